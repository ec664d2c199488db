'use client';
import { Button, Group, Popover, Text, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { safeLink } from '../../embed/kit/urls';
import { IconLink } from '../icons';

type Props = { editor: Editor; opened: boolean; onChange: (opened: boolean) => void };

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useTranslations('common.richText');
  const before = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(before);
  const [refused, setRefused] = useState(false);
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form is in a portal, but React still bubbles its events to the form around the editor.
    event.stopPropagation();
    const href = address.trim();
    if (href && !safeLink(href)) return setRefused(true);
    onDone();
    if (!href) chain().unsetLink().run();
    else if (editor.state.selection.empty && !before)
      chain()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain().setLink({ href }).run();
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        data-autofocus
        size="xs"
        inputMode="url"
        label={t('linkAddress')}
        placeholder="https://"
        value={address}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value);
          setRefused(false);
        }}
        error={refused && t('linkRefused')}
        spellCheck={false}
      />
      <Text size="xs" c="dimmed" mt={4}>
        {t('linkHint')}
      </Text>
      <Group justify="flex-end" mt="xs">
        <Button type="submit" size="compact-sm">
          {t('linkSave')}
        </Button>
      </Group>
    </form>
  );
}

/** Makes the selection a link, or edits the link around it. */
export function LinkControl({ editor, opened, onChange }: Props) {
  const t = useTranslations('common.richText');
  return (
    <Popover opened={opened} onChange={onChange} width={280} position="bottom-start" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={t('link')}
          title={t('link')}
          active={editor.isActive('link')}
          onClick={() => onChange(!opened)}
        >
          <IconLink size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>
        <LinkForm editor={editor} onDone={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
