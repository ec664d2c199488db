'use client';
import dynamic from 'next/dynamic';
import { whenOnline } from '../../../../../ui/lazy/when-online';
import { useUrlState } from '../../../../_ui/navigation/url-state';
import type { Roadmap } from '../roadmap-form';
import type { Section } from './board-model';

const ItemLoader = dynamic(() => whenOnline(() => import('./item-loader').then((module) => module.ItemLoader)), {
  ssr: false,
});

/** The item whose id is in the URL, open for reading and editing. */
export function ItemDrawer(props: { roadmap: Roadmap; sections: Section[] }) {
  const url = useUrlState();
  const itemId = url.number('item');
  if (!itemId) return null;
  return <ItemLoader key={itemId} {...props} itemId={itemId} onClose={() => url.set({ item: null })} />;
}
