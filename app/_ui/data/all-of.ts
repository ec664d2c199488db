type Listed<Item> = { data: Item[]; pagination: { total: number } };

/** Everything that a list holds, page by page. `read` gives the page that begins at an offset. */
export async function allOf<Item>(read: (offset: number) => Promise<Listed<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let total = 1; items.length < total; ) {
    const { data, pagination } = await read(items.length);
    items.push(...data);
    total = data.length ? pagination.total : 0;
  }
  return items;
}
