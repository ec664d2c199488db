import { z } from 'zod';

const whole = (from: number, to: number) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(from, `must be at least ${from}`)
    .max(to, `must be at most ${to}`);

/** A quota of a company. There is no limit when the variable is not set. */
const quota = whole(1, 1_000_000_000_000_000);

/** The origin in `text`, as browsers send it; undefined when `text` is not exactly one origin. */
function originIn(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && !url.hostname.includes('*') && `${url.origin}/` === url.href;
  return isOrigin ? url.origin : undefined;
}

const origins = z
  .string()
  .default('')
  .transform((text, { addIssue }) =>
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .flatMap((part) => {
        const origin = originIn(part);
        if (origin === undefined)
          addIssue({
            code: 'custom',
            message: `must be origins such as https://agents.example.com; ${part} is not one`,
          });
        return origin ?? [];
      }),
  );

const settings = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  APP_URL: z.url({ protocol: /^https?$/, error: 'must look like https://docent.example.com' }).optional(),
  DOCENT_HOSTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgresql://user:password@host:5432/name' })
    .optional(),
  DATABASE_POOL: whole(1, 500).default(10),
  DOCENT_WAIT_FACTOR: whole(1, 100).default(1),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://host:6379' }).optional(),
  DOCENT_DATA_DIR: z.string().min(1).default('.data'),
  DOCENT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DOCENT_RATE_LIMIT: whole(1, 1_000_000).default(60),
  DOCENT_RATE_LIMIT_USERS: whole(1, 1_000_000).default(300),
  DOCENT_CLIENT_LIMIT: whole(1, 10_000_000).default(6_000),
  DOCENT_CLIENT_LIMIT_ADDRESS: whole(1, 10_000_000).default(300),
  DOCENT_DASHBOARD_LIMIT: whole(1, 10_000_000).default(1_200),
  DOCENT_DASHBOARD_LIMIT_ADDRESS: whole(1, 10_000_000).default(1_200),
  DOCENT_SIGN_IN_LIMIT: whole(1, 1_000_000).default(10),
  DOCENT_MAX_EVENTS_PER_MONTH: quota.optional(),
  DOCENT_MAX_USERS: quota.optional(),
  DOCENT_MAX_EVENT_NAMES: quota.optional(),
  DOCENT_MAX_EVENT_BYTES: quota.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().min(3).default('Docent <docent@localhost>'),
  DOCENT_MCP_ORIGINS: origins,
  DOCENT_CLIENT_DOCUMENTS: z.stringbool({ error: 'must be true or false' }).default(true),
  DOCENT_TRUST_PROXY: z.stringbool({ error: 'must be true or false' }).default(false),
  DOCENT_STOP_DELAY: whole(0, 300).default(0),
  CHROMIUM_PATH: z.string().min(1).optional(),
  DOCENT_METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

export type Env = Omit<z.output<typeof settings>, 'APP_URL'> & {
  /** The public origin, without a trailing slash. */
  APP_URL: string;
};

/** A setting that is missing or malformed. The message names the variable and fits on one line. */
export class SettingsError extends Error {}

/**
 * Reads and checks every setting.
 * @throws SettingsError for the first variable that cannot be used.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingsError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const env = parsed.data;
  if (env.DATABASE_URL && !env.DOCENT_SECRET)
    throw new SettingsError(
      'DOCENT_SECRET: is required with DATABASE_URL (32 characters or more; it encrypts API keys)',
    );
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  return { ...env, APP_URL: (env.APP_URL ?? `http://${host}:${env.PORT}`).replace(/\/+$/, '') };
}

let current: Env | undefined;

/** The settings of this process, read once. */
export const env = (): Env => (current ??= readEnv());
