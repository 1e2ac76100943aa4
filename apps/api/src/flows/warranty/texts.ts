import { fill } from "@shop/kit/fill";
import type { Language } from "@shop/kit/locale";
import type { ClaimState } from "../../modules/warranty/public.ts";

/** Short, because an SMS in Khmer holds 70 characters, and a note of staff may follow. */
const texts: Record<ClaimState, Record<Language, string>> = {
  received: {
    en: "{store}: we received your warranty claim {number}.",
    km: "{store}៖ បានទទួលសំណើធានា {number}។",
    zh: "{store}：已收到您的保修申请 {number}。",
  },
  in_review: {
    en: "{store}: we are looking at claim {number}.",
    km: "{store}៖ កំពុងពិនិត្យសំណើ {number}។",
    zh: "{store}：申请 {number} 正在处理中。",
  },
  asked: {
    en: "{store}: we need more for claim {number}. Please answer in your account.",
    km: "{store}៖ ត្រូវការព័ត៌មានបន្ថែមសម្រាប់ {number}។ សូមឆ្លើយក្នុងគណនី។",
    zh: "{store}：申请 {number} 需补充信息，请在账户中回复。",
  },
  approved: {
    en: "{store}: claim {number} is approved.",
    km: "{store}៖ បានយល់ព្រមសំណើ {number}។",
    zh: "{store}：申请 {number} 已通过。",
  },
  refused: {
    en: "{store}: claim {number} is refused.",
    km: "{store}៖ មិនអាចទទួលសំណើ {number} បានទេ។",
    zh: "{store}：申请 {number} 未通过。",
  },
  repaired: {
    en: "{store}: {number} is repaired.",
    km: "{store}៖ បានជួសជុល {number} រួចរាល់។",
    zh: "{store}：{number} 已修好。",
  },
  replaced: {
    en: "{store}: {number} is replaced by a new piece.",
    km: "{store}៖ បានប្តូរថ្មីសម្រាប់ {number}។",
    zh: "{store}：{number} 已换新。",
  },
  withdrawn: {
    en: "{store}: claim {number} is withdrawn.",
    km: "{store}៖ បានដកសំណើ {number}។",
    zh: "{store}：申请 {number} 已撤回。",
  },
  closed: {
    en: "{store}: claim {number} is closed.",
    km: "{store}៖ បានបិទសំណើ {number}។",
    zh: "{store}：申请 {number} 已结束。",
  },
};

/** The SMS about a claim's new state. */
export function claimMessage(
  state: ClaimState,
  language: Language,
  { store, number, note }: { store: string; number: string; note: string | null },
): string {
  const said = fill(texts[state][language], { store, number });
  return note ? `${said} ${note}` : said;
}
