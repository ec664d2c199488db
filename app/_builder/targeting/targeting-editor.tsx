'use client';
import { Alert, SegmentedControl, Stack, Switch, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconInfoCircle, IconTargetArrow } from '../../../ui/icons';
import { MAX } from '../../../widgets/contract/limits';
import type { Rule } from '../draft/draft';
import { AddRuleMenu } from './add-rule-menu';
import { useDescription } from './names';
import { RuleCard } from './rule-card';
import { isFilled, type RuleType, startRule } from './rule-types';
import classes from './targeting.module.css';

const EVERYWHERE = 'all-pages';

type Operator = 'and' | 'or';

type Props = {
  rules: Rule[];
  operator: Operator;
  onChange: (rules: Rule[], operator: Operator) => void;
  disabled: boolean;
  /** The server's message about a field, whose path reads like `rules[0].value`. */
  issue: (path: string) => string | undefined;
  /** What the rules are for: who sees a widget and where, or who is in a segment. */
  owner: 'widget' | 'segment';
  /** The segment that is edited, which cannot refer to itself. */
  self?: number | undefined;
};

/** Edits targeting rules, and says in one sentence what they mean. */
export function TargetingEditor({ rules, operator, onChange, disabled, issue, owner, self }: Props) {
  const t = useTranslations('targeting');
  const describe = useDescription(owner, rules);
  const [added, setAdded] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);
  const everywhere = rules.some(({ type }) => type === EVERYWHERE);
  const filled = rules.filter(isFilled);
  const others = rules.flatMap((rule, index) => (rule.type === EVERYWHERE ? [] : [{ rule, index }]));

  const showEverywhere = (on: boolean) => {
    const rest = rules.filter(({ type }) => type !== EVERYWHERE);
    onChange(on ? [{ type: EVERYWHERE }, ...rest] : rest, operator);
  };
  const add = (type: RuleType) => {
    setAdded(rules.length);
    onChange([...rules, startRule(type)], operator);
  };
  const replace = (at: number, rule: Rule) =>
    onChange(
      rules.map((old, index) => (index === at ? rule : old)),
      operator,
    );
  const remove = (at: number) => {
    setAdded(undefined);
    onChange(
      rules.filter((_, index) => index !== at),
      operator,
    );
    addButton.current?.focus();
  };

  return (
    <Stack gap="md">
      <section className={classes.summary} aria-labelledby="targeting-summary">
        <IconTargetArrow size={20} stroke={1.7} aria-hidden />
        <div>
          <Title order={2} size="sm" id="targeting-summary">
            {t(owner === 'widget' ? 'summary' : 'summarySegment')}
          </Title>
          <Text size="sm" mt={2} className={classes.sentence} role="status">
            {describe(filled, operator)}
          </Text>
          {filled.length < rules.length && (
            <Text size="xs" c="dimmed" mt={2}>
              {t('unfilled', { count: rules.length - filled.length })}
            </Text>
          )}
        </div>
      </section>
      {(owner === 'widget' || everywhere) && (
        <Switch
          checked={everywhere}
          onChange={(event) => showEverywhere(event.currentTarget.checked)}
          label={t(owner === 'widget' ? 'everywhere' : 'everyUser')}
          description={t(owner === 'widget' ? 'everywhereHint' : 'everyUserHint')}
          disabled={disabled}
          data-field="targeting.showOnAllPages"
        />
      )}
      {everywhere && operator === 'or' && others.length > 0 && (
        <Alert variant="light" color="yellow" icon={<IconInfoCircle aria-hidden />}>
          {t('everywhereWins')}
        </Alert>
      )}
      {rules.length > 1 && (
        <div>
          <SegmentedControl
            aria-label={t('join')}
            data={[
              { value: 'and', label: t('all') },
              { value: 'or', label: t('any') },
            ]}
            value={operator}
            onChange={(value) => onChange(rules, value === 'or' ? 'or' : 'and')}
            disabled={disabled}
          />
        </div>
      )}
      <Stack gap={8} data-field="rules" hidden={others.length === 0}>
        {others.map(({ rule, index }, place) => (
          <Stack gap={8} key={`${index}-${rule.type}`}>
            {place > 0 && <div className={classes.join}>{t(operator === 'or' ? 'or' : 'and')}</div>}
            <RuleCard
              number={place + 1}
              at={`targeting.rules[${index}]`}
              owner={owner}
              rule={rule}
              self={self}
              disabled={disabled}
              focus={added === index}
              issue={(field) => issue(`rules[${index}].${field}`)}
              field={(name) => `targeting.rules[${index}].${name}`}
              onChange={(changed) => replace(index, changed)}
              onRemove={() => remove(index)}
            />
          </Stack>
        ))}
      </Stack>
      {issue('rules') && (
        <Text size="sm" className={classes.error} role="alert">
          {issue('rules')}
        </Text>
      )}
      {!disabled && (
        <div>
          <AddRuleMenu owner={owner} disabled={rules.length >= MAX.rules} onAdd={add} target={addButton} />
          {rules.length >= MAX.rules && (
            <Text size="xs" c="dimmed" mt={4}>
              {t('full', { count: MAX.rules })}
            </Text>
          )}
        </div>
      )}
    </Stack>
  );
}
