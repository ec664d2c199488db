import { PrefetchedQueries } from '../../../_ui/first-answers';
import { titled } from '../../../_ui/language';
import { pageSearch, type SearchParams } from '../../../_ui/search-params';
import { prefetchList } from './first-queries';
import { listQuery } from './list-query';
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
