'use client';
import { useTranslations } from 'use-intl';
import type { FormProps } from '../../../ui/form/draft';
import { EntryList } from '../../../ui/form/entry-list';
import { Section } from '../../../ui/form/fields';
import { Form } from '../../../ui/form/form';
import { ContentScope, textOf } from '../../../ui/form/scope';
import { enumeration, useValueName } from '../../../ui/form/values';
import { IconExternalLink, IconRoute, IconSquareCheck } from '../../../ui/icons';
import { knownValues, MAX_ITEMS } from '../known-values';
import { Celebration, Heading } from './around';
import { ItemFields } from './item-fields';

const ICONS = { custom: IconSquareCheck, 'open-url': IconExternalLink, 'start-tour': IconRoute };
const COMPLETED_BY = { custom: 'manual-click', 'open-url': 'manual-click', 'start-tour': 'tour-finished' };

/** The texts and the items of a checklist. */
export function Content(form: FormProps) {
  const t = useTranslations('editing.checklist');
  const texts = useTranslations('editing.checklist.form.items');
  const valueName = useValueName();
  const { items } = form.draft.content;
  const types = enumeration(knownValues.itemType, (type) => t(`values.itemType.${type}`));
  const entryTypes = types.values.map((type) => ({
    label: types.nameOf(type),
    about: t(`hints.itemType.${type}`),
    icon: ICONS[type],
    make: () => ({ type, title: '', content: '', completionType: COMPLETED_BY[type] }),
  }));
  return (
    <Form disabled={form.disabled}>
      <Heading form={form} />
      <Section title={texts('title')}>
        <ContentScope form={form}>
          <EntryList
            name="items"
            texts={texts}
            max={MAX_ITEMS}
            types={entryTypes}
            summary={(item) => textOf(item.title)}
            badge={(item) => valueName(types, textOf(item.type) || 'custom')}
            fields={() => <ItemFields />}
            focus={form.focus}
            setFocus={form.setFocus}
          />
        </ContentScope>
      </Section>
      <Celebration form={form} items={Array.isArray(items) ? items.length : 0} />
    </Form>
  );
}
