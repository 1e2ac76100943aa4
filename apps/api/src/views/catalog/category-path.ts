/** Categories with a page of their own (specification, section 2), by their key. */
const ownPages: Record<string, string> = {
  phone: "/phone",
  camera: "/camera",
  smarthome: "/smarthome",
  sparepart: "/sparepart",
  service: "/services",
};

/** The page that lists a category, without language prefix. */
export function categoryPath({ id, key }: { id: number; key: string }): string {
  return ownPages[key] ?? `/category?cat_id=${id}`;
}
