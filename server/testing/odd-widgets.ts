import type { WidgetType } from '../../widgets/contract/types';
import type { Warning } from '../../widgets/validation/warning';

export type Json = Record<string, unknown>;
type Case = [title: string, type: WidgetType, body: Json, path: string, code: Warning['code']];

const FIRST = { id: 'a', question: 'How often?', type: 'single-choice', options: ['Daily', 'Weekly'] };
const SECOND = { id: 'b', question: 'Why?', type: 'text' };
const STEP = { type: 'welcome', title: 'Hello' };
export const tour = (body: Json): Json => ({ steps: [STEP], targeting: { showOnAllPages: true }, ...body });
export const step = (own: Json): Json => tour({ steps: [{ ...STEP, ...own }] });
export const rule = (own: Json, joined: Json = {}): Json => tour({ targeting: { rules: [own], ...joined } });
export const ask = (question: Json, settings: Json = {}): Json => ({
  targeting: { showOnAllPages: true },
  settings: { questions: [{ question: 'Why?', type: 'rating', ...question }], ...settings },
});
export const item = (own: Json): Json => ({ items: [{ title: 'Do it', ...own }] });
export const news = (button: Json): Json => ({
  title: 'News',
  content: 'It is here.',
  settings: { buttons: [button] },
});
export const PRO = { type: 'user-property', property: 'plan', value: 'pro' };

