import { useTranslations } from 'use-intl';

/** The labels of the rich text editor's buttons. */
export function useRichTextLabels() {
  const t = useTranslations('common.richText');
  return {
    boldControlLabel: t('bold'),
    italicControlLabel: t('italic'),
    underlineControlLabel: t('underline'),
    codeControlLabel: t('code'),
    clearFormattingControlLabel: t('clear'),
    h2ControlLabel: t('heading'),
    h3ControlLabel: t('subheading'),
    bulletListControlLabel: t('bulletList'),
    orderedListControlLabel: t('orderedList'),
    blockquoteControlLabel: t('quote'),
    unlinkControlLabel: t('unlink'),
    undoControlLabel: t('undo'),
    redoControlLabel: t('redo'),
  };
}
