'use client';
import { Anchor, Group, Loader, Progress, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { WidgetType } from '../../../widgets/contract/types';
import { failureOf } from '../../_ui/data/api';
import { useFailureText } from '../../_ui/data/change';
import { Link } from '../../_ui/navigation/link';
import type { Draft } from '../draft/draft';
import { useScriptSeen } from '../publishing/use-script-seen';
import { isFilled } from './rule-types';
import classes from './targeting.module.css';
import { useReach } from './use-reach';

const bold = { b: (text: React.ReactNode) => <b>{text}</b> };

type Counted = { matching: number; total: number; seenToday: number; byRule: { takesAway: number | null }[] };

/** The card number of each rule. `all-pages` has no card. */
const cardNumbersOf = (rules: Draft['rules']): number[] =>
  rules.map((_, at) => rules.slice(0, at + 1).filter(({ type }) => type !== 'all-pages').length);

function Count({ counted, rules }: { counted: Counted; rules: Draft['rules'] }) {
  const t = useTranslations('builder.reach');
  const { matching, total, seenToday, byRule } = counted;
  if (!total) return <Text size="sm">{t('nobodyYet')}</Text>;
  const numbers = cardNumbersOf(rules);
  return (
    <>
      <Text size="sm">{t.rich('people', { matching, total, seen: seenToday, ...bold })}</Text>
      <Progress value={(matching / total) * 100} size={6} my={6} aria-label={t('share')} />
      {byRule.map(({ takesAway }, at) =>
        takesAway ? (
          <Text key={`${at}-${rules[at]?.type}`} size="xs" c="dimmed">
            {t.rich('rule', { number: numbers[at] ?? at + 1, count: takesAway, ...bold })}
          </Text>
        ) : null,
      )}
      {byRule.some(({ takesAway }) => takesAway === null) && (
        <Text size="xs" c="dimmed">
          {t('pages')}
        </Text>
      )}
    </>
  );
}

/** Shows how many known users a draft's targeting reaches, and how many each rule excludes. */
export function Reach({ type, id, draft }: { type: WidgetType; id: number; draft: Draft }) {
  const t = useTranslations('builder.reach');
  const say = useFailureText();
  const isSeen = useScriptSeen();
  const { data, error, isStale } = useReach(type, id, draft);
  if (!draft.rules.length) return null;
  const incomplete = !draft.rules.every(isFilled) || (error && failureOf(error).code === 'validation_error');
  return (
    <section className={classes.reach} aria-labelledby="reach-title">
      <Group gap="xs">
        <Title order={2} size="sm" id="reach-title">
          {t('title')}
        </Title>
        {isStale && !incomplete && <Loader size={12} aria-hidden />}
      </Group>
      <div role="status" aria-busy={isStale} style={{ opacity: isStale && !incomplete ? 0.6 : 1 }}>
        {incomplete ? (
          <Text size="sm" c="dimmed">
            {t('incomplete')}
          </Text>
        ) : error ? (
          <Text size="sm" className={classes.error}>
            {say(error)}
          </Text>
        ) : data ? (
          <Count counted={data} rules={draft.rules} />
        ) : (
          <Text size="sm">{t('counting')}</Text>
        )}
      </div>
      {!isSeen && (
        <Text size="xs" c="var(--docent-warning)" mt={4}>
          {t.rich('unseen', {
            link: (text) => (
              <Anchor component={Link} href="/settings/install" size="xs" underline="always" c="inherit">
                {text}
              </Anchor>
            ),
          })}
        </Text>
      )}
    </section>
  );
}
