import type { Metadata } from 'next';
import { messages } from '../../../../messages';
import { FirstAnswers } from '../../../_ui/first-answers';
import { pageSearch, type SearchParams } from '../../../_ui/search-params';
import { firstQueries } from './first-queries';
import { listQuery } from './list-query';
import { WidgetList } from './widget-list';

export const metadata: Metadata = { title: messages.nav.allWidgets };

export default async function WidgetsPage({ searchParams }: { searchParams: SearchParams }) {
  const input = listQuery(undefined, await pageSearch(searchParams));
  return (
    <FirstAnswers to={firstQueries(input)}>
      <WidgetList />
    </FirstAnswers>
  );
}
