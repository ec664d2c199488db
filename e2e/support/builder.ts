import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from 'playwright/test';
import type { WidgetTexts } from '../../messages/types';
import { unmetOf } from '../../widgets/contract/requirements';
import { WIDGET_TYPES, type WidgetType } from '../../widgets/contract/types';
import { definitions } from '../../widgets/generated/definitions';
import { expect } from './test';

const FOLDERS: string[] = JSON.parse(readFileSync('widgets/registry.json', 'utf8'));

/** The texts of a type in the dashboard. */
export function textsOf(type: WidgetType): WidgetTexts {
  const folder = FOLDERS[WIDGET_TYPES.indexOf(type)];
  return JSON.parse(readFileSync(`widgets/${folder}/messages.en.json`, 'utf8'));
}

/** The required fields of a new widget of a type, except targeting, with the label of the link to each. */
export function missingOf(type: WidgetType): { field: string; reason: string }[] {
  const { unmet } = textsOf(type);
  const empty = { content: definitions[type].emptyContent, settings: {}, rules: [{ type: 'all-pages' }] };
  return unmetOf(type, empty).map(({ field, message }) => ({
    field,
    reason: unmet[field.replace(/^settings\./, '')]?.list ?? message,
  }));
}

/** The value of a field in the example of its type, else in a new widget. */
function exampleOf(type: WidgetType, field: string): unknown {
  const { example, emptyContent } = definitions[type];
  const at = (value: unknown, key: string) => (value as Record<string, unknown> | undefined)?.[key];
  return field.split('.').reduce(at, example as unknown) ?? at(emptyContent, field);
}

const TEXT = [
  '[contenteditable="true"]',
  'textarea',
  'input:not([readonly], [type="hidden"], [type="radio"], [type="checkbox"])',
];

/**
 * Fills a field of the open form: with the text of the type's example, or, if the field is a list, with the first entry that can be added
 * and a text in it. @returns the text
 */
export async function fillField(page: Page, type: WidgetType, field: string): Promise<string> {
  const value = exampleOf(type, field);
  const isList = Array.isArray(value);
  const at = isList ? `${field}[0]` : field;
  const text = typeof value === 'string' && value ? value.replace(/<[^>]*>/g, '') : 'Written by hand';
  if (isList) {
    const add = page.locator(`[data-field="${field}"] [data-add]`);
    await add.click();
    if ((await add.getAttribute('aria-haspopup')) === 'menu') await page.getByRole('menuitem').first().click();
  }
  // The rich text editor is loaded when its text gets the focus.
  await page.locator(`[data-field="${at}"] [data-resting]`).evaluateAll((places) => {
    for (const place of places) (place as HTMLElement).focus();
  });
  const ways = TEXT.flatMap((way) => [`[data-field="${at}"] ${way}`, `${way}[data-field="${at}"]`]);
  await page.locator(ways.join(', ')).first().fill(text);
  return text;
}

/** The live preview's frame. */
export const preview = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="The widget as users will see it"]');

export const nameField = (page: Page): Locator => page.getByLabel('Name', { exact: true });

/** Waits for a toast with this text. */
export const toast = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: text }).last()).toBeVisible();

/** Opens a tab of the builder. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
}
