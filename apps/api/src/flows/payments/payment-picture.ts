import { onlinePayment } from "@shop/contract/online-ways";
import { extraPaths } from "@shop/contract/paths";
import { encode } from "uqr";
import type { Services } from "../../platform/context.ts";
import { findByReference } from "../../modules/payments/public.ts";

/** Width of the white margin around a code, in modules: scanners need it. */
const border = 4;

/** The URL of the picture of a payment's code. */
export const pictureAddress = (origin: string, reference: string): string =>
  `${origin}${extraPaths.paymentPictures}${reference}.svg`;

/** The picture of a payment's KHQR code, at a URL that nobody can guess. */
export async function paymentPicture({ database }: Pick<Services, "database">, path: string): Promise<Response> {
  const reference = path.slice(extraPaths.paymentPictures.length).replace(/\.svg$/, "");
  const payment = await findByReference(database.db, reference);
  // When an account is removed, the strings of its payments are deleted.
  if (!payment || onlinePayment(payment.way)?.paidBy !== "code" || payment.providerData === null)
    return new Response("Not found", {
      status: 404,
      headers: { "content-type": "text/plain", "cache-control": "no-store" },
    });
  return new Response(draw(payment.providerData), {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "private, max-age=600",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
}

function draw(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="480" height="480" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares}"/></svg>`;
}
