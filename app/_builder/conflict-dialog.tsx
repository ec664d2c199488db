'use client';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WidgetType } from '../../widgets/types';
import { useAllFolders, useAllThemes } from '../_ui/all-folders';
import { useReturnFocus } from '../_ui/return-focus';
import { Time } from '../_ui/time';
import { toEdited } from './changes';
import classes from './conflict-dialog.module.css';
import type { Draft, Rule } from './draft';
import { useFrequencyText, useTimeText } from './frequency-text';
import { mergeOf, type Place } from './merge';
import { usePlaceName } from './place-names';
import { useDescription } from './targeting/names';
import type { Conflict } from './use-meanwhile';
import { valueTexts } from './value-text';
import { withUnpublished } from './widget';

type Side = 'mine' | 'theirs';
type Choices = Readonly<Record<string, Side | undefined>>;

const rulesOf = (value: unknown): Rule[] => (value as { rules?: Rule[] } | undefined)?.rules ?? [];

/** Tells both values of a place for people. */
function useTexts(places: readonly Place[]) {
  const t = useTranslations('builder');
  const common = useTranslations('common');
  const lists = { folderId: useAllFolders().folders, themeId: useAllThemes().themes };
  const targeting = places.find(({ path }) => path[0] === 'targeting');
  const frequency = useFrequencyText();
  const timeText = useTimeText();
  const describe = useDescription('widget', [...rulesOf(targeting?.mine), ...rulesOf(targeting?.theirs)]);
  const words = {
    nothing: t('absent'),
    frequency,
    yes: common('yes'),
    no: common('no'),
    rules: (value: object) =>
      describe(rulesOf(value), (value as Pick<Draft, 'ruleLogicalOperator'>).ruleLogicalOperator),
  };
  return ({ path, mine, theirs }: Place): Record<Side, string> => {
    const [first] = path;
    const list = first === 'folderId' || first === 'themeId' ? lists[first] : undefined;
    const named = (value: unknown) => list?.find(({ id }) => id === value)?.name ?? timeText(path, value);
    const [one, other] = valueTexts([named(mine), named(theirs)], words);
    return { mine: one, theirs: other };
  };
}

type ChoiceProps = {
  name: string;
  by: Place['by'];
  texts: Record<Side, string>;
  isOwn: boolean;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
};

function Choice({ name, by, texts, isOwn, chosen, onChoose }: ChoiceProps) {
  const t = useTranslations('builder');
  const whose = { mine: t(isOwn ? 'conflictHere' : 'conflictOfMine'), theirs: t(isOwn ? 'conflictThere' : 'theirs') };
  return (
    <fieldset className={classes.place}>
      <legend>
        {name}
        {by === 'both' && <span className={classes.both}>{t('conflictBoth')}</span>}
      </legend>
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className={classes.side}>
            <input type="radio" name={name} required checked={chosen === side} onChange={() => onChoose(side)} />
            <span className={classes.whose}>{whose[side]}</span>
            <span className={classes.value} title={texts[side]}>
              {texts[side]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Props = {
  type: WidgetType;
  conflict: Conflict;
  /** Whether it was live when the editing began. */
  wasActive: boolean;
  draft: Draft;
  saving: boolean;
  onClose: () => void;
  /** Goes on with what was chosen. */
  onChosen: (draft: Draft) => void;
};

/** Someone else, or the person in another tab, saved first: shows field by field what differs, and leaves the choice to the person. */
export function ConflictDialog({ type, conflict, wasActive, draft, saving, onClose, onChosen }: Props) {
  useReturnFocus();
  const t = useTranslations('builder');
  const { places, theirs, isOwn, intention, updatedBy } = conflict;
  const { active, publishChanges } = intention;
  const placeName = usePlaceName(type);
  const textsOf = useTexts(places);
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(places.map(({ key, by }) => [key, { me: 'mine', them: 'theirs', both: undefined }[by] as Side])),
  );
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(places.map(({ key }) => [key, side])));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChosen(mergeOf(toEdited(theirs), places, ({ key }) => choices[key] === 'mine'));
  };
  const state = theirs.active === wasActive ? undefined : theirs.active ? 'conflictPublished' : 'conflictTakenDown';
  const saves = publishChanges && theirs.active ? 'publishChanges' : 'conflictSave';
  const verb = active === undefined ? saves : active ? 'publish' : 'takeDown';
  return (
    <Modal opened onClose={onClose} title={t(isOwn ? 'conflictOwnTitle' : 'conflictTitle')} size="xl">
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">
            {t.rich(isOwn ? 'conflictOwnText' : 'conflictText', {
              who: updatedBy ?? t('someone'),
              when: () => <Time at={theirs.unpublished?.updatedAt ?? theirs.updatedAt} />,
            })}
          </Text>
          {state && <Alert color="orange">{t(state)}</Alert>}
          {places.length > 1 && (
            <Group gap="xs">
              {(['mine', 'theirs'] as const).map((side) => (
                <Button key={side} variant="default" size="xs" onClick={() => chooseAll(side)}>
                  {t(`conflictAll_${side}_${isOwn ? 'own' : 'other'}`)}
                </Button>
              ))}
            </Group>
          )}
          {places.map((place) => (
            <Choice
              key={place.key}
              name={placeName(place.path, draft.content, withUnpublished(theirs))}
              by={place.by}
              texts={textsOf(place)}
              isOwn={isOwn}
              chosen={choices[place.key]}
              onChoose={(side) => setChoices({ ...choices, [place.key]: side })}
            />
          ))}
          {places.length === 0 && <Text size="sm">{t('conflictNone')}</Text>}
          <Group justify="flex-end" gap="xs" className={classes.foot}>
            <Button variant="default" onClick={onClose} data-autofocus>
              {t('conflictKeep')}
            </Button>
            <Button type="submit" loading={saving}>
              {t(verb)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
