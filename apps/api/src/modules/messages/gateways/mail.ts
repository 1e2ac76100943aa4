import { createTransport } from "nodemailer";
import type { Env } from "../../../platform/env.ts";
import type { Gateway } from "./gateway.ts";

/** Sends emails through the SMTP server of `SMTP_URL`. */
export function mailGateway({ url, from }: NonNullable<Env["mail"]>, timeoutMs: number): Gateway {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return async ({ to, text, subject }) => {
    try {
      // An address object, so that nothing in it is read as a list of recipients.
      await transport.sendMail({
        from,
        to: { name: "", address: to },
        subject: subject ?? text.split("\n", 1)[0],
        text,
      });
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      // Without a cause: the mail server's reply contains the recipient, and errors are logged.
      // oxlint-disable-next-line preserve-caught-error
      throw new Error(`The mail server did not take a message (${responseCode ?? code ?? "no answer"})`);
    }
  };
}
