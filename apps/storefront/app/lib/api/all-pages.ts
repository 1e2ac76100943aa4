/** Fetches the pages of a list one after the other and joins them; stops after `most` pages. */
export async function allPages<Item>(
  most: number,
  read: (page: number) => Promise<{ data: Item[]; last_page: number }>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= most; page += 1) {
    const { data, last_page } = await read(page);
    items.push(...data);
    if (page >= last_page) break;
  }
  return items;
}
