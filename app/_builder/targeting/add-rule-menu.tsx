'use client';
import { Button, Menu, type MenuProps, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import { RULE_GROUPS, RULE_ICONS, type RuleKind, SEGMENT_KINDS } from './rule-kinds';
import classes from './targeting.module.css';

type Props = {
  kind: 'widget' | 'segment';
  disabled: boolean;
  onAdd: (rule: RuleKind) => void;
  target: Ref<HTMLButtonElement>;
};

const MARGIN = 12;
const LEAST_HEIGHT = 240;

/** No higher than the room that the window leaves. */
const WITHIN_WINDOW: MenuProps['middlewares'] = {
  flip: true,
  shift: true,
  size: {
    padding: MARGIN,
    apply: ({ availableHeight, elements }) => {
      elements.floating.style.maxHeight = `${Math.max(LEAST_HEIGHT, availableHeight)}px`;
    },
  },
};

/** The rule types that can be added here, grouped, each with what it is for. */
export function AddRuleMenu({ kind, disabled, onAdd, target }: Props) {
  const t = useTranslations('targeting');
  const groups = RULE_GROUPS.map(({ name, kinds }) => ({
    name,
    kinds: (kinds as readonly RuleKind[]).filter((one) => kind === 'widget' || SEGMENT_KINDS.has(one)),
  })).filter(({ kinds }) => kinds.length > 0);
  return (
    <Menu position="bottom-start" width={320} disabled={disabled} withinPortal middlewares={WITHIN_WINDOW}>
      <Menu.Target>
        <Button
          ref={target}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={disabled}
          data-field="targeting.rules"
        >
          {t('add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {groups.map(({ name, kinds }) => (
          <Fragment key={name}>
            <Menu.Label>{t(`groups.${name}`)}</Menu.Label>
            {kinds.map((one) => {
              const Icon = RULE_ICONS[one];
              return (
                <Menu.Item
                  key={one}
                  leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
                  onClick={() => onAdd(one)}
                >
                  <Text size="sm" fw={500}>
                    {t(`types.${one}.name`)}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {t(`types.${one}.hint`)}
                  </Text>
                </Menu.Item>
              );
            })}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
