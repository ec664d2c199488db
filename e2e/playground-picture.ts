// The picture that leads the README: tsx e2e/playground-picture.ts http://localhost:3001, while npm run demo runs on fresh data.
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { joinFrames } from './support/apng';
import { launchOptions } from './support/chromium.mjs';

const [address = 'http://localhost:3001'] = process.argv.slice(2);
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 960, height: 600 }, reducedMotion: 'reduce' });
const frames: { png: Buffer; ms: number }[] = [];
const button = (name: string | RegExp) => page.getByRole('button', { name });
const take = async (ms: number) => frames.push({ png: await page.screenshot(), ms });
const shows = (text: string | RegExp) => page.getByText(text).first().waitFor();

await page.goto(address);
await shows('Welcome to Plumbline');
await take(2_000);
await button('Next').click();
await shows('Your projects');
await take(1_800);
await button('Next').click();
await button('Next').click();
await shows('The forecast');
await take(1_800);
await page.keyboard.press('Escape');
await button('Later').click();
await button(/Getting started/).click();
await shows('0 of 4 done');
await take(1_800);
await button('New project').click();
await shows('1 of 4 done');
await take(1_800);
await page
  .locator('[data-docent-widget^="checklist/"]')
  .getByRole('button', { name: /Close|Getting started/ })
  .last()
  .click();
await button('Hide this list').waitFor({ state: 'hidden' });
await shows('checklist_step_completed');
await take(2_600);
await browser.close();
writeFileSync('docs/images/playground.png', joinFrames(frames));
writeFileSync('docs/images/playground-still.png', frames[1]?.png ?? Buffer.alloc(0));
