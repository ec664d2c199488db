'use client';
import { Anchor, Stack } from '@mantine/core';
import { useMessages, useTranslations } from 'use-intl';
import { type DraftWarning, keyOf } from './visible-warnings';

/** The list and the index of the entry that contains a field: `settings.buttons[0].text` → `buttons`, `0`. */
const ENTRY = /(\w+)\[(\d+)\]/;

/** Formats a warning for display. */
export function useWarningText(): (warning: DraftWarning) => string {
  const t = useTranslations('builder');
  const { warning: texts, entry: entries } = useMessages().builder;
  const nameOf = (list: string) => (entries as Readonly<Record<string, string>>)[list] ?? t('entryOther');
  return ({ field, code }) => {
    const text = (texts as Readonly<Record<string, string>>)[code] ?? code;
    const [, list, index] = ENTRY.exec(field) ?? [];
    if (list === undefined) return text.charAt(0).toUpperCase() + text.slice(1);
    return t('warningAt', { place: nameOf(list), number: Number(index) + 1, text });
  };
}

/** The warnings of a draft, each with a link to its field. */
export function WarningList({ warnings, onJump }: { warnings: DraftWarning[]; onJump: (field: string) => void }) {
  const textOf = useWarningText();
  return (
    <Stack gap={4} component="ul" m={0} pl={0} style={{ listStyle: 'none' }}>
      {warnings.map((one) => (
        <li key={keyOf(one)}>
          <Anchor
            component="button"
            type="button"
            size="sm"
            ta="start"
            c="var(--docent-warning)"
            onClick={() => onJump(one.field)}
          >
            {textOf(one)}
          </Anchor>
        </li>
      ))}
    </Stack>
  );
}
