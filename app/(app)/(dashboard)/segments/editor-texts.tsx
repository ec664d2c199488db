'use client';
import type { ReactNode } from 'react';
import builder from '../../../../messages/en/builder.json';
import forms from '../../../../messages/en/forms.json';
import { Texts } from '../../../_ui/texts';

const texts = { builder, forms };

/** The rules of a segment are edited as those of a widget are. */
export function EditorTexts({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
