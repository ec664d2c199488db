import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expect } from './test';

/** A person's way to meet each type's requirements, and the text of the preview then. */
export const KINDS: Record<
  string,
  { noun: string; missing: string; fill?: (page: Page) => Promise<void>; shows?: string }
> = {
  'product-tours': {
    noun: 'product tour',
    missing: 'Add at least one step',
    shows: 'Welcome aboard',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Add step' }).click();
      await page.getByRole('menuitem', { name: /^Welcome/ }).click();
      await page.getByLabel('Title', { exact: true }).fill('Welcome aboard');
    },
  },
  checklists: {
    noun: 'checklist',
    missing: 'Add at least one item',
    shows: 'Create a project',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Add item' }).click();
      await page.getByRole('menuitem', { name: /^Task/ }).click();
      await page.getByLabel('Title', { exact: true }).fill('Create a project');
    },
  },
  'smart-tips': {
    noun: 'smart tip',
    missing: 'Name the element it belongs to',
    shows: '#export',
    fill: (page) => page.getByLabel('Element it belongs to').fill('#export'),
  },
  announcements: {
    noun: 'announcement',
    missing: 'Write what it says',
    shows: 'Dark mode is here',
    fill: async (page) => {
      await page.getByLabel('Title', { exact: true }).fill('Dark mode is here');
      await page.locator('[contenteditable="true"]').fill('Switch it on in the settings.');
    },
  },
  'micro-surveys': {
    noun: 'micro survey',
    missing: 'Ask at least one question',
    shows: 'How easy was it?',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Add question' }).click();
      await page.getByRole('menuitem', { name: /^Rating/ }).click();
      await page.getByLabel('Question', { exact: true }).fill('How easy was it?');
    },
  },
  'feedback-widgets': {
    noun: 'feedback widget',
    missing: 'Add at least one option',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Ready sets' }).click();
      await page.getByRole('menuitem', { name: /Three faces/ }).click();
    },
  },
  'nps-widgets': { noun: 'NPS widget', missing: 'Say who sees it, and where' },
};

/** The live preview's frame. */
export const preview = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="The widget as people will see it"]');

export const nameField = (page: Page): Locator => page.getByLabel('Name', { exact: true });

/** Waits for a toast with this text. */
export const toast = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: text }).last()).toBeVisible();

/** Opens a tab of the builder. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
}