/** Inputs that are accepted, each with one mistake to warn about. */
export const MISTAKES: Case[] = [
  ['a highlight without an element', 'tour', step({ type: 'highlight' }), 'steps[0].domQuery', 'missing_element'],
  ['an invalid picture address', 'tour', step({ imageUrl: 'not a url' }), 'steps[0].imageUrl', 'invalid_address'],
  [
    'a picture address with http',
    'announcement',
    { title: 'News', content: 'Here.', settings: { imageUrl: 'http://cdn.example/a.png' } },
    'settings.imageUrl',
    'insecure_address',
  ],
  [
    'an invalid picture address of a sender',
    'announcement',
    { title: 'News', content: 'Here.', settings: { sender: { name: 'Ann', imageUrl: 'my picture' } } },
    'settings.sender.imageUrl',
    'invalid_address',
  ],
  ['a delay of days', 'microSurvey', ask({}, { displayDelay: 999_999 }), 'settings.displayDelay', 'long_wait'],
  ['a start delay of a day', 'tour', tour({ settings: { startDelay: 86_400 } }), 'settings.startDelay', 'long_wait'],
  [
    'one option twice',
    'microSurvey',
    ask({ type: 'multiple-choice', options: ['A', 'B', 'A '] }),
    'settings.questions[0].options',
    'duplicate_options',
  ],
  [
    'one option alone',
    'microSurvey',
    ask({ type: 'single-choice', options: ['A'] }),
    'settings.questions[0].options',
    'single_option',
  ],
  [
    'two options with the same name',
    'feedbackWidget',
    { options: [{ name: 'Idea' }, { name: 'Idea' }] },
    'options',
    'duplicate_options',
  ],
  ['an empty question', 'npsWidget', { settings: { question: ' ' } }, 'settings.question', 'empty_text'],
  ['an incomplete selector', 'tour', step({ domQuery: '###bad[' }), 'steps[0].domQuery', 'invalid_selector'],
  ['a selector of combinators only', 'tour', step({ domQuery: '>>' }), 'steps[0].domQuery', 'invalid_selector'],
  [
    'a selector in jQuery syntax',
    'tour',
    step({ domQuery: 'button:contains("Save")' }),
    'steps[0].domQuery',
    'invalid_selector',
  ],
  ['a button to an unknown step', 'tour', step({ nextStepId: 'x' }), 'steps[0].nextStepId', 'missing_target'],
  [
    'a second button without a text',
    'tour',
    step({ secondButton: { text: '', action: 'close' } }),
    'steps[0].secondButton.text',
    'missing_button_text',
  ],
  [
    'a second button with an unknown action',
    'tour',
    step({ secondButton: { text: 'A', action: 'explode' } }),
    'steps[0].secondButton.action',
    'unknown_value',
  ],
  [
    'a second button without a URL to open',
    'tour',
    step({ secondButton: { text: 'A', action: 'open-url' } }),
    'steps[0].secondButton.url',
    'missing_target',
  ],
  [
    'a second button that runs code',
    'tour',
    step({ secondButton: { text: 'A', action: 'open-url', url: 'javascript:alert(1)' } }),
    'steps[0].secondButton.url',
    'unsafe_link',
  ],
  [
    'a second button without a step to open',
    'tour',
    step({ secondButton: { text: 'A', action: 'go-to-step' } }),
    'steps[0].secondButton.stepId',
    'missing_target',
  ],
  [
    'a second button to an unknown step',
    'tour',
    step({ secondButton: { text: 'A', action: 'go-to-step', stepId: 'x' } }),
    'steps[0].secondButton.stepId',
    'missing_target',
  ],
  [
    'a back button in the first step',
    'tour',
    step({ secondButton: { text: 'A', action: 'back' } }),
    'steps[0].secondButton.action',
    'never_met',
  ],
  [
    'steps in a circle',
    'tour',
    tour({
      steps: [
        { ...STEP, id: 'a' },
        { ...STEP, id: 'b', nextStepId: 'a' },
      ],
    }),
    'steps[1].nextStepId',
    'circle',
  ],
  [
    'a step that nothing leads to',
    'tour',
    tour({
      steps: [
        { ...STEP, id: 'a', nextStepId: 'c' },
        { ...STEP, id: 'b' },
        { ...STEP, id: 'c' },
      ],
    }),
    'steps[1]',
    'never_shown',
  ],
  ['a step without a text', 'tour', step({ title: '  ', content: '' }), 'steps[0].title', 'empty_text'],
  [
    'a link that runs code',
    'tour',
    step({ redirectToUrl: 'javascript:alert(1)' }),
    'steps[0].redirectToUrl',
    'unsafe_link',
  ],
  [
    'a text for a button that an item does not have',
    'checklist',
    item({ buttonText: 'Show me' }),
    'items[0].buttonText',
    'never_shown',
  ],
  ['an unknown type of step', 'tour', step({ type: 'popover' }), 'steps[0].type', 'unknown_value'],
  [
    'an unknown type of rule',
    'tour',
    rule({ type: 'page_url', value: '/a' }),
    'targeting.rules[0].type',
    'unknown_rule',
  ],
  [
    'an unknown operator',
    'tour',
    rule({ ...PRO, comparisonOperator: 'eq' }),
    'targeting.rules[0].comparisonOperator',
    'unknown_operator',
  ],
  [
    'an operator of another rule type',
    'tour',
    rule({ type: 'rollout', comparisonOperator: 'equals', value: 20 }),
    'targeting.rules[0].comparisonOperator',
    'unknown_operator',
  ],
  ['a rollout of 0 percent', 'tour', rule({ type: 'rollout', value: 0 }), 'targeting.rules[0]', 'never_met'],
  [
    'a rule joined to all pages by “or”',
    'tour',
    tour({ targeting: { showOnAllPages: true, rules: [{ type: 'rollout', value: 20 }], ruleLogicalOperator: 'or' } }),
    'targeting.rules[0]',
    'always_met',
  ],
  [
    'a wildcard in an address',
    'tour',
    rule({ type: 'url', comparisonOperator: 'equals', value: '/projects/*' }),
    'targeting.rules[0].value',
    'wildcard',
  ],
  [
    'a time rule that can no longer be met',
    'tour',
    rule({ type: 'current-time', comparisonOperator: 'less-than', value: '2020-01-01T00:00:00Z' }),
    'targeting.rules[0]',
    'never_met',
  ],
  [
    'opposite rules',
    'tour',
    tour({
      targeting: {
        rules: [
          { ...PRO, comparisonOperator: 'equals' },
          { ...PRO, comparisonOperator: 'not-equals' },
        ],
      },
    }),
    'targeting.rules[1]',
    'never_met',
  ],
  [
    'an unknown device',
    'tour',
    rule({ type: 'device', value: ['phone'] }),
    'targeting.rules[0].value',
    'unknown_value',
  ],
  [
    'a country name instead of a code',
    'tour',
    rule({ type: 'location', value: ['Germany'] }),
    'targeting.rules[0].value',
    'unknown_value',
  ],
  [
    'an element rule with an invalid selector',
    'tour',
    rule({ type: 'element', value: 'a:visible' }),
    'targeting.rules[0].value',
    'invalid_selector',
  ],
  ['an end in the past', 'tour', tour({ settings: { endAt: '2020-01-01T00:00:00Z' } }), 'settings.endAt', 'over'],
  [
    'an end before the start',
    'tour',
    tour({ settings: { startAt: '2999-02-01T00:00:00Z', endAt: '2999-01-01T00:00:00Z' } }),
    'settings.startAt',
    'ends_before_start',
  ],
  [
    'an unknown frequency',
    'tour',
    tour({ settings: { frequency: { mode: 'daily' } } }),
    'settings.frequency.mode',
    'unknown_value',
  ],
  [
    'a choice question without options',
    'microSurvey',
    ask({ type: 'single-choice' }),
    'settings.questions[0].options',
    'missing_options',
  ],
  [
    'an unknown type of question',
    'microSurvey',
    ask({ type: 'choice' }),
    'settings.questions[0].type',
    'unknown_value',
  ],
  [
    'a survey question without a text',
    'microSurvey',
    ask({ question: '' }),
    'settings.questions[0].question',
    'empty_text',
  ],
  [
    'an unknown trigger',
    'microSurvey',
    ask({}, { displayTrigger: 'after_delay' }),
    'settings.displayTrigger',
    'unknown_value',
  ],
  ['an unknown survey position', 'microSurvey', ask({}, { position: 'center' }), 'settings.position', 'unknown_value'],
  [
    'a follow-up to an unknown question',
    'microSurvey',
    ask({}, { questions: [FIRST, { ...SECOND, showIf: { questionId: 'gone' } }] }),
    'settings.questions[1].showIf.questionId',
    'missing_target',
  ],
  [
    'a follow-up to a later question',
    'microSurvey',
    ask({}, { questions: [{ ...FIRST, showIf: { questionId: 'b' } }, SECOND] }),
    'settings.questions[0].showIf.questionId',
    'missing_target',
  ],
  [
    'a follow-up to itself',
    'microSurvey',
    ask({}, { questions: [FIRST, { ...SECOND, showIf: { questionId: 'b' } }] }),
    'settings.questions[1].showIf.questionId',
    'missing_target',
  ],
  [
    'a follow-up to an answer that the question does not offer',
    'microSurvey',
    ask({}, { questions: [FIRST, { ...SECOND, showIf: { questionId: 'a', answers: ['Sometimes'] } }] }),
    'settings.questions[1].showIf.answers[0]',
    'unknown_value',
  ],
  [
    'a follow-up to an empty list of answers',
    'microSurvey',
    ask({}, { questions: [FIRST, { ...SECOND, showIf: { questionId: 'a', answers: [] } }] }),
    'settings.questions[1].showIf.answers',
    'never_met',
  ],
  [
    'a trigger without its value',
    'microSurvey',
    ask({}, { displayTrigger: 'custom_event' }),
    'settings.displayTriggerValue',
    'missing_value',
  ],
  [
    'a button without a text',
    'announcement',
    news({ text: ' ', action: 'close' }),
    'settings.buttons[0].text',
    'missing_button_text',
  ],
  [
    'a button without a URL',
    'announcement',
    news({ text: 'Read', action: 'open-url' }),
    'settings.buttons[0].url',
    'missing_target',
  ],
  [
    'an item without the element that completes it',
    'checklist',
    item({ completionType: 'page-event' }),
    'items[0].pageEventElementSelector',
    'missing_element',
  ],
  ['an item without its tour', 'checklist', item({ type: 'start-tour' }), 'items[0].tourId', 'missing_target'],
  ['a tip without a text', 'smartTip', { settings: { cssSelector: '#a' } }, 'title', 'empty_text'],
  [
    'an empty celebration',
    'checklist',
    { ...item({}), settings: { celebration: { title: ' ', content: '<p></p>' } } },
    'settings.celebration',
    'empty_text',
  ],
  [
    'an unknown effect',
    'checklist',
    { ...item({}), settings: { celebration: { effect: 'fireworks' } } },
    'settings.celebration.effect',
    'unknown_value',
  ],
  [
    'an unknown checklist position',
    'checklist',
    { ...item({}), settings: { position: 'middle' } },
    'settings.position',
    'unknown_value',
  ],
  [
    'an unknown NPS position',
    'npsWidget',
    { settings: { position: 'bottom_left' } },
    'settings.position',
    'unknown_value',
  ],
  [
    'an unknown value of `askEmail`',
    'feedbackWidget',
    { settings: { askEmail: 'sometimes' } },
    'settings.askEmail',
    'unknown_value',
  ],
  [
    'an unknown feedback position',
    'feedbackWidget',
    { settings: { position: 'right' } },
    'settings.position',
    'unknown_value',
  ],
  ['an option without a name', 'feedbackWidget', { options: [{ name: ' ' }] }, 'options[0].name', 'empty_text'],
];

/** Cases that only the server can detect. */
export const SERVER_ONLY_MISTAKES: Case[] = [
  [
    'an item that starts an unknown tour',
    'checklist',
    item({ type: 'start-tour', tourId: 99_999 }),
    'items[0].tourId',
    'linked_missing',
  ],
  [
    'a button that opens an unknown changelog',
    'announcement',
    news({ text: 'A', action: 'open-changelog', id: 99_999 }),
    'settings.buttons[0].id',
    'linked_missing',
  ],
  [
    'a rule about an unknown widget',
    'tour',
    rule({ type: 'widget-state', value: { entityType: 'tour', entityId: 99_999 } }),
    'targeting.rules[0].value.entityId',
    'linked_missing',
  ],
  [
    'a setting that does not exist',
    'tour',
    tour({ settings: { triger: 'once' } }),
    'settings.triger',
    'unknown_setting',
  ],
];
