'use client';
import { onlineManager, useMutationState } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { IconCloudOff } from '../../../ui/icons';
import classes from './offline.module.css';

const subscribe = (then: () => void) => onlineManager.subscribe(then);
const isOnline = () => onlineManager.isOnline();
const always = () => true;

/** Says that there is no connection, and how many changes wait for one. They are sent automatically when the connection is back. */
export function Offline() {
  const t = useTranslations('errors');
  const online = useSyncExternalStore(subscribe, isOnline, always);
  const waiting = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length;
  return (
    <div aria-live="polite" className={classes.offline}>
      {!online && (
        <div role="status" className={classes.box}>
          <IconCloudOff size={18} aria-hidden />
          <span>
            <strong>{t('offline')}</strong> {t('offlineText', { waiting })}
          </span>
        </div>
      )}
    </div>
  );
}
