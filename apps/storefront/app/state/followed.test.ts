import { expect, it } from "vitest";
import { followedMax, readFollowed, withFollowed, type Followed } from "./followed.ts";
import { memoryStorage } from "./testing/memory-storage.ts";

const seen = (
  order_number: string,
  state: Followed["tracking"]["state"] = "placed",
  seenAt = "2026-11-21T10:00:00Z",
): Followed => ({
  tracking: {
    order_number,
    is_service: false,
    has_work: false,
    work_to_come: false,
    state,
    history: [],
    expected_on: null,
    courier: null,
    place: null,
  },
  seenAt,
});

it("keeps the latest state of each order once, the most recently seen first", () => {
  const list = withFollowed([seen("A"), seen("B")], seen("B", "packed"));
  expect(list.map(({ tracking }) => [tracking.order_number, tracking.state])).toEqual([
    ["B", "packed"],
    ["A", "placed"],
  ]);
});

it("keeps a limited number of orders", () => {
  const list = Array.from({ length: 9 }, (_, index) => seen(`N${index}`)).reduce<Followed[]>(withFollowed, []);
  expect(list).toHaveLength(followedMax);
  expect(list[0]!.tracking.order_number).toBe("N8");
});

it("ignores damaged or hand-written data", () => {
  const storage = memoryStorage();
  storage.set(
    "followed_orders",
    JSON.stringify([seen("A"), { tracking: null }, 7, { seenAt: "x", tracking: { order_number: 3 } }]),
  );
  expect(readFollowed(storage)).toEqual([seen("A")]);
  storage.set("followed_orders", "{broken");
  expect(readFollowed(storage)).toEqual([]);
});
