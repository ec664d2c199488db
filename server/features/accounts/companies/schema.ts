import { z } from 'zod';
import { LENGTHS, MAX, MIN } from '../../../../widgets/contract/limits';
import { byEndUser } from '../../../operations/end-users';
import { asChangingWithoutSave } from '../../../operations/round-trip';
import { hexColor, id, name, timestamp } from '../../../operations/wire';

const SCHEMES = ['auto', 'light', 'dark'] as const;

const accentColor = hexColor.nullable().describe('The color of buttons and links, `#rrggbb`; null for Docent’s own.');
const colorScheme = z.enum(SCHEMES).describe('Whether widgets are light or dark; `auto` follows the browser.');

const logoUrl = z
  .url({ protocol: /^https?$/, error: 'Must be an address that begins with https://.' })
  .max(LENGTHS.url)
  .nullable()
  .describe(
    'The logo of public pages, which should suit light and dark backgrounds; null for the name of the company.',
  );

const verification = {
  required: z.boolean().describe('Whether browsers must prove who a user is.').meta({ example: true }),
  signingKeys: z
    .array(id)
    .max(MAX.signingKeys)
    .nullable()
    .describe('The ids of the API keys that sign identity hashes; null for every key with the `publish` scope.')
    .meta({ example: [3] }),
};

const throttle = z
  .strictObject({
    maxWidgets: z
      .int()
      .min(1)
      .max(MAX.throttledWidgets)
      .describe('Maximum widgets for each person per window.')
      .meta({ example: 2 }),
    windowHours: z.int().min(1).max(MAX.throttleHours).describe('Length of the window in hours.').meta({ example: 24 }),
  })
  .nullable()
  .describe('The throttle for each person; null for no limit.');

const widgetPauseSeconds = z
  .int()
  .min(0)
  .max(MAX.pauseSeconds)
  .describe('Seconds between a widget that a person closed and the next one that opens by itself over the page.')
  .meta({ example: 30 });

const allowedOrigins = z
  .array(z.string().regex(/^https?:\/\/[^\s/]{1,250}$/, 'Must be an origin like https://app.example.com.'))
  .max(100)
  .describe('Origins where the browser script may run, such as `https://app.example.com`. Empty for all.');

const offAutomated = z
  .boolean()
  .describe('Whether automated browsers, such as those of tests, see no widgets.')
  .meta({ example: false });

const eventRetentionDays = z
  .int()
  .min(MIN.retentionDays)
  .max(MAX.retentionDays)
  .nullable()
  .describe(
    'Days for which single events are kept. Older similar events are condensed into the newest one, with their number; funnels begin later. Null: forever.',
  )
  .meta({ example: 365 });

const publishing = z
  .enum(['open', 'strict'])
  .describe(
    'Who can change public changelogs and roadmaps: with `open`, every key and editor with `write`; with `strict`, only those with `publish`, as for widgets.',
  )
  .meta({ example: 'open' });

const protectMetadata = z
  .boolean()
  .describe(
    'Whether metadata that a server wrote, over REST, MCP or an import, is protected from browsers without an identity hash.',
  )
  .meta({ example: false });

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** A time zone by its name in the IANA database; an offset such as `+02:00` has no daylight saving time. */
export const timeZone = z
  .string()
  .max(LENGTHS.name)
  .refine((text) => /^[A-Za-z]/.test(text) && isTimeZone(text), 'Must be an IANA time zone, such as Europe/Berlin.')
  .nullable()
  .describe(
    'The time zone of the dashboard, as an IANA name; null for that of each person’s browser. Times of the API stay in UTC.',
  )
  .meta({ example: 'Europe/Berlin' });

