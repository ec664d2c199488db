'use client';
import { Alert, Badge, Button, Grid, Paper, Stack, TextInput } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../../widgets/contract/limits';
import type { Rule } from '../../../_builder/draft/draft';
import { TargetingEditor } from '../../../_builder/targeting/targeting-lazy';
import { failureOf, type Issue, type Outputs, useApi } from '../../../_ui/data/api';
import { toastFailure, useChange, useFailureText } from '../../../_ui/data/change';
import { changedFields, useUnsavedFields } from '../../../_ui/forms/unsaved-fields';
import { useUnsavedGuard } from '../../../_ui/forms/unsaved-guard';
import { Page } from '../../../_ui/layout/page-frame';
import { useSession } from '../../../_ui/session/session';
import { DeleteSegment } from './delete-segment';
import { MatchCount } from './match-count';
import { Members } from './members';

type Segment = Outputs['segments']['get'];
type Draft = { name: string; rules: Rule[]; ruleLogicalOperator: 'and' | 'or' };

const draftOf = (segment: Segment | undefined): Draft => ({
  name: segment?.name ?? '',
  rules: segment?.rules ?? [],
  ruleLogicalOperator: segment?.ruleLogicalOperator ?? 'and',
});

/** The saved and the edited segment. Nothing of a deleted segment is unsaved. */
function useDraft(segment: Segment | undefined) {
  const [saved, setSaved] = useState(() => draftOf(segment));
  const [draft, setDraft] = useState(saved);
  const [gone, setGone] = useState(false);
  const values = gone ? saved : draft;
  const dirty = Object.keys(changedFields(values, saved)).length > 0;
  useUnsavedGuard(dirty);
  const unsaved = useUnsavedFields({
    ...{ values, base: saved },
    name: `segment/${segment?.id ?? 'new'}`,
    onRestore: (changes) => setDraft((now) => ({ ...now, ...changes })),
  });
  return { saved, draft, dirty, unsaved, setSaved, setDraft, setGone };
}

/** Edits or creates a segment: its name and its rules. Shows who is in it. */
export function SegmentEditor({ segment }: { segment?: Segment }) {
  const t = useTranslations();
  const api = useApi();
  const router = useRouter();
  const say = useFailureText();
  const { canWrite } = useSession();
  const { saved, draft, dirty, unsaved, setSaved, setDraft, setGone } = useDraft(segment);
  const [issues, setIssues] = useState<Issue[]>([]);
  const sent = useRef(draft);

  const outcome = {
    quiet: true,
    done: (made: Segment) => t('segments.saved', { name: made.name }),
    refresh: [api.segments.list.queryKey(), api.segments.get.queryKey(), api.segments.users.queryKey()],
    onDone: (made: Segment) => {
      setSaved(draftOf(made));
      // Edits made during the save are kept.
      setDraft((now) => (now === sent.current ? draftOf(made) : now));
      setIssues([]);
      if (!segment) router.replace(`/segments/${made.id}`);
    },
  };
  const create = useChange(api.segments.create.mutationOptions(), outcome);
  const update = useChange(api.segments.update.mutationOptions(), outcome);
  const onError = (error: unknown) => {
    const failure = failureOf(error);
    if (failure.code === 'conflict') setIssues([{ path: 'name', code: 'taken', message: failure.message }]);
    else if (failure.issues.length) setIssues(failure.issues);
    else toastFailure(say(error));
  };
  const save = () => {
    sent.current = draft;
    if (!draft.name.trim()) setIssues([{ path: 'name', code: 'missing', message: t('segments.nameMissing') }]);
    else if (segment) update.mutate({ id: segment.id, ...changedFields(draft, saved) }, { onError });
    else create.mutate(draft, { onError });
  };
  const change = (patch: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...patch }));
    setIssues([]);
  };
  const issue = (path: string) => issues.find((one) => one.path === path)?.message;
  const hasFieldIssue = issues.some(({ path }) => path === 'name' || /^rules\b/.test(path));
  const pending = create.isPending || update.isPending;

  return (
    <Page
      title={segment ? saved.name : t('segments.new')}
      above={[{ label: t('segments.title'), href: '/segments' }]}
      aside={
        dirty && segment ? (
          <Badge variant="default" tt="none" fw={500}>
            {t('common.unsaved')}
          </Badge>
        ) : null
      }
      actions={
        canWrite && (
          <>
            {segment && <DeleteSegment segment={segment} onDeleted={() => setGone(true)} />}
            <Button type="submit" form="segment" loading={pending} disabled={Boolean(segment) && !dirty}>
              {t(segment ? 'common.save' : 'common.create')}
            </Button>
          </>
        )
      }
    >
      {canWrite && unsaved}
      {!canWrite && <Alert mb="md">{t('common.readOnly')}</Alert>}
      {issues.length > 0 && !hasFieldIssue && (
        <Alert color="red" mb="md" role="alert">
          {issues.map(({ message }) => message).join(' ')}
        </Alert>
      )}
      <Grid gap="xl">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <form
            id="segment"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <Stack gap="lg">
              <TextInput
                label={t('common.name')}
                placeholder={t('segments.namePlaceholder')}
                required
                maxLength={LENGTHS.name}
                value={draft.name}
                onChange={(event) => change({ name: event.currentTarget.value })}
                disabled={!canWrite}
                error={issue('name')}
                autoFocus={!segment}
              />
              <TargetingEditor
                owner="segment"
                rules={draft.rules}
                operator={draft.ruleLogicalOperator}
                onChange={(rules, ruleLogicalOperator) => change({ rules, ruleLogicalOperator })}
                disabled={!canWrite}
                issue={issue}
                self={segment?.id}
              />
            </Stack>
          </form>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack>
            <Paper withBorder p="md">
              <MatchCount rules={draft.rules} ruleLogicalOperator={draft.ruleLogicalOperator} />
            </Paper>
            {segment && <Members id={segment.id} dirty={dirty} />}
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  );
}
