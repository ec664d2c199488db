import { z } from 'zod';
import type { WidgetDefinition } from '../definition';
import { entriesOf, storedEntriesOf, withIds } from '../entries';
import { content, displaySettings, link, open, selector, settingsOf, text, title } from '../fields';
import { unmetTour } from './requirements';

const SIDES = ['bottom', 'top', 'left', 'right', 'auto'];

const stepFields = {
  title: title.optional(),
  content: content.optional(),
  domQuery: selector('The element the step points at.').optional(),
  direction: open('On which side of the element it stands.', [
    ...SIDES,
    ...SIDES.flatMap((side) => [`${side}-start`, `${side}-end`]),
  ]).optional(),
  buttonText: text(100, 'The text of its button.', 'Next').optional(),
  imageUrl: link('A picture above the text.').optional(),
  videoUrl: link('A video above the text.').optional(),
  redirectToUrl: link('Where its button leads.').optional(),
  pageUrl: link('The page it belongs to.').optional(),
  advanceOn: open('What leads to the next step.', ['button', 'click', 'url-change', 'event']).optional(),
  missingTarget: open('What happens when the element does not appear.', ['wait', 'skip', 'center', 'end']).optional(),
};

const type = open('How the step looks.', ['welcome', 'highlight', 'tooltip', 'modal']);

const label = (description: string, example: string) => text(100, description, example).nullish();

/** Product tours: steps that lead through the host application. */
export const tour = {
  type: 'tour',
  path: 'product-tours',
  idParam: 'id',
  label: 'product tour',
  plural: 'product tours',
  noun: 'product_tour',
  tag: 'Product tours',
  summary: 'Steps that lead through the host application.',
  listItem: 'summary',
  input: {
    steps: entriesOf({ type, ...stepFields }, 50)
      .optional()
      .describe('The steps in order. Replaced as a whole: send the full array back and keep the ids.'),
  },
  detail: { steps: storedEntriesOf({ type, ...stepFields }, 'TourStep', 'A step of a product tour.') },
  settings: settingsOf({
    tourStart: open('How it begins.', ['minified', 'immediate', 'manual']).nullish(),
    startDelay: z.number().min(0).nullish().describe('Seconds before it begins.').meta({ example: 0 }),
    trigger: open('How often it begins by itself.', ['once', 'until-finished', 'every-session', 'always']).nullish(),
    saveProgress: z
      .boolean()
      .nullish()
      .describe('Whether a person goes on where they stopped.')
      .meta({ example: true }),
    hideBeacon: z.boolean().nullish().describe('Whether the minified tour shows no beacon.').meta({ example: false }),
    beaconPosition: open('Where the beacon stands.', [
      'bottom-right',
      'bottom-left',
      'top-right',
      'top-left',
    ]).nullish(),
    multiPageEnabled: z.boolean().nullish().describe('Whether it goes on across page loads.').meta({ example: false }),
    timeout: z.number().min(1).nullish().describe('Seconds to wait for an element.').meta({ example: 10 }),
    allowClosingTour: z.boolean().nullish().describe('Whether people may close it.').meta({ example: true }),
    closeOnOutsideClick: z
      .boolean()
      .nullish()
      .describe('Whether a click beside it closes it.')
      .meta({ example: false }),
    themeColor: text(50, 'The colour of buttons and beacon.', '#4f46e5').nullish(),
    textColor: text(50, 'The colour of texts on the theme colour.', '#ffffff').nullish(),
    nextBtnText: label('The button to the next step.', 'Next'),
    backBtnText: label('The button to the step before.', 'Back'),
    finishBtnText: label('The button of the last step.', 'Finish'),
    startTourBtnText: label('The button that begins it.', 'Start tour'),
    continueTourBtnText: label('The button that goes on.', 'Continue tour'),
    filterType: text(50, 'Stored and echoed only.', 'all').nullish(),
    ...displaySettings,
  }),
  toContent: (input) => (input.steps ? { steps: withIds(input.steps as { id?: string }[]) } : {}),
  emptyContent: { steps: [] },
  unmet: unmetTour,
  example: {
    name: 'First project',
    steps: [
      { type: 'welcome', title: 'Welcome', content: '<p>Two minutes, and your first project stands.</p>' },
      {
        type: 'highlight',
        title: 'Begin here',
        content: '<p>Create a project.</p>',
        domQuery: '#new-project',
        direction: 'bottom',
      },
    ],
    targeting: { showOnAllPages: true },
    settings: { tourStart: 'minified', trigger: 'once', beaconPosition: 'bottom-right' },
    active: false,
  },
} satisfies WidgetDefinition;
