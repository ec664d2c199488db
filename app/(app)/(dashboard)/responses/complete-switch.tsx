'use client';
import { Badge, Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { useUrlState } from '../../../_ui/navigation/url-state';

type Url = ReturnType<typeof useUrlState>;

/** Whether responses that are not complete are left out; kept in the URL. */
export const completeOnlyOf = (url: Url): true | undefined => (url.get('complete') ? true : undefined);

/** Leaves out responses that are not complete. */
export function CompleteSwitch({ url }: { url: Url }) {
  const t = useTranslations('responses');
  return (
    <Switch
      label={t('completeOnly')}
      checked={completeOnlyOf(url) ?? false}
      onChange={(event) => url.set({ complete: event.currentTarget.checked ? 1 : null, offset: null, open: null })}
      styles={{ root: { alignSelf: 'center' } }}
    />
  );
}

/** Says that a response is not complete. */
export function PartialBadge() {
  const t = useTranslations('responses');
  return (
    <Badge size="sm" variant="light" color="gray" title={t('partialText')}>
      {t('partial')}
    </Badge>
  );
}
