'use client';
import type { ReactNode } from 'react';
import builder from '../../../../messages/en/builder.json';
import forms from '../../../../messages/en/forms.json';
import { Texts } from '../../../_ui/texts/texts';

const texts = { builder, forms };

/** The texts of the builder, because segments and widgets share the editor for rules. */
export function EditorTexts({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
