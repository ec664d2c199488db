'use client';
import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconChevronDown, IconChevronUp } from '../icons';
import classes from './form.module.css';
import { useScope } from './scope';

/** Rarely used fields, hidden until the person shows them or one of them has an error. */
export function More({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const t = useTranslations('forms');
  const id = useId();
  const { path, issue } = useScope();
  const [requested, setRequested] = useState(false);
  const wrong = names.some((name) => issue(path ? `${path}.${name}` : name));
  const open = requested || wrong;
  const Icon = open ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.more}
        leftSection={<Icon size={15} aria-hidden />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setRequested(!open)}
      >
        {open ? t('showLess') : t('showMore')}
      </Button>
      <div id={id} className={classes.moreBody} hidden={!open}>
        {open && children}
      </div>
    </>
  );
}
