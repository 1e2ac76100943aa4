import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { defaultLocale } from "@shop/kit/locale";
import { requestContext } from "../../../lib/context.ts";
import { loadCheck } from "./load-check.ts";

test.each([
  ["no code has", 400, 404],
  ["no report has", 404, 404],
  ["cannot be read at the moment", 500, 500],
])("a code that %s makes a page of the right status", async (_, status, page) => {
  const context = new RouterContextProvider();
  const api = async () => ({ ok: false, status, retryAfter: null });
  context.set(requestContext, { api, site: { features: { check_result: true } }, origin: "http://shop.test" } as never);
  await expect(loadCheck(context, " ", defaultLocale)).rejects.toMatchObject({ init: { status: page } });
});
