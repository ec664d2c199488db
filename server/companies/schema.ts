import { z } from 'zod';
import { LEAST, LENGTHS, MOST } from '../../widgets/limits';
import { byEndUser } from '../operation/end-users';
import { asObserved } from '../operation/round-trip';
import { hexColor, id, name, timestamp } from '../operation/wire';

const SCHEMES = ['auto', 'light', 'dark'] as const;

const accentColor = hexColor.nullable().describe('The color of buttons and links, `#rrggbb`; null for Docent’s own.');
const colorScheme = z.enum(SCHEMES).describe('Whether widgets are light or dark; `auto` follows the browser.');

const logoUrl = z
  .url({ protocol: /^https?$/, error: 'Must be an address that begins with https://.' })
  .max(LENGTHS.url)
  .nullable()
  .describe(
    'The picture at the top of public pages, best one that can be seen on light and on dark; null for the name of the company.',
  );

const verification = {
  required: z.boolean().describe('Whether browsers must prove who a user is.').meta({ example: true }),
  signingKeys: z
    .array(id)
    .max(MOST.signingKeys)
    .nullable()
    .describe('The ids of the API keys that sign identity hashes; null for every key with the `publish` scope.')
    .meta({ example: [3] }),
};

const throttle = z
  .strictObject({
    maxWidgets: z.int().min(1).max(MOST.throttledWidgets).describe('At most so many widgets …').meta({ example: 2 }),
    windowHours: z
      .int()
      .min(1)
      .max(MOST.throttleHours)
      .describe('… in so many hours, for each person.')
      .meta({ example: 24 }),
  })
  .nullable()
  .describe('How much one person is shown; null for no limit.');

const widgetPauseSeconds = z
  .int()
  .min(0)
  .max(MOST.pauseSeconds)
  .describe('Seconds between a widget that a person closed and the next that comes over the page by itself.')
  .meta({ example: 30 });

const allowedOrigins = z
  .array(z.string().regex(/^https?:\/\/[^\s/]{1,250}$/, 'Must be an origin like https://app.example.com.'))
  .max(100)
  .describe('Where the browser script may run: origins such as `https://app.example.com`. None means anywhere.');

const offAutomated = z
  .boolean()
  .describe('Whether browsers that a program drives, as tests do, are left alone.')
  .meta({ example: false });

const eventRetentionDays = z
  .int()
  .min(LEAST.retentionDays)
  .max(MOST.retentionDays)
  .nullable()
  .describe(
    'For how many days single events are kept. Of older ones alike the newest stays, with how many there were; funnels begin later. Null: for ever.',
  )
  .meta({ example: 365 });

const publishing = z
  .enum(['open', 'strict'])
  .describe(
    'Who changes what readers see of changelogs and roadmaps: with `open`, every key and editor that writes; with `strict`, only those with `publish`, as with widgets.',
  )
  .meta({ example: 'open' });

const protectMetadata = z
  .boolean()
  .describe(
    'Whether browsers without an identity hash leave alone what of a user’s metadata came from a server: from a key, over REST or MCP, or an import.',
  )
  .meta({ example: false });

export const settings = z
  .strictObject({
    appearance: z
      .strictObject({
        accentColor: accentColor.meta({ example: '#4f46e5' }),
        colorScheme: colorScheme.meta({ example: 'auto' }),
        logoUrl: logoUrl.meta({ example: 'https://example.com/logo.svg' }),
      })
      .describe('How public pages look, and widgets whose theme says nothing.'),
    identityVerification: z
      .strictObject(verification)
      .describe('Whether a wrong or missing identity hash is refused, and which keys sign one.'),
    throttle,
    widgetPauseSeconds,
    allowedOrigins: allowedOrigins.meta({ example: ['https://app.example.com'] }),
    offAutomated,
    eventRetentionDays,
    publishing,
    protectMetadata,
  })
  .meta({ id: 'CompanySettings', description: 'What applies to all widgets of the company.' });

export const company = z
  .strictObject({
    id: id.describe('The id of the company.'),
    name: z.string().describe('Its name.').meta({ example: 'Acme' }),
    clientToken: z
      .string()
      .describe('The public token of the browser script; no secret.')
      .meta({ example: 'ct_7Hk2mQ9xVb4TzR8wLp3NcD6fYs1GjA5e' }),
    settings,
    script: asObserved(
      z
        .strictObject({
          url: z
            .string()
            .describe('Where pages load it; an upgrade of Docent is an upgrade of the script in every page.')
            .meta({ example: 'https://docent.example.com/js/main.js' }),
          pinnedUrl: z
            .string()
            .describe('This release of it: what is here never changes, and stays after an upgrade.')
            .meta({ example: 'https://docent.example.com/js/main.Zk3vP0qLw8YtR2aB.js' }),
          integrity: z
            .string()
            .describe(
              'The `integrity` attribute of a tag with `pinnedUrl`, which needs `crossorigin="anonymous"` with it.',
            )
            .meta({ example: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC' }),
        })
        .meta({ id: 'BrowserScript', description: 'Where the browser script is.' }),
    ),
    installation: asObserved(
      z
        .strictObject({
          installed: z
            .boolean()
            .describe('Whether the browser script ever asked what to show.')
            .meta({ example: true }),
          lastSeenAt: timestamp.nullable().describe('When it last did; null before the first time.'),
          origins: z
            .array(
              z
                .strictObject({
                  origin: byEndUser(z.string().describe('Where it runs.').meta({ example: 'https://app.example.com' })),
                  firstSeenAt: timestamp.describe('When it first asked from there.'),
                  lastSeenAt: timestamp.describe('When it last did, to the minute.'),
                })
                .meta({ id: 'InstalledOrigin', description: 'An origin that the browser script asked from.' }),
            )
            .describe('Where it runs, the last seen first.'),
          lastEventAt: timestamp.nullable().describe('When the newest event happened; null before the first.'),
          lastEventUrl: byEndUser(
            z
              .string()
              .nullable()
              .describe('The page it named in `properties.url`, if it did.')
              .meta({ example: 'https://app.example.com/projects' }),
          ),
        })
        .describe('Whether the browser script reports.'),
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
    })
    .optional()
    .describe('Only what is sent changes.')
    .meta({ example: { throttle: { maxWidgets: 2, windowHours: 24 } } }),
});

export type Company = z.output<typeof company>;
export type CompanySettings = z.output<typeof settings>;
export type UpdateInput = z.output<typeof updateInput>;
