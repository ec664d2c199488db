const URL_OPERATORS = [
  'equals',
  'not-equals',
  'contains',
  'not-contains',
  'starts-with',
  'ends-with',
  'is-one-of',
  'is-not-one-of',
];
const ORDER_OPERATORS = ['greater-than', 'greater-than-or-equal', 'less-than', 'less-than-or-equal'];

/** The operators each known rule type takes; the first is meant when a rule names none. Unknown types and operators are stored and never match. */
export const RULE_OPERATORS: Record<string, readonly string[]> = {
  'all-pages': [],
  url: URL_OPERATORS,
  'current-time': ORDER_OPERATORS,
  location: ['is-one-of', 'is-not-one-of'],
  language: ['is-one-of', 'is-not-one-of'],
  'user-property': [
    ...URL_OPERATORS,
    ...ORDER_OPERATORS,
    'exists',
    'not-exists',
    'within-last-days',
    'more-than-days-ago',
  ],
  'user-segment': ['in', 'not-in'],
  element: ['present', 'not-present'],
  device: ['is-one-of'],
  'widget-state': ['seen', 'not-seen', 'completed', 'not-completed', 'dismissed'],
  event: ['occurred', 'not-occurred', 'count-at-least'],
  rollout: ['less-than'],
};

/** The operator whose opposite each negative one is. */
export const OPPOSITES: Record<string, string> = {
  'not-equals': 'equals',
  'not-contains': 'contains',
  'is-not-one-of': 'is-one-of',
  'not-exists': 'exists',
  'not-in': 'in',
  'not-present': 'present',
  'not-seen': 'seen',
  'not-completed': 'completed',
  'not-occurred': 'occurred',
};
