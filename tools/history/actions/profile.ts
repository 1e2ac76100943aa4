import type { Tab } from "../tab.ts";
import { ownMark } from "./action.ts";

export async function wish(tab: Tab): Promise<void> {
  const { shopper, stage, number, chances } = tab;
  // Each tab of a shopper has its own product, so that it knows what the wishlist must show.
  const { id } = stage.world.plenty[number]!;
  const key = `${shopper.customerId}/${id}`;
  const listed = (await tab.get("/api/wishlist")).body.data as { wishlist_id: number; product_id: number }[] | null;
  const entry = listed?.find(({ product_id }) => product_id === id);
  if (listed && Boolean(entry) !== (stage.told.wishes.get(key) ?? false))
    tab.violate("the wishlist forgot", { key, listed });
  if (entry && chances.happens(0.5)) {
    await tab.send(`/api/wishlist/remove/${entry.wishlist_id}`, { method: "DELETE" });
    stage.told.wishes.set(key, false);
  } else if ((await tab.twice("/api/wishlist/add", { product_id: id })).ok) stage.told.wishes.set(key, true);
}

export async function keepAddress(tab: Tab): Promise<void> {
  const {
    chances,
    stage: { told },
  } = tab;
  const description = `House ${chances.below(1000)}, ${ownMark(tab)}`;
  const added = await tab.twice("/api/profile/location/add", { name: "Work", lat: 11.55, long: 104.92, description });
  if (!added.ok) return;
  const { id } = added.body.data as { id: number };
  told.addresses.set(id, description);
  if (chances.happens(0.4)) {
    const changed = `Changed ${description}`;
    const updated = await tab.send(`/api/profile/location/update/${id}`, {
      method: "PUT",
      body: { description: changed },
    });
    if (updated.ok) told.addresses.set(id, changed);
  }
  if (chances.happens(0.4)) {
    await tab.send(`/api/profile/location/remove/${id}`, { method: "DELETE" });
    told.addresses.set(id, null);
  }
}
