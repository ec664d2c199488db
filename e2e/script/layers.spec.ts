import { HOST } from '../support/addresses';
import { faultsOf, hostOf } from '../support/host';
import { expect, test } from '../support/test';

const layers = [
  ['above everything by default', '', [2147483000, 2147483001, 2147483002]],
  ['from the z-index in the script tag upward', '&z=5000', [5000, 5001, 5002]],
] as const;

for (const [name, query, [shade, launcher, card]] of layers)
  test(`widgets are layered ${name}`, async ({ page, company, request }) => {
    const faults = faultsOf(page);
    const host = hostOf({ page, company, request });
    const news = await host.live('announcements', { name: 'News', title: 'News', content: '<p>Look.</p>' });
    const feedback = await host.live('feedback-widgets', { name: 'Feedback', optionsPreset: 'thumbs' });
    await page.goto(`${HOST}/?token=${company.clientToken}${query}`);
    const levelOf = (entityType: string, id: number, part: string) =>
      host
        .widget(entityType, id)
        .locator(part)
        .evaluate((element) => Number(getComputedStyle(element).zIndex));
    expect(await levelOf('announcement', news, '.card')).toBe(card);
    expect(await levelOf('announcement', news, '.scrim')).toBe(shade);
    expect(await levelOf('feedbackWidget', feedback, '.launcher')).toBe(launcher);
    expect(faults).toEqual([]);
  });
