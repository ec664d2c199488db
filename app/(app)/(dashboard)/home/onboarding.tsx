'use client';
import { Button, CloseButton, Group, Paper, Progress, Text, Title, Tooltip, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { IconCircle, IconCircleCheckFilled } from '../../../../ui/icons';
import { useApi } from '../../../_ui/data/api';
import { Link } from '../../../_ui/navigation/link';
import { useSession } from '../../../_ui/session/session';
import classes from './home.module.css';

const STEPS = [
  { key: 'widget', href: '/widgets?new=1', admin: false },
  { key: 'install', href: '/settings/install', admin: false },
  { key: 'people', href: '/settings/members', admin: true },
  { key: 'apiKey', href: '/settings/api-keys', admin: false },
] as const;

type Step = (typeof STEPS)[number];

function StepRow({ step: { key, href, admin }, done }: { step: Step; done: boolean }) {
  const t = useTranslations();
  const { isAdmin, canWrite } = useSession();
  const Tick = done ? IconCircleCheckFilled : IconCircle;
  const restriction = admin ? !isAdmin && t('common.needsAdmin') : !canWrite && t('common.readOnly');
  return (
    <li className={classes.step} data-done={done || undefined}>
      <Tick size={22} className={classes.tick} aria-hidden />
      <div>
        <span className={classes.name}>
          {t(`home.steps.${key}.title`)}
          {done && <VisuallyHidden> ({t('home.done')})</VisuallyHidden>}
        </span>
        {!done && <span className={classes.quiet}>{t(`home.steps.${key}.text`)}</span>}
      </div>
      {!done && (
        <Tooltip label={restriction} disabled={!restriction}>
          <Button component={Link} href={href} size="xs" variant={key === 'widget' ? 'filled' : 'default'}>
            {t(`home.steps.${key}.action`)}
          </Button>
        </Tooltip>
      )}
    </li>
  );
}

/** The data that decides which first steps are done. `isPending` until each query has succeeded or failed. */
export function useFirstSteps() {
  const api = useApi();
  const company = useQuery(api.company.get.queryOptions({}));
  const people = useQuery(api.members.list.queryOptions());
  const keys = useQuery(api.apiKeys.list.queryOptions({ limit: 1 }));
  const isPending = [company, people, keys].some((query) => query.isPending);
  return { isPending, company: company.data, people: people.data, keys: keys.data };
}

type Props = { companyId: number; hasWidget: boolean; known: ReturnType<typeof useFirstSteps> };

/** The first steps of a company. The data decides which are done. Hidden once all are done, or once a person closes the list. */
export function Onboarding({ companyId, hasWidget, known: { company, people, keys } }: Props) {
  const t = useTranslations('home');
  const [closed, setClosed] = useLocalStorage({
    key: `docent-first-steps-${companyId}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  if (!company || !people || !keys) return null;
  const done: Record<Step['key'], boolean> = {
    widget: hasWidget,
    install: company.installation.installed,
    people: people.members.length + people.invitations.length > 1,
    apiKey: keys.pagination.total > 0,
  };
  const count = STEPS.filter(({ key }) => done[key]).length;
  if (closed || count === STEPS.length) return null;
  return (
    <Paper withBorder className={classes.card} component="section" aria-labelledby="first-steps">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Title order={2} id="first-steps">
            {t('stepsTitle')}
          </Title>
          <Text size="sm" c="dimmed" mt={2}>
            {t('stepsDone', { count, total: STEPS.length })}
          </Text>
        </div>
        {hasWidget && <CloseButton aria-label={t('closeSteps')} onClick={() => setClosed(true)} />}
      </Group>
      <Progress value={(100 * count) / STEPS.length} size="sm" my="sm" aria-label={t('stepsTitle')} />
      <ol className={classes.list} style={{ margin: 0 }}>
        {STEPS.map((step) => (
          <StepRow key={step.key} step={step} done={done[step.key]} />
        ))}
      </ol>
    </Paper>
  );
}
