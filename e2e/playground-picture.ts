// Records the picture at the top of README.md: tsx e2e/playground-picture.ts http://localhost:3001, while npm run demo runs on new data.
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { joinFrames } from './support/apng';
import { launchOptions } from './support/chromium.mjs';

const [address = 'http://localhost:3001'] = process.argv.slice(2);
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1200, height: 720 }, reducedMotion: 'reduce' });
const frames: { png: Buffer; ms: number }[] = [];
const button = (name: string | RegExp) => page.getByRole('button', { name });
const take = async (ms: number) => frames.push({ png: await page.screenshot(), ms });
const shows = (text: string | RegExp) => page.getByText(text).first().waitFor();

await page.goto(address);
await shows('Welcome to Plumbline');
await take(2_000);
await button('Show me').click();
await shows('Your projects');
await take(1_600);
// A tour through a table that scrolls, into a dialog.
await page.keyboard.press('Escape');
await page.getByRole('link', { name: 'Workload' }).click();
await button('Start tour').click();
await shows('What one person can do in a week.');
await button('Next').click();
await shows('Too much');
await take(2_000);
await page.locator('#overload').click();
await shows('Spread the work');
await take(2_200);
// The next step is on another page, to which the application's own router leads.
await button('Next').click();
await shows('And see what it changes');
await take(2_000);
await button('Finish').click();
await page.getByRole('link', { name: 'Projects' }).click();
await button(/Get started/).click();
await shows('1 of 4 done');
await take(1_600);
await button('New project').click();
await page.getByLabel('Name', { exact: true }).fill('Annual report');
await button('Create project').click();
await shows('2 of 4 done');
await take(2_600);
await browser.close();
writeFileSync('docs/images/playground.png', joinFrames(frames));
writeFileSync('docs/images/playground-still.png', frames[1]?.png ?? Buffer.alloc(0));
