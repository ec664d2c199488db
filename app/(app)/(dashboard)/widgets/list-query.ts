import type { WidgetType } from '../../../../widgets/contract/types';
import type { Inputs } from '../../../_ui/data/api';
import type { SearchValues } from '../../../_ui/navigation/search-params';

type Input = NonNullable<Inputs['widgets']['list']>;
type Sort = Exclude<Input['sort'], 'createdAt' | 'updatedAt' | undefined>;
type Query = Omit<Input, 'sort'> & { sort: Sort };

const PER_PAGE = 25;
const SORTS: Sort[] = ['name', 'created', 'updated', 'shown', 'completed'];
export const LIST_STATUSES = ['live', 'draft', 'archived'] as const;

const oneOf = <T extends string>(all: readonly T[], value: string | undefined): T | undefined =>
  all.find((one) => one === value);

/** Reads the query of the list from the search parameters of the URL. */
export const listQuery = (type: WidgetType | undefined, { get, number }: SearchValues): Query => ({
  type,
  status: oneOf(LIST_STATUSES, get('status')),
  folderId: number('folder'),
  query: get('q'),
  sort: oneOf(SORTS, get('sort')) ?? 'updated',
  order: oneOf(['asc', 'desc'] as const, get('order')) ?? 'desc',
  limit: PER_PAGE,
  offset: number('offset') ?? 0,
});
