import { MAX_CHOSEN, MAX_EMAIL, MAX_TEXT } from './answer-limits';

/** Maximum lengths of texts, in characters. */
export const LENGTHS = {
  name: 200,
  title: 300,
  content: MAX_TEXT,
  selector: 1_000,
  url: 2_000,
  /** Buttons and other short texts of a widget. */
  label: 100,
  eventName: 100,
  color: 50,
  /** Length of a search query. */
  query: 200,
  email: MAX_EMAIL,
  password: 128,
  keyName: 100,
  userId: 255,
  metadataKey: 100,
  /** A text that a rule compares with. */
  ruleText: 2_000,
} as const;

export const MIN_PASSWORD_LENGTH = 8;

/** Maximum numbers. */
export const MAX = {
  /** Rows of a list in one response. */
  listed: 100,
  /** Users or events in one import request. */
  rows: 1_000,
  rules: 50,
  priority: 100,
  /** Days back for rules. */
  daysBack: 36_500,
  /** Days of a period in statistics. */
  periodDays: 366,
  throttledWidgets: 100,
  throttleHours: 8_760,
  pauseSeconds: 3_600,
  snoozeHours: 8_760,
  signingKeys: 50,
  chosen: MAX_CHOSEN,
  /** Answers in one response to a survey. No survey has this many questions. */
  answers: 100,
  retentionDays: 3_650,
} as const;

/** The pause between two widgets if the company sets none. */
export const DEFAULT_PAUSE_SECONDS = 30;

/** Minimum numbers other than 0 and 1. */
export const MIN = {
  /** As long as a browser may keep an event before it sends it; see server/features/analytics/events/receipts.ts. */
  retentionDays: 30,
} as const;

export const HEX_COLOR = /^#[0-9a-fA-F]{6}$/;

/** From this share of a quota on, admins are warned. */
export const WARNED_SHARE = 0.8;
