import { PrefetchedQueries } from '../../../_ui/data/prefetched-queries';
import { pageSearch, type SearchParams } from '../../../_ui/navigation/search-params';
import { titled } from '../../../_ui/texts/language';
import { listQuery } from './list-query';
import { prefetchList } from './prefetch-list';
import { WidgetList } from './widget-list';

export const generateMetadata = titled((texts) => texts.nav.allWidgets);

export default async function WidgetsPage({ searchParams }: { searchParams: SearchParams }) {
  const input = listQuery(undefined, await pageSearch(searchParams));
  return (
    <PrefetchedQueries to={prefetchList(input)}>
      <WidgetList />
    </PrefetchedQueries>
  );
}
