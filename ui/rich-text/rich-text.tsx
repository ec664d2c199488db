'use client';
import '@mantine/tiptap/styles.css';
import { Button, Input, Textarea } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconCode, IconPencil } from '../icons';
import { useRichTextLabels } from './labels';
import { LinkControl } from './link';
import type { RichTextProps } from './props';
import classes from './rich-text.module.css';

/** HTML that the visual editor does not support, and would therefore remove. */
const BEYOND_EDITOR =
  /<(img|picture|table|iframe|video|audio|details|mark|sub|sup|kbd|ins|h1|h4|h5|h6|small|div|span)\b|<[^>]+\s(dir|lang)=/i;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Converts plain text, which the API accepts too, to paragraphs. HTML stays as it is. */
function asHtml(value: string): string {
  if (!value || /<[a-z]/i.test(value)) return value;
  return value
    .split(/\n+/)
    .map((line) => `<p>${escaped(line.replaceAll('&amp;', '&'))}</p>`)
    .join('');
}

type EditorProps = RichTextProps & {
  /** Called once, when the editor is ready. Returns whether the person is still in the field. */
  takesFocus?: () => boolean;
  /** Called once, when the editor is ready. Returns the text that was typed before. */
  takesTyped?: () => string;
};

function Visual(props: EditorProps & { id: string }) {
  const { value, onChange, label, disabled, error, compact, id, takesFocus, takesTyped } = props;
  const labels = useRichTextLabels();
  const emitted = useRef(value);
  const [linking, setLinking] = useState(false);
  const attributes = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(error ? { 'aria-invalid': 'true' } : {}),
  };
  const handleKeyDown = (_: unknown, event: KeyboardEvent) => {
    const isLinkKey = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k';
    if (isLinkKey) {
      event.preventDefault();
      setLinking(true);
    }
    return isLinkKey;
  };
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
        heading: { levels: [2, 3] },
        // A trailing node would add a paragraph even to texts that are not edited.
        trailingNode: false,
      }),
    ],
    content: asHtml(value),
    editable: !disabled,
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes, handleKeyDown },
    onUpdate: ({ editor }) => {
      emitted.current = editor.isEmpty ? '' : editor.getHTML();
      onChange(emitted.current);
    },
  });
  const writeTyped = useEffectEvent(() => {
    if (!editor) return;
    editor.commands.setTextSelection(editor.state.doc.content.size);
    // The editor's own focus command waits for the next frame: keys pressed before it would be lost, and it would take the focus from
    // another field that the person has moved to meanwhile.
    if (takesFocus?.()) editor.view.focus();
    const text = takesTyped?.();
    if (text) editor.commands.insertContent({ type: 'text', text });
  });
  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);
  useEffect(() => {
    if (!editor || value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(asHtml(value), { emitUpdate: false });
  }, [editor, value]);
  // Must run after the effect above, which would otherwise replace the text written here with the old `value`.
  useEffect(() => {
    writeTyped();
  }, [editor]);
  return (
    <RichTextEditor
      editor={editor}
      labels={labels}
      className={classes.editor}
      data-compact={compact || undefined}
      data-invalid={Boolean(error) || undefined}
      data-disabled={disabled || undefined}
    >
      {!disabled && (
        <RichTextEditor.Toolbar className={classes.toolbar}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            {!compact && <RichTextEditor.Code />}
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            {!compact && <RichTextEditor.H2 />}
            <RichTextEditor.H3 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            {!compact && <RichTextEditor.Blockquote />}
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            {editor && <LinkControl editor={editor} opened={linking} onChange={setLinking} />}
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.ClearFormatting />
          </RichTextEditor.ControlsGroup>
          {!compact && (
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Undo />
              <RichTextEditor.Redo />
            </RichTextEditor.ControlsGroup>
          )}
        </RichTextEditor.Toolbar>
      )}
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}

/** Formatted text, edited as people see it or as HTML. Load it through `lazy.tsx`. */
export function RichText(props: EditorProps) {
  const { value, onChange, label, description, disabled, required, error, compact } = props;
  const t = useTranslations('common.richText');
  const id = useId();
  const [source, setSource] = useState(false);
  const sourceOnly = BEYOND_EDITOR.test(value);
  const asSource = source || sourceOnly;
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement={asSource ? 'label' : 'div'}
      description={sourceOnly ? t('sourceOnly') : description}
      error={error}
      required={required}
      withAsterisk={required}
    >
      <div className={classes.frame}>
        {asSource ? (
          <Textarea
            id={id}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            readOnly={disabled}
            error={Boolean(error)}
            autosize
            minRows={compact ? 4 : 8}
            maxRows={24}
            spellCheck={false}
            classNames={{ input: classes.source }}
          />
        ) : (
          <Visual {...props} id={id} />
        )}
      </div>
      {!disabled && !sourceOnly && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          mt={4}
          className={classes.mode}
          leftSection={asSource ? <IconPencil size={13} aria-hidden /> : <IconCode size={13} aria-hidden />}
          onClick={() => setSource(!source)}
        >
          {asSource ? t('visual') : t('source')}
        </Button>
      )}
    </Input.Wrapper>
  );
}
