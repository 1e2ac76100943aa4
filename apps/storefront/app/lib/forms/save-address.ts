import type { Answer, Client } from "@shop/contract/client";
import { plainDegrees } from "./coordinates.ts";

/**
 * Adds or changes an address from a submitted form. Coordinates are decimal strings; without script
 * they are those of the chosen province.
 */
export function saveAddress(
  api: Client,
  id: number | null,
  values: Record<string, string>,
): Promise<Answer<"locations.add"> | Answer<"locations.update">> {
  const { name = "", description = "" } = values;
  const [lat, long] = values.province
    ? values.province.split(",")
    : [values.lat, values.long].map((typed) => typed && plainDegrees(typed));
  const body = { name, description: description || null, lat, long };
  return id === null
    ? api("locations.add", { body }, { idempotencyKey: values.key })
    : api("locations.update", { params: { id }, body });
}
