'use client';
import { Box, Button, Group, SegmentedControl, Text, useComputedColorScheme, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PreviewMessage } from '../../../embed/preview/protocol';
import { IconDeviceDesktop, IconDeviceMobile, IconExternalLink, IconMoon, IconSun } from '../../../ui/icons';
import type { WidgetType } from '../../../widgets/contract/types';
import classes from '../builder.module.css';
import type { Draft } from '../draft/draft';

type Props = {
  type: WidgetType;
  id: number;
  draft: Draft;
  theme: Record<string, unknown> | null;
  focus: number;
  setFocus: (index: number) => void;
  /** Shows the draft on a page of the application; undefined if the person may not do that. */
  onPage: (() => void) | undefined;
  /** A text that names the version shown instead of the draft: an earlier one, or the live one. */
  past: string | undefined;
  /** Goes back to showing the draft. */
  onNow: () => void;
};

type Scheme = 'light' | 'dark';

/** The widget as people will see it, drawn in a frame of its own that shares nothing with the dashboard. */
export function Preview({ type, id, draft, theme, focus, setFocus, onPage, past, onNow }: Props) {
  const t = useTranslations('builder');
  const onPageText = useTranslations('onPage');
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [phone, setPhone] = useState(false);
  // Read in the first render, not in an effect: the server renders nothing of the builder, so hydration finds no difference.
  const own = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<Scheme>();
  const [note, setNote] = useState('');
  const colorScheme = chosen ?? own;
  // The address has the first color scheme only. Later ones are sent as messages, because another address would reload the frame.
  const [src] = useState(`/preview/frame?scheme=${colorScheme}`);

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const message = event.data as PreviewMessage;
      if (event.source !== frame.current?.contentWindow || message?.source !== 'docent-preview') return;
      if (message.kind === 'ready') setReady(true);
      else if (message.kind === 'step') setFocus(message.index);
      else if (message.kind === 'action') setNote(t(`preview_${message.action}`, { detail: message.detail }));
      else if (message.kind === 'error') setNote(t('preview_error'));
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [setFocus, t]);

  useEffect(() => {
    if (!ready) return;
    const { name, content, settings } = draft;
    const widget = { id, name, ...content, settings };
    // The frame's origin is opaque: there is no narrower target to name, and the message holds nothing secret.
    frame.current?.contentWindow?.postMessage(
      { source: 'docent-builder', kind: 'show', type, widget, theme, colorScheme, index: focus },
      '*',
    );
  }, [ready, draft, theme, colorScheme, focus, id, type]);

  return (
    <Box className={classes.preview} component="section" aria-label={t('preview')}>
      <Group className={classes.previewBar} justify="space-between">
        <Text size="sm" fw={600}>
          {t('preview')}
        </Text>
        <Text size="xs" c="dimmed" truncate role="status" className={classes.previewNote}>
          {note}
        </Text>
        <Group gap="xs" wrap="nowrap">
          {onPage && (
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconExternalLink size={15} aria-hidden />}
              onClick={onPage}
              miw="max-content"
            >
              {onPageText('onYourPage')}
            </Button>
          )}
          <SegmentedControl
            size="xs"
            aria-label={t('previewWidth')}
            value={phone ? 'phone' : 'desktop'}
            onChange={(value) => setPhone(value === 'phone')}
            data={[
              {
                value: 'desktop',
                label: <Choice icon={<IconDeviceDesktop size={15} aria-hidden />} text={t('desktop')} />,
              },
              { value: 'phone', label: <Choice icon={<IconDeviceMobile size={15} aria-hidden />} text={t('phone')} /> },
            ]}
          />
          <SegmentedControl
            size="xs"
            aria-label={t('previewScheme')}
            value={colorScheme}
            onChange={(value) => setChosen(value as Scheme)}
            data={[
              { value: 'light', label: <Choice icon={<IconSun size={15} aria-hidden />} text={t('light')} /> },
              { value: 'dark', label: <Choice icon={<IconMoon size={15} aria-hidden />} text={t('dark')} /> },
            ]}
          />
        </Group>
      </Group>
      {past !== undefined && (
        <Group className={classes.past} role="status" justify="space-between" wrap="nowrap">
          <Text size="sm" fw={600}>
            {past}
          </Text>
          <Button size="xs" variant="white" onClick={onNow} miw="max-content">
            {t('backToNow')}
          </Button>
        </Group>
      )}
      <div className={classes.stage} data-phone={phone || undefined}>
        <iframe
          ref={frame}
          className={classes.frame}
          data-scheme={colorScheme}
          src={src}
          title={t('previewFrame')}
          sandbox="allow-scripts"
        />
      </div>
    </Box>
  );
}

function Choice({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <Group gap={0} h={18}>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </Group>
  );
}
