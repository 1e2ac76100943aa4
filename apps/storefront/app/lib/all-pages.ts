/** Everything on the pages of a list, from as many calls as it takes, up to the most that is of use. */
export async function allPages<Item>(most: number, read: (page: number) => Promise<{ data: Item[]; last_page: number }>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= most; page += 1) {
    const { data, last_page } = await read(page);
    items.push(...data);
    if (page >= last_page) break;
  }
  return items;
}
