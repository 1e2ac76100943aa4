import { expect, test } from "vitest";
import { guestView, serverView, type ArrivingLine, type ServerCart } from "../../../state/cart/cart-line.ts";
import { createStore } from "../../../state/store.ts";
import { cartLine } from "../../../state/testing/scripted-api.ts";
import { countServerLines } from "./count-server-lines.ts";

const server = {
  known: true,
  lines: [cartLine(1, 2)],
  total: 20,
  delivery_fee: 2,
  grand_total: 22,
  address_id: 1,
  delivered: true,
};
const line = { id: 2, name: "P2", image: "", price: 1, quantity: 1, variant_name: null, variant_option_id: null };
const viewOf = (cart: Partial<ServerCart> = {}, arriving: ArrivingLine[] = []) =>
  serverView({ ...server, ...cart }, new Map(), arriving, new Map());
const adopted = { whenAdopted: async () => undefined, reload: async () => undefined };

test("waits for a cart that is not read yet or has pending lines", async () => {
  const { get, set, subscribe } = createStore(viewOf({ known: false, lines: [] }));
  const count = countServerLines({ get, subscribe, ...adopted });
  await Promise.resolve();
  set(viewOf({ lines: [] }, [line]));
  await Promise.resolve();
  set(viewOf());
  expect(await count).toBe(1);
});

test("a guest has no lines in the server's cart", async () => {
  const { get, subscribe } = createStore(guestView([line]));
  expect(await countServerLines({ get, subscribe, ...adopted })).toBe(0);
});

test("a cart that was ordered elsewhere has no lines, although this page has not read it since", async () => {
  const { get, set, subscribe } = createStore(viewOf());
  const reload = async () => set(viewOf({ lines: [] }));
  expect(await countServerLines({ get, subscribe, ...adopted, reload })).toBe(0);
});
