'use client';
import { Button, Menu, type MenuProps, Text } from '@mantine/core';
import { Fragment, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import { IconPlus } from '../../../ui/icons';
import { scrollingMenu } from '../../../ui/lazy/scrolling-menu';
import { RULE_GROUPS, RULE_ICONS, type RuleType, SEGMENT_TYPES } from './rule-types';
import classes from './targeting.module.css';

type Props = {
  owner: 'widget' | 'segment';
  disabled: boolean;
  onAdd: (rule: RuleType) => void;
  target: Ref<HTMLButtonElement>;
};

const MARGIN = 12;
const MIN_HEIGHT = 240;

/** Limits the height of the menu to the space that is left in the window. */
const WITHIN_WINDOW: MenuProps['middlewares'] = {
  flip: true,
  shift: true,
  size: {
    padding: MARGIN,
    apply: ({ availableHeight, elements }) => {
      elements.floating.style.maxHeight = `${Math.max(MIN_HEIGHT, availableHeight)}px`;
    },
  },
};

/** The rule types that can be added here, grouped, each with what it is for. */
export function AddRuleMenu({ owner, disabled, onAdd, target }: Props) {
  const t = useTranslations('targeting');
  const groups = RULE_GROUPS.map(({ name, types }) => ({
    name,
    types: (types as readonly RuleType[]).filter((one) => owner === 'widget' || SEGMENT_TYPES.has(one)),
  })).filter(({ types }) => types.length > 0);
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
      <Menu.Dropdown ref={scrollingMenu} className={classes.menu}>
        {groups.map(({ name, types }) => (
          <Fragment key={name}>
            <Menu.Label>{t(`groups.${name}`)}</Menu.Label>
            {types.map((one) => {
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
