import { describe, expect, it } from 'vitest';
import { RULE_OPERATORS } from '../targeting/targeting';
import { nearest } from './nearest';
import { SYNONYMS } from './synonyms';

const STEP = ['id', 'type', 'title', 'content', 'domQuery', 'direction', 'buttonText', 'imageUrl', 'redirectToUrl'];
const OPERATORS = RULE_OPERATORS['user-property'] ?? [];

it.each([
  ['tilte', STEP, 'title'],
  ['dom_query', STEP, 'domQuery'],
  ['DOMQuery', STEP, 'domQuery'],
  ['selector', STEP, 'domQuery'],
  ['selctor', STEP, 'domQuery'],
  ['placement', STEP, 'direction'],
  ['body', STEP, 'content'],
  ['cta', STEP, 'buttonText'],
  ['selector', ['cssSelector'], 'cssSelector'],
  ['operator', ['type', 'comparisonOperator', 'value'], 'comparisonOperator'],
  ['widgetId', ['id', 'name'], 'id'],
  ['id', ['widgetId', 'name'], 'widgetId'],
  ['eq', OPERATORS, 'equals'],
  ['EQUALS', OPERATORS, 'equals'],
  ['equal', OPERATORS, 'equals'],
  ['not_in', OPERATORS, 'is-not-one-of'],
  ['gte', OPERATORS, 'greater-than-or-equal'],
  ['user_property', Object.keys(RULE_OPERATORS), 'user-property'],
  ['page_url', Object.keys(RULE_OPERATORS), 'url'],
  ['update_product_tours', ['get_product_tour', 'update_product_tour', 'update_tag'], 'update_product_tour'],
])('%s is matched to the intended word', (word, known, meant) => {
  expect(nearest(word, known)).toBe(meant);
});

it.each([
  ['', STEP],
  ['zebra', STEP],
  ['constructor', STEP],
  ['__proto__', STEP],
  ['title'.repeat(1_000), STEP],
  ['title', []],
])('returns undefined for %s if no known word is near', (word, known) => {
  expect(nearest(word, known)).toBeUndefined();
});

describe('the synonyms', () => {
  it('are normalized (lower case, no separators)', () => {
    for (const word of Object.keys(SYNONYMS)) expect(word).toBe(word.toLowerCase().replace(/[-_\s]/g, ''));
  });
});
