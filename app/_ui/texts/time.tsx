'use client';
import { useFormatter, useNow, useTranslations } from 'use-intl';

/** The time since a moment, with the exact moment in a tooltip. */
export function Time({ at }: { at: string }) {
  const format = useFormatter();
  const t = useTranslations('common');
  const now = useNow({ updateInterval: 60_000 });
  const moment = new Date(at);
  const exact = format.dateTime(moment, { dateStyle: 'medium', timeStyle: 'short' });
  const recent = Math.abs(now.getTime() - moment.getTime()) < 45_000;
  return (
    // A list shows many times: the browser's own tooltip (`title`) is cheaper than a component.
    <time dateTime={at} title={exact} suppressHydrationWarning>
      {recent ? t('justNow') : format.relativeTime(moment, now)}
    </time>
  );
}

/** A day, such as 21 Nov 2026. */
export function Day({ at }: { at: string }) {
  const format = useFormatter();
  return <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium' })}</time>;
}
