'use client';
import type { ReactNode } from 'react';
import { editing } from '../../../messages/editing';
import builder from '../../../messages/en/builder.json';
import forms from '../../../messages/en/forms.json';
import onPage from '../../../messages/en/onPage.json';
import targeting from '../../../messages/en/targeting.json';
import unpublished from '../../../messages/en/unpublished.json';
import { Texts } from '../../_ui/texts/texts';
import { CompanyZone } from '../../_ui/texts/zone';

const texts = { builder, editing, forms, onPage, targeting, unpublished };

export default function BuilderLayout({ children }: { children: ReactNode }) {
  return (
    <CompanyZone>
      <Texts of={texts}>{children}</Texts>
    </CompanyZone>
  );
}
