import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { typeOfPath } from '../../../../../widgets/contract/types';
import { PrefetchedQueries } from '../../../../_ui/data/prefetched-queries';
import { pageSearch, type SearchParams } from '../../../../_ui/navigation/search-params';
import { titled } from '../../../../_ui/texts/language';
import { listQuery } from '../list-query';
import { prefetchList } from '../prefetch-list';
import { WidgetList } from '../widget-list';

type Props = { params: Promise<{ type: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const type = typeOfPath((await params).type);
  return type ? titled(({ types }) => types[type].name.many)() : {};
}

export default async function WidgetsOfTypePage({ params, searchParams }: Props) {
  const type = typeOfPath((await params).type);
  if (!type) notFound();
  const input = listQuery(type, await pageSearch(searchParams));
  return (
    <PrefetchedQueries to={prefetchList(input)}>
      <WidgetList type={type} />
    </PrefetchedQueries>
  );
}
