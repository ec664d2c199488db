import { useTranslations } from 'use-intl';

/** The rich text editor's words. */
export function useRichTextLabels() {
  const t = useTranslations('common.richText');
  return {
    boldControlLabel: t('bold'),
    italicControlLabel: t('italic'),
    codeControlLabel: t('code'),
    h2ControlLabel: t('heading'),
    h3ControlLabel: t('subheading'),
    bulletListControlLabel: t('bulletList'),
    orderedListControlLabel: t('orderedList'),
    blockquoteControlLabel: t('quote'),
    linkControlLabel: t('link'),
    unlinkControlLabel: t('unlink'),
    undoControlLabel: t('undo'),
    redoControlLabel: t('redo'),
    linkEditorInputLabel: t('linkAddress'),
    linkEditorInputPlaceholder: 'https://',
    linkEditorExternalLink: t('linkNewTab'),
    linkEditorInternalLink: t('linkSameTab'),
    linkEditorSave: t('linkSave'),
  };
}
