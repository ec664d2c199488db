'use client';
import { useTranslations } from 'use-intl';
import { ConflictDialog } from './conflict-dialog';
import type { Conflict } from './use-content-save';
import { useFieldTexts } from './use-field-texts';

type Props = {
  conflict: Pick<Conflict<unknown>, 'places' | 'updatedBy' | 'at' | 'isOwn' | 'request'> & {
    theirs: { active: boolean };
  };
  /** Whether the record was live when the editing began. */
  wasActive: boolean;
  nameOf: (field: string) => string;
  shownOf: (field: string, value: unknown) => unknown;
  saving: boolean;
  onClose: () => void;
  onChosen: (isMine: (field: string) => boolean) => void;
};

/** The dialog for a conflict: the same post or item was saved elsewhere while it was edited here. */
export function ContentConflict({ conflict, wasActive, nameOf, shownOf, saving, onClose, onChosen }: Props) {
  const t = useTranslations('unpublished');
  const textsOf = useFieldTexts(shownOf);
  const { places, updatedBy, at, isOwn, request, theirs } = conflict;
  return (
    <ConflictDialog
      places={places.map((place) => {
        const [mine, other] = textsOf(place);
        return { key: place.path, name: nameOf(place.path), by: place.by, texts: { mine, theirs: other } };
      })}
      isOwn={isOwn}
      updatedBy={updatedBy}
      at={at}
      turned={theirs.active === wasActive ? undefined : theirs.active ? 'published' : 'unpublished'}
      verb={t(request.publish && theirs.active ? 'publishChanges' : 'editConflict.save')}
      saving={saving}
      onClose={onClose}
      onChosen={onChosen}
    />
  );
}
