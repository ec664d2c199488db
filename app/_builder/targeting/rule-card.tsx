'use client';
import { ActionIcon, Select, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Messages } from '../../../messages';
import { IconQuestionMark, IconX } from '../../../ui/icons';
import type { Rule } from '../draft/draft';
import { EventInput, WidgetStateInput } from './inputs/behavior';
import { DeviceInput, PlaceInput } from './inputs/device';
import { MomentInput } from './inputs/moment';
import { ElementInput, UrlInput } from './inputs/page';
import { PropertyInput, PropertyValueInput, SegmentInput } from './inputs/person';
import { RolloutInput } from './inputs/rollout';
import type { RuleInputProps } from './rule-input';
import { isFilled, knownRule, operatorsOf, RULE_ICONS, type RuleType, SEGMENT_TYPES, withOperator } from './rule-types';
import classes from './targeting.module.css';

const INPUTS: Record<RuleType, ComponentType<RuleInputProps>> = {
  url: UrlInput,
  element: ElementInput,
  'user-property': PropertyValueInput,
  'user-segment': SegmentInput,
  device: DeviceInput,
  location: PlaceInput,
  language: PlaceInput,
  'widget-state': WidgetStateInput,
  event: EventInput,
  'current-time': MomentInput,
  rollout: RolloutInput,
};

type Props = Omit<RuleInputProps, 'operator' | 'change'> & {
  /** The position of the rule, counted from 1. */
  number: number;
  /** Its path in the draft, such as `targeting.rules[0]`. */
  at: string;
  owner: 'widget' | 'segment';
  onChange: (rule: Rule) => void;
  onRemove: () => void;
  /** Puts the cursor into the rule when it appears. */
  focus: boolean;
};

type FrameProps = Pick<Props, 'number' | 'at' | 'onRemove' | 'disabled'> & {
  name: string;
  icon: ReactNode;
  unknown?: boolean;
  focus?: boolean;
  children: ReactNode;
};

/** The first control of a rule other than its operator: its property or its value. */
const FIRST = ':scope [data-field] input:not([type="hidden"]), :scope input[data-field]';

function Frame({ number, at, name, icon, unknown = false, focus = false, disabled, onRemove, children }: FrameProps) {
  const t = useTranslations('targeting');
  const frame = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Wait until the menu that added the rule has returned the focus to its button.
    const later = focus && window.setTimeout(() => frame.current?.querySelector<HTMLElement>(FIRST)?.focus(), 60);
    return () => window.clearTimeout(later || undefined);
  }, [focus]);
  return (
    <fieldset className={classes.rule} data-field={at} data-unknown={unknown || undefined} ref={frame}>
      <VisuallyHidden component="legend">{t('rule', { number, name })}</VisuallyHidden>
      <div className={classes.head}>
        <span className={classes.ruleNumber} aria-hidden>
          {number}
        </span>
        {icon}
        <span className={classes.type} aria-hidden>
          {name}
        </span>
        {!disabled && (
          <Tooltip label={t('remove')}>
            <ActionIcon variant="subtle" color="gray" onClick={onRemove} aria-label={t('removeRule', { number, name })}>
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      {children}
    </fieldset>
  );
}

type Operators = Messages['targeting']['operators'];

function useOperatorName() {
  const t = useTranslations('targeting');
  return (type: RuleType, operator: string): string =>
    type === 'current-time'
      ? t(`moments.${operator as keyof Messages['targeting']['moments']}`)
      : t(`operators.${operator as keyof Operators}`);
}

/** One rule: its type, its operator and its value. A rule that this version does not know is shown as JSON. */
export function RuleCard({ number, at, owner, onChange, onRemove, focus, ...input }: Props) {
  const t = useTranslations('targeting');
  const nameOf = useOperatorName();
  const { rule, disabled, issue } = input;
  const known = knownRule(rule);
  const frame = { number, at, disabled, onRemove };
  if (!known)
    return (
      <Frame {...frame} unknown name={rule.type} icon={<IconQuestionMark size={18} stroke={1.6} aria-hidden />}>
        <Text size="sm" mb={6}>
          {t('unknown')}
        </Text>
        <code className={classes.raw}>{JSON.stringify(rule, null, 1)}</code>
        {issue('value') && (
          <Text size="xs" mt={4} className={classes.error}>
            {issue('value')}
          </Text>
        )}
      </Frame>
    );
  const { type, operator } = known;
  const Icon = RULE_ICONS[type];
  const Input = INPUTS[type];
  const operators = operatorsOf(type);
  const change = (patch: Partial<Rule>) => onChange({ ...rule, ...patch });
  // The server's messages name API fields. If a value is only missing, the dashboard has a clearer text.
  const explain: typeof issue = (field) => (issue(field) && !isFilled(rule) ? t(`missing.${type}`) : issue(field));
  const props = { ...input, operator, change, issue: explain };
  return (
    <Frame {...frame} focus={focus} name={t(`types.${type}.name`)} icon={<Icon size={18} stroke={1.6} aria-hidden />}>
      <div className={classes.body}>
        {type === 'user-property' && (
          <div className={classes.property}>
            <PropertyInput {...props} />
          </div>
        )}
        {operators.length > 1 && (
          <Select
            className={classes.operator}
            aria-label={t('comparison')}
            data={operators.map((one) => ({ value: one, label: nameOf(type, one) }))}
            value={operator}
            onChange={(value) => value && onChange(withOperator(rule, value))}
            allowDeselect={false}
            disabled={disabled}
          />
        )}
        <div className={classes.value}>
          <Input {...props} />
        </div>
      </div>
      {owner === 'segment' && !SEGMENT_TYPES.has(type) && (
        <Text size="xs" c="dimmed" mt={8}>
          {t('browserOnly')}
        </Text>
      )}
    </Frame>
  );
}
