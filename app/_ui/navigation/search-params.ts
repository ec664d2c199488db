/** Reads the query string of an address. A missing parameter, or an invalid number, is undefined. */
export type SearchValues = { get: (key: string) => string | undefined; number: (key: string) => number | undefined };

export const searchValues = (params: { get: (key: string) => string | null }): SearchValues => ({
  get: (key) => params.get(key) ?? undefined,
  number: (key) => {
    const value = Number(params.get(key));
    return Number.isInteger(value) && value > 0 ? value : undefined;
  },
});

/** The search parameters that Next passes to a page. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The search values of a page that is rendered on the server. */
export async function pageSearch(searchParams: SearchParams): Promise<SearchValues> {
  const given = await searchParams;
  return searchValues({ get: (key) => [given[key]].flat()[0] ?? null });
}
