import type { Answer, Client } from "@shop/contract/client";
import type { ErrorCode } from "@shop/contract/errors";
import { errorMessage, errorTable } from "@shop/contract/errors";
import type { CallName } from "@shop/contract/paths";
import type { CartLine } from "@shop/contract/types";

interface Call {
  name: CallName;
  input: { params?: { id?: number }; body?: Record<string, unknown> };
}

/** The outcome of the next call: answered, refused with a code, never arrived ("away"), or executed with the answer lost. */
export type Fate = "ok" | "away" | "answer_lost" | ErrorCode;

const away: Answer<"cart.get"> = {
  ok: false,
  status: 0,
  retryAfter: null,
  refusal: { code: -1, message: "", data: null, error: "unavailable" },
};

export function cartLine(cart_id: number, quantity: number, price = 10): CartLine {
  const name = `Product ${cart_id}`;
  return {
    cart_id,
    product_id: cart_id,
    name,
    product_name: name,
    image: "",
    quantity,
    price,
    grand_total: price * quantity,
    unit: { id: 1, name: "piece" },
    variant_name: null,
    variant_option_id: null,
    note: null,
    available: true,
    stock: 50,
  };
}

const refused = (error: ErrorCode): Answer<CallName> => ({
  ok: false,
  status: errorTable[error].status,
  retryAfter: null,
  refusal: { code: -1, message: errorMessage(error), data: null, error },
});

/**
 * A fake server cart that remembers what it moved, as the store API does, behind a network that
 * fails as scripted. While `held`, calls wait for `release`; while `away`, none arrive; products in
 * `gone` are refused.
 */
export function scriptedApi(lines: CartLine[] = [], fates: Fate[] = []) {
  const calls: Call[] = [];
  const moved = new Map<string, number>();
  const waiting: (() => void)[] = [];
  const state = {
    lines,
    calls,
    held: false,
    away: false,
    gone: new Set<number>(),
    release: () => waiting.splice(0).forEach((go) => go()),
    fates,
  };

  function apply({ name, input }: Call): Answer<CallName> {
    const { lines: now } = state;
    const done = (data: unknown, beside = {}) =>
      ({ ok: true, status: 200, answer: { code: 0, message: "", data, ...beside } }) as unknown as Answer<CallName>;
    const id = input.params?.id;
    if (name === "cart.get") {
      const total = now.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0);
      return done(structuredClone(now), {
        total,
        delivery_fee: 2,
        grand_total: total + 2,
        address_id: 1,
        delivered: true,
      });
    }
    if (name === "cart.update") {
      state.lines = now.map((line) => (line.cart_id === id ? { ...line, quantity: Number(input.body?.set) } : line));
      return done({ cart_id: id, quantity: input.body?.set });
    }
    if (name === "cart.remove") {
      state.lines = now.filter((line) => line.cart_id !== id);
      return done(null);
    }
    const product = Number(input.body?.product_id);
    const there = now.find((one) => one.product_id === product);
    const line = String(input.body?.line);
    const wanted = Number(input.body?.quantity);
    const pieces = wanted - (moved.get(line) ?? 0);
    if (pieces <= 0) return done({ cart_id: product, quantity: there?.quantity ?? 0 });
    if (state.gone.has(product)) return refused("product_not_found");
    moved.set(line, wanted);
    state.lines = there
      ? now.map((line) => (line === there ? { ...line, quantity: line.quantity + pieces } : line))
      : [...now, cartLine(product, pieces)];
    return done({ cart_id: product, quantity: pieces });
  }

  const api = (async (name: CallName, input: Call["input"]) => {
    const call = { name, input };
    calls.push(call);
    if (state.held) await new Promise<void>((go) => waiting.push(go));
    if (state.away) return away;
    const fate = name === "cart.get" ? "ok" : (state.fates.shift() ?? "ok");
    if (fate === "away") return away;
    if (fate === "ok") return apply(call);
    if (fate === "answer_lost") {
      apply(call);
      return away;
    }
    return refused(fate);
  }) as unknown as Client;
  return { api, state };
}
