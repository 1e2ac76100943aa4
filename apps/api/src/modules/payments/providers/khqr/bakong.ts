import * as z from "zod";
import type { Env } from "../../../../platform/env.ts";
import type { Logger } from "../../../../platform/log.ts";
import { fetchJson } from "../../../../platform/outside/fetch-json.ts";
import { openService } from "../../../../platform/outside/service.ts";
import type { Payment } from "../../change-payment.ts";
import { decodeKhqr } from "../../khqr/decode-khqr.ts";
import type { Answer, OnlineProvider } from "../provider.ts";
import { readMoney } from "../read-money.ts";

interface BakongConfig {
  baseUrl: string;
  token: string;
}

const transfer = z.object({
  hash: z.string().min(1),
  toAccountId: z.string(),
  currency: z.string(),
  amount: z.number(),
  createdDateMs: z.number(),
});
/** The fields that identify a transfer, as far as they can be read. */
const names = z
  .object({ hash: z.string().optional().catch(undefined), toAccountId: z.string().optional().catch(undefined) })
  .catch({});
const listAnswer = z.object({
  responseCode: z.number(),
  errorCode: z.number().nullish(),
  data: z.array(z.unknown()).nullish(),
});
const listEntry = z.object({ md5: z.string(), status: z.string(), data: z.unknown().optional() });
const deepLinkAnswer = z.object({ responseCode: z.number(), data: z.object({ shortLink: z.string() }).nullish() });

/** Maximum number of MD5s in one request (Bakong open API). */
const batch = 50;

/** The adapter of the Bakong open API: checks payments in batches, with a timeout and a circuit breaker. */
export function createBakong({ baseUrl, token }: BakongConfig, limits: Env["fetch"], log: Logger): OnlineProvider {
  // Safe to repeat, since it only reads.
  const service = openService({ timeoutMs: limits.timeoutMs, repeats: 1 });

  async function post(path: string, body: unknown): Promise<unknown> {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    return service.run(async (signal) => {
      const answer = await fetchJson(
        `${baseUrl}/v1/${path}`,
        { method: "POST", headers, body: JSON.stringify(body) },
        { signal, maxBytes: limits.maxBytes },
      );
      if (answer.status !== 200) throw new Error(`Bakong answered ${answer.status} to ${path}`);
      return answer.body;
    });
  }

  const reported = new Set<number>();
  /** Staff have to find out where that money is. Logged once per payment, since it is checked again and again. */
  function report({ id, reference }: Payment, data: unknown): void {
    if (reported.has(id)) return;
    reported.add(id);
    const { hash, toAccountId: account } = names.parse(data);
    log.error(
      { payment: reference, hash, account },
      "Bakong reports money for a code of the shop that went to another account, or a report that cannot be read: ask the bank",
    );
  }

  return {
    batch,
    questions: 1,
    async ask(payments) {
      const answer = listAnswer.parse(
        await post(
          "check_transaction_by_md5_list",
          payments.map(({ providerKey }) => providerKey),
        ),
      );
      // 6 means that the token is no longer accepted, so nothing was checked.
      if (answer.errorCode === 6 || !answer.data) throw new Error(`Bakong refused to answer: ${answer.errorCode}`);
      // An entry that cannot be read does not affect the others.
      const entries = answer.data.flatMap((entry) => listEntry.safeParse(entry).data ?? []);
      const entryOf = new Map(entries.map((entry) => [entry.md5, entry]));
      return new Map(
        payments.flatMap((payment): [number, Answer][] => {
          const entry = entryOf.get(payment.providerKey ?? "");
          const read = entry && readEntry(payment, entry, report);
          return read ? [[payment.id, read]] : [];
        }),
      );
    },
    async deepLink(text, { name, icon, callback }) {
      const body = { qr: text, sourceInfo: { appIconUrl: icon, appName: name, appDeepLinkCallback: callback } };
      const answer = deepLinkAnswer.parse(await post("generate_deeplink_by_qr", body));
      return answer.data?.shortLink ?? null;
    },
  };
}

/**
 * Reads an entry. Money that went to another account than that of the code is no payment, whatever its status, but it is
 * reported, since somebody paid. Amount and currency are checked when the order is placed.
 */
function readEntry(
  payment: Payment,
  { status, data }: { status: string; data?: unknown },
  report: (payment: Payment, data: unknown) => void,
): Answer | undefined {
  if (status === "NOT_FOUND") return { kind: "waiting" };
  if (status === "FAILED") return { kind: "declined" };
  if (status !== "SUCCESS") return undefined;
  const read = transfer.safeParse(data);
  if (!read.success) {
    report(payment, data);
    return undefined;
  }
  const { hash, toAccountId, currency: code, amount, createdDateMs } = read.data;
  if (!isSameAccount(toAccountId, decodeKhqr(payment.providerData ?? "")?.account)) {
    report(payment, data);
    return { kind: "waiting" };
  }
  return { kind: "paid", hash, ...readMoney(amount, code), at: new Date(createdDateMs) };
}

/** Compares account ids, which look like mail addresses, ignoring case: a bank may write them differently. */
const isSameAccount = (account: string, other: string | undefined): boolean =>
  account.toLowerCase() === other?.toLowerCase();
