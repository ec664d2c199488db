'use client';
import { useEffect, useRef, useState } from 'react';
import type { PreviewOf } from '../../../embed/kit/renderer';
import type { WidgetType } from '../../../widgets/contract/types';
import { previews } from '../../../widgets/generated/previews';
import { entryOfField, type FieldTab, jumpToField } from './jump';

const entriesOf = (type: WidgetType): string | undefined => {
  const preview: PreviewOf<never> = previews[type];
  return preview.entries;
};

/** Returns a function that opens the tab and the entry of a field, such as `steps[0].title`, and focuses its control. */
export function useJump(
  type: WidgetType,
  openTab: (tab: FieldTab) => void,
  setFocus: (entry: number) => void,
): (field: string) => void {
  const [wanted, setWanted] = useState<{ field: string }>();
  const open = useRef(openTab);
  open.current = openTab;
  // Jumps in an effect, after the update that requested the jump is rendered: the field may not be on the page before.
  useEffect(() => (wanted ? jumpToField(wanted.field, (tab) => open.current(tab)) : undefined), [wanted]);
  return (field) => {
    const entry = entryOfField(field, entriesOf(type));
    if (entry !== undefined) setFocus(entry);
    setWanted({ field });
  };
}
