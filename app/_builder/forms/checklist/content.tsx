'use client';
import { IconExternalLink, IconRoute, IconSquareCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { KNOWN, LIMITS } from '../../../../widgets/known-values';
import type { FormProps } from '../../draft';
import { EntryList } from '../entry-list';
import { Section } from '../fields';
import { Form } from '../form';
import { textOf } from '../scope';
import { useValueAbout, useValueLabel } from '../values';
import { ItemFields } from './item-fields';

const ICONS = { custom: IconSquareCheck, 'open-url': IconExternalLink, 'start-tour': IconRoute };
const COMPLETED_BY = { custom: 'manual-click', 'open-url': 'manual-click', 'start-tour': 'tour-finished' };

/** The items of a checklist. */
export function Content({ draft, change, disabled, issue, focus, setFocus }: FormProps) {
  const t = useTranslations('forms.lists.items');
  const label = useValueLabel();
  const about = useValueAbout();
  const kinds = KNOWN.itemType.map((type) => ({
    label: label('itemType', type),
    about: about('itemType', type),
    icon: ICONS[type],
    make: () => ({ type, title: '', content: '', completionType: COMPLETED_BY[type] }),
  }));
  return (
    <Form disabled={disabled}>
      <Section title={t('title')}>
        <EntryList
          list="items"
          path="items"
          entries={draft.items ?? []}
          onChange={(items, why) => change({ items }, why)}
          max={LIMITS.items}
          kinds={kinds}
          summary={(item) => textOf(item.title)}
          badge={(item) => label('itemType', textOf(item.type) || 'custom')}
          fields={() => <ItemFields />}
          {...{ disabled, issue, focus, setFocus }}
        />
      </Section>
    </Form>
  );
}
