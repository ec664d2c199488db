import type { Env } from './env';

/** Resources with a quota. */
export const QUOTAS = ['events', 'users', 'eventNames', 'eventBytes'] as const;
export type Quota = (typeof QUOTAS)[number];

/** The quotas of each company; null without a limit. */
export type QuotaLimits = Readonly<Record<Quota, number | null>>;

export const NO_LIMITS: QuotaLimits = { events: null, users: null, eventNames: null, eventBytes: null };

/** The settings of quotas. */
export type QuotaSettings = Partial<
  Pick<Env, 'DOCENT_MAX_EVENTS_PER_MONTH' | 'DOCENT_MAX_USERS' | 'DOCENT_MAX_EVENT_NAMES' | 'DOCENT_MAX_EVENT_BYTES'>
>;

/** The limits that the settings set. */
export const limitsOf = (settings: QuotaSettings): QuotaLimits => ({
  events: settings.DOCENT_MAX_EVENTS_PER_MONTH ?? null,
  users: settings.DOCENT_MAX_USERS ?? null,
  eventNames: settings.DOCENT_MAX_EVENT_NAMES ?? null,
  eventBytes: settings.DOCENT_MAX_EVENT_BYTES ?? null,
});