export const settings = z
  .strictObject({
    appearance: z
      .strictObject({
        accentColor: accentColor.meta({ example: '#4f46e5' }),
        colorScheme: colorScheme.meta({ example: 'auto' }),
        logoUrl: logoUrl.meta({ example: 'https://example.com/logo.svg' }),
      })
      .describe('The appearance of public pages, and of widgets without their own.'),
    identityVerification: z
      .strictObject(verification)
      .describe('Whether identity hashes are required, and the keys that sign them.'),
    throttle,
    widgetPauseSeconds,
    allowedOrigins: allowedOrigins.meta({ example: ['https://app.example.com'] }),
    offAutomated,
    eventRetentionDays,
    publishing,
    protectMetadata,
    timeZone,
  })
  .meta({ id: 'CompanySettings', description: 'Settings for all widgets of the company.' });

export const company = z
  .strictObject({
    id: id.describe('The id of the company.'),
    name: z.string().describe('Its name.').meta({ example: 'Acme' }),
    clientToken: z
      .string()
      .describe('The public token of the browser script; no secret.')
      .meta({ example: 'ct_7Hk2mQ9xVb4TzR8wLp3NcD6fYs1GjA5e' }),
    settings,
    script: asChangingWithoutSave(
      z
        .strictObject({
          url: z
            .string()
            .describe('The URL of the latest script, which every upgrade of Docent updates.')
            .meta({ example: 'https://docent.example.com/js/main.js' }),
          pinnedUrl: z
            .string()
            .describe('The URL of this release, which never changes and stays after an upgrade.')
            .meta({ example: 'https://docent.example.com/js/main.Zk3vP0qLw8YtR2aB.js' }),
          integrity: z
            .string()
            .describe('The `integrity` attribute for `pinnedUrl`. The tag also needs `crossorigin="anonymous"`.')
            .meta({ example: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC' }),
        })
        .meta({ id: 'BrowserScript', description: 'The URLs of the browser script.' }),
    ),
    installation: asChangingWithoutSave(
      z
        .strictObject({
          installed: z
            .boolean()
            .describe('Whether the browser script has ever sent a request.')
            .meta({ example: true }),
          lastSeenAt: timestamp.nullable().describe('When it last did; null if never.'),
          origins: z
            .array(
              z
                .strictObject({
                  origin: byEndUser(z.string().describe('The origin.').meta({ example: 'https://app.example.com' })),
                  firstSeenAt: timestamp.describe('The first request.'),
                  lastSeenAt: timestamp.describe('The last request, to the minute.'),
                })
                .meta({ id: 'InstalledOrigin', description: 'An origin that uses the browser script.' }),
            )
            .describe('The origins, last seen first.'),
          lastEventAt: timestamp.nullable().describe('When the newest event happened; null if there are no events.'),
          lastEventUrl: byEndUser(
            z
              .string()
              .nullable()
              .describe('Its page, from `properties.url`.')
              .meta({ example: 'https://app.example.com/projects' }),
          ),
        })
        .describe('The status of the browser script.'),
    ),
  })
  .meta({ id: 'Company', description: 'The company that the key belongs to.' });

export const updateInput = z.strictObject({
  name: name.optional().describe('Its name.').meta({ example: 'Acme' }),
  settings: z
    .strictObject({
      appearance: z
        .strictObject({
          accentColor: accentColor.optional(),
          colorScheme: colorScheme.optional(),
          logoUrl: logoUrl.optional(),
        })
        .optional()
        .describe('Merged key by key.'),
      identityVerification: z
        .strictObject({ required: verification.required.optional(), signingKeys: verification.signingKeys.optional() })
        .optional()
        .describe('Merged key by key.'),
      throttle: throttle.optional(),
      widgetPauseSeconds: widgetPauseSeconds.optional(),
      allowedOrigins: allowedOrigins.optional(),
      offAutomated: offAutomated.optional(),
      eventRetentionDays: eventRetentionDays.optional(),
      publishing: publishing.optional(),
      protectMetadata: protectMetadata.optional(),
      timeZone: timeZone.optional(),
    })
    .optional()
    .describe('Only the fields sent change.')
    .meta({ example: { throttle: { maxWidgets: 2, windowHours: 24 } } }),
});

export type Company = z.output<typeof company>;
export type CompanySettings = z.output<typeof settings>;
export type UpdateInput = z.output<typeof updateInput>;
