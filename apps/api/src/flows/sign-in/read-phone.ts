import { Refusal } from "../../platform/errors/refusal.ts";
import { parsePhone } from "../../modules/customers/public.ts";

/** The phone of a call in E.164, or the refusal `phone_invalid`. */
export function readPhone(text: string): string {
  const phone = parsePhone(text);
  if (!phone) throw new Refusal("phone_invalid", { fields: { phone: "phone_invalid" } });
  return phone;
}
