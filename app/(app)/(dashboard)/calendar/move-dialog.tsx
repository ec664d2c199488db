'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { toLocal, toMoment } from '../../../../ui/time-zone';
import { FormDialog } from '../../../_ui/forms/form-dialog';
import { useZone } from '../../../_ui/texts/zone';
import { TimeField, timeFault } from '../../../_unpublished/time-field';
import type { Movable } from './types';

type Props = { entry: Movable; onClose: () => void; onMove: (at: string) => void };

/** Asks for another time of a scheduled action. */
export default function MoveDialog({ entry, onClose, onMove }: Props) {
  const t = useTranslations('calendar');
  const { zone } = useZone();
  const [at, setAt] = useState<string | null>(() => toLocal(entry.at, zone));
  const [isSent, setIsSent] = useState(false);
  return (
    <FormDialog
      title={t('moveTitle', { name: entry.entity.name })}
      submit={t('move')}
      saving={false}
      onClose={onClose}
      onSubmit={(event) => {
        event?.preventDefault();
        if (!at || timeFault(at, zone)) return setIsSent(true);
        onMove(toMoment(at, zone));
        onClose();
      }}
    >
      <TimeField value={at} onChange={setAt} isSent={isSent} />
    </FormDialog>
  );
}
