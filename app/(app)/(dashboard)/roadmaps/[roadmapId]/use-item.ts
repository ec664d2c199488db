'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../../../widgets/contract/limits';
import { changesBetween } from '../../../../../widgets/merge/three-way-merge';
import { useApi } from '../../../../_ui/data/api';
import { useUnsavedGuard } from '../../../../_ui/forms/unsaved-guard';
import { useSession } from '../../../../_ui/session/session';
import { useContent } from '../../../../_unpublished/use-content';
import { useEditedForm } from '../../../../_unpublished/use-edited-form';
import type { Section } from './board-model';
import { contentOf, fieldsOf, type ItemDraft, type StoredItem, useFetchItem, useItemCalls } from './stored-item';

/** The labels of the fields of an item, and their values in readable form. */
function useFieldWords(sections: Section[]) {
  const t = useTranslations('roadmaps.item');
  const names: Record<string, string> = {
    name: t('name'),
    description: t('text'),
    tagName: t('tag'),
    sectionId: t('section'),
  };
  return {
    nameOf: (field: string) => names[field] ?? field,
    shownOf: (field: string, value: unknown) =>
      field === 'sectionId' ? (sections.find(({ id }) => id === value)?.name ?? value) : value,
  };
}

/** The form of an item, a function to save it, and, for a live item, its unpublished changes. */
export function useItem(roadmapId: number, sections: Section[], stored: StoredItem) {
  const t = useTranslations('roadmaps.item');
  const api = useApi();
  const client = useQueryClient();
  const { canWrite } = useSession();
  const { id: itemId } = stored.item;
  const content = useMemo(() => contentOf(stored), [stored]);
  const { form, base, state } = useEditedForm<ItemDraft>(content.edited, {
    name: (name) => (name.trim() ? null : t('nameRequired')),
    description: (text) =>
      text.length > LENGTHS.content ? t('tooLong', { count: text.length, max: LENGTHS.content }) : null,
  });
  const unpublished = useContent<ItemDraft>({
    content,
    state,
    toFields: fieldsOf,
    fetch: useFetchItem(roadmapId, stored),
    calls: useItemCalls(roadmapId, itemId),
    form,
    onSettled: () =>
      Promise.all(
        [api.roadmaps.pathKey(), api.overview.get.queryKey()].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
    setValue: (field, value) => form.setValues({ [field]: value }),
    ...useFieldWords(sections),
    hasState: false,
    savedText: (saved) => t('saved', { name: saved.name }),
  });
  const dirty = changesBetween(fieldsOf(base), fieldsOf(form.values)).length > 0;
  useUnsavedGuard(dirty && !unpublished.saving);
  const save = form.onSubmit(() => {
    if (dirty && canWrite) unpublished.save();
  });
  return { form, base, dirty, save, isPublic: content.active, unpublished };
}
