import { z } from 'zod';
import type { Showing, WidgetDefinition } from '../contract/definition';
import { entriesOf, storedEntriesOf, withIds } from '../contract/entries';
import {
  CHANGED_TARGET,
  content,
  displaySettings,
  link,
  oneOf,
  selector,
  settingsOf,
  snoozeHours,
  targetSnapshot,
  text,
  title,
} from '../contract/fields';
import { LENGTHS } from '../contract/limits';
import { guide } from './guide';
import { knownValues, MAX_STEPS } from './known-values';
import { requirements } from './requirements';
import { type Step, targetsOf } from './targets';
import { widgetType } from './type';

const MODES: Record<string, Showing['mode']> = {
  once: 'once',
  'until-finished': 'until-completed',
  'every-session': 'session',
  always: 'always',
};

const stepId = (description: string) =>
  text(LENGTHS.label, `${description} The id of a step: to refer to a step, send your own id for it.`, 'reports').min(
    1,
  );

const stepFields = {
  title: title.optional(),
  content: content.optional(),
  domQuery: selector('The element the step points at.').optional(),
  direction: oneOf('The side of the element where it shows.', knownValues.stepDirection).optional(),
  buttonText: text(LENGTHS.label, 'The text of its button.', 'Next').optional(),
  imageUrl: link('A picture above the text.').optional(),
  videoUrl: link('A video above the text.').optional(),
  redirectToUrl: link('Where its button leads.').optional(),
  pageUrl: link('The page it belongs to.').optional(),
  advanceOn: oneOf('What leads to the next step.', knownValues.advanceOn).optional(),
  advanceOnEvent: text(
    LENGTHS.eventName,
    'For `advanceOn: "event"` the name of the event. Default: the id of the step.',
    'project_created',
  ).optional(),
  nextStepId: stepId('The step that its button or `advanceOn` leads to. Default: the next one.').optional(),
  secondButton: z
    .strictObject({
      text: text(LENGTHS.label, 'Its text.', 'Show me reports instead'),
      action: oneOf(
        'What it does. `finish` ends the tour as completed, `close` as dismissed; `open-url` keeps the current step.',
        knownValues.secondAction,
      ),
      stepId: stepId('The step it leads to, for `go-to-step`.').optional(),
      url: link('Where it leads, for `open-url`.').optional(),
    })
    .optional()
    .describe('A second button.'),
  targetSnapshot: targetSnapshot.optional(),
  changedTarget: oneOf(CHANGED_TARGET, knownValues.changedTarget).optional(),
  missingTarget: oneOf('What happens when the element does not appear.', knownValues.missingTarget).optional(),
};

const type = oneOf('How the step appears.', knownValues.stepType);

const label = (description: string, example: string) => text(LENGTHS.label, description, example).nullish();

/** Product tours: steps that lead through the host application. */
export const definition = {
  ...widgetType,
  ...guide,
  listItem: 'summary',
  input: {
    steps: entriesOf({ type, ...stepFields }, MAX_STEPS)
      .optional()
      .describe('The steps in order. Replaced as a whole: send the full array back and keep the ids.'),
  },
  detail: { steps: storedEntriesOf({ type, ...stepFields }, 'TourStep', 'A step of a product tour.') },
  settings: settingsOf({
    tourStart: oneOf('How it begins.', knownValues.tourStart).nullish(),
    startDelay: z.number().min(0).nullish().describe('Seconds before it begins.').meta({ example: 0 }),
    trigger: oneOf('How often it begins by itself.', knownValues.trigger).nullish(),
    saveProgress: z
      .boolean()
      .nullish()
      .describe('Whether a person goes on where they stopped.')
      .meta({ example: true }),
    hideBeacon: z.boolean().nullish().describe('Whether the minified tour shows no beacon.').meta({ example: false }),
    beaconPosition: oneOf('Position of the beacon.', knownValues.beaconPosition).nullish(),
    multiPageEnabled: z.boolean().nullish().describe('Whether it goes on across page loads.').meta({ example: false }),
    timeout: z.number().min(1).nullish().describe('Seconds to wait for an element.').meta({ example: 10 }),
    allowClosingTour: z.boolean().nullish().describe('Whether people may close it.').meta({ example: true }),
    closeOnOutsideClick: z.boolean().nullish().describe('Whether a click outside closes it.').meta({ example: false }),
    snoozeHours,
    themeColor: text(LENGTHS.color, 'The color of buttons and beacon.', '#4f46e5').nullish(),
    textColor: text(LENGTHS.color, 'The color of texts on the theme color.', '#ffffff').nullish(),
    nextBtnText: label('The button to the next step.', 'Next'),
    backBtnText: label('The button to the step before.', 'Back'),
    finishBtnText: label('The button of the last step.', 'Finish'),
    startTourBtnText: label('The button that begins it.', 'Start tour'),
    continueTourBtnText: label('The button that goes on.', 'Continue tour'),
    filterType: text(50, 'Stored and returned, without any effect.', 'all').nullish(),
    ...displaySettings,
  }),
  toContent: (input) => (input.steps ? { steps: withIds(input.steps as { id?: string }[]) } : {}),
  emptyContent: { steps: [] },
  showing: ({ tourStart, startDelay, trigger, multiPageEnabled }) => ({
    mode: MODES[String(trigger)] ?? 'once',
    interrupts: tourStart === 'immediate',
    resumes: multiPageEnabled === true,
    start: tourStart === 'manual' ? { on: 'call' } : { on: 'load', delaySeconds: Number(startDelay ?? 0) },
  }),
  targets: ({ content: { steps } }) => targetsOf(steps as Step[]),
  unmet: requirements,
} satisfies WidgetDefinition;
