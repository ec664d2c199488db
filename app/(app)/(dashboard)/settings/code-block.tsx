'use client';
import { Box, Button, CopyButton, ScrollArea } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconCheck, IconCopy } from '../../../../ui/icons';
import classes from './code-block.module.css';

/** Text with a button to copy it. `label` names the text. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  const t = useTranslations('common');
  return (
    <Box className={classes.block}>
      <ScrollArea type="auto" scrollbarSize={8} viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': label }}>
        <pre className={classes.code} data-wrap={!code.includes('\n') || undefined}>
          <code>{code}</code>
        </pre>
      </ScrollArea>
      <CopyButton value={code} timeout={2_000}>
        {({ copied, copy }) => (
          <Button
            className={classes.copy}
            size="compact-xs"
            variant="default"
            leftSection={copied ? <IconCheck size={13} aria-hidden /> : <IconCopy size={13} aria-hidden />}
            onClick={copy}
            aria-label={copied ? t('copied') : `${t('copy')}: ${label}`}
          >
            {copied ? t('copied') : t('copy')}
          </Button>
        )}
      </CopyButton>
    </Box>
  );
}
