import { Hono } from "hono";
import type { Services } from "../../../../../platform/context.ts";
import { decodeKhqr } from "../../../khqr/decode-khqr.ts";
import { md5Of } from "../../../khqr/make-khqr.ts";
import { reportedRows, type BankRow } from "../../../simulated-bank/bank-state.ts";

type Needs = Pick<Services, "database" | "now">;

const failed = (errorCode: number, responseMessage: string) => ({
  data: null,
  responseCode: 1,
  errorCode,
  responseMessage,
});
const succeeded = (data: unknown) => ({ data, responseCode: 0, errorCode: null, responseMessage: "Success" });

/** The part of Bakong's open API that a shop uses: transfers by MD5, and links that open an app. */
export function bakongApp({ database, now }: Needs): Hono {
  const app = new Hono();
  const reported = (keys: string[]) => reportedRows(database.db, { service: "bakong", keys }, now());
  const isOut = (rows: Map<string, BankRow>) => [...rows.values()].some(({ status }) => status === "ERROR");

  app.use("/v1/*", async (c, next) => {
    if (!/^Bearer \S+$/.test(c.req.header("authorization") ?? "")) return c.json(failed(6, "Unauthorized"), 401);
    return next();
  });

  app.post("/v1/check_transaction_by_md5", async (c) => {
    const { md5 } = await c.req.json<{ md5: string }>();
    const rows = await reported([md5]);
    if (isOut(rows)) return c.text("Bad Gateway", 502);
    const row = rows.get(md5);
    if (!row) return c.json(failed(1, "Transaction could not be found. Please check and try again."));
    return c.json(row.status === "FAILED" ? failed(3, "Transaction failed.") : succeeded(row.record));
  });

  app.post("/v1/check_transaction_by_md5_list", async (c) => {
    const keys = await c.req.json<string[]>();
    if (!Array.isArray(keys) || keys.length > 50) return c.json(failed(5, "At most 50"), 400);
    const rows = await reported(keys);
    if (isOut(rows)) return c.text("Bad Gateway", 502);
    return c.json(
      succeeded(
        keys.map((md5) => {
          const row = rows.get(md5);
          return {
            md5,
            status: row?.status ?? "NOT_FOUND",
            message: null,
            data: row?.status === "SUCCESS" ? row.record : null,
          };
        }),
      ),
    );
  });

  app.post("/v1/generate_deeplink_by_qr", async (c) => {
    const { qr } = await c.req.json<{ qr: string }>();
    if (!decodeKhqr(qr)) return c.json(failed(5, "Invalid QR"), 400);
    return c.json(succeeded({ shortLink: `https://bakong.page.link/simulated-${md5Of(qr).slice(0, 12)}` }));
  });

  return app;
}
