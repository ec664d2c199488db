'use client';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReturnFocus } from '../_ui/forms/return-focus';
import { Time } from '../_ui/texts/time';
import classes from './conflict-dialog.module.css';
import shared from './unpublished.module.css';

type Side = 'mine' | 'theirs';
type Choices = Readonly<Record<string, Side | undefined>>;

/** One place to which two people, or two tabs, gave different values, formatted for display. */
export type Differing = { key: string; name: string; by: 'me' | 'them' | 'both'; texts: Record<Side, string> };

type ChoiceProps = {
  name: string;
  by: Differing['by'];
  texts: Record<Side, string>;
  isOwn: boolean;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
};

function Choice({ name, by, texts, isOwn, chosen, onChoose }: ChoiceProps) {
  const t = useTranslations('unpublished.editConflict');
  const whose = { mine: t(isOwn ? 'here' : 'ofMine'), theirs: t(isOwn ? 'there' : 'theirs') };
  return (
    <fieldset className={classes.place}>
      <legend>
        {name}
        {by === 'both' && <span className={classes.both}>{t('both')}</span>}
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
  places: readonly Differing[];
  /** The same person saved it, in another tab. */
  isOwn: boolean;
  updatedBy: string | null;
  /** When the other version was saved. */
  at: string;
  /** Whether the record was published or unpublished in between. */
  turned: 'published' | 'unpublished' | undefined;
  /** The text of the submit button. */
  verb: string;
  saving: boolean;
  onClose: () => void;
  /** Continues with the chosen values. */
  onChosen: (isMine: (key: string) => boolean) => void;
};

/** Shows, field by field, what differs after someone else, or the same person in another tab, saved first. The person chooses. */
export function ConflictDialog({ places, isOwn, updatedBy, at, turned, verb, saving, onClose, onChosen }: Props) {
  useReturnFocus();
  const t = useTranslations('unpublished.editConflict');
  const unpublished = useTranslations('unpublished');
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(places.map(({ key, by }) => [key, { me: 'mine', them: 'theirs', both: undefined }[by] as Side])),
  );
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(places.map(({ key }) => [key, side])));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChosen((key) => choices[key] === 'mine');
  };
  return (
    <Modal opened onClose={onClose} title={t(isOwn ? 'ownTitle' : 'title')} size="xl">
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">
            {t.rich(isOwn ? 'ownText' : 'text', {
              who: updatedBy ?? t('someone'),
              when: () => <Time at={at} />,
            })}
          </Text>
          {turned && <Alert color="orange">{t(turned)}</Alert>}
          {places.length > 1 && (
            <Group gap="xs">
              {(['mine', 'theirs'] as const).map((side) => (
                <Button key={side} variant="default" size="xs" onClick={() => chooseAll(side)}>
                  {t(`all_${side}_${isOwn ? 'own' : 'other'}`)}
                </Button>
              ))}
            </Group>
          )}
          {places.map(({ key, name, by, texts }) => (
            <Choice
              key={key}
              name={name}
              by={by}
              texts={texts}
              isOwn={isOwn}
              chosen={choices[key]}
              onChoose={(side) => setChoices({ ...choices, [key]: side })}
            />
          ))}
          {places.length === 0 && <Text size="sm">{t('none')}</Text>}
          <Group justify="flex-end" gap="xs" className={shared.foot}>
            <Button variant="default" onClick={onClose} data-autofocus>
              {unpublished('keepEditing')}
            </Button>
            <Button type="submit" loading={saving}>
              {verb}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
