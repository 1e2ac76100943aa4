import { fill } from "@shop/kit/fill";
import type { Language } from "@shop/kit/locale";

type Text = Record<Language, string>;

// Short, because an SMS in Khmer holds 70 characters.

const codeText: Text = {
  en: "{code} is your code for {store}. Valid for 5 minutes. Never share it.",
  km: "{code} ជាលេខកូដរបស់អ្នកសម្រាប់ {store}។ ប្រើបាន 5 នាទី។ កុំប្រាប់អ្នកណា។",
  zh: "{code} 是您在 {store} 的验证码，5 分钟内有效，请勿告诉他人。",
};

const accountExistsText: Text = {
  en: "{store}: this number already has an account. Please log in, or choose 'Forgot password'.",
  km: "{store}៖ លេខនេះមានគណនីរួចហើយ។ សូមចូលគណនី ឬជ្រើស «ភ្លេចពាក្យសម្ងាត់»។",
  zh: "{store}：此号码已有账户。请直接登录，或选择“忘记密码”。",
};

const contactTakenText: Text = {
  en: "{store}: somebody asked to use this contact for another account. It belongs to yours, so nothing was changed.",
  km: "{store}៖ មានគេចង់ប្រើលេខ ឬអ៊ីមែលនេះសម្រាប់គណនីផ្សេង។ វាជារបស់គណនីអ្នក ដូច្នេះគ្មានអ្វីត្រូវបានប្តូរទេ។",
  zh: "{store}：有人想将此联系方式用于其他账户。它属于您的账户，因此没有任何更改。",
};

const contactChangedText: Text = {
  en: "{store}: your account now uses another {kind}. If this was not you, please contact us at once.",
  km: "{store}៖ គណនីរបស់អ្នកបានប្តូរ{kind}។ បើមិនមែនអ្នកទេ សូមទាក់ទងយើងភ្លាម។",
  zh: "{store}：您的账户已更换{kind}。如非本人操作，请立即联系我们。",
};

const kinds: Record<"phone" | "email", Text> = {
  phone: { en: "phone number", km: "លេខទូរស័ព្ទ", zh: "手机号" },
  email: { en: "email", km: "អ៊ីមែល", zh: "邮箱" },
};

export const codeMessage = (language: Language, store: string, code: string) =>
  fill(codeText[language], { store, code });
export const accountExistsMessage = (language: Language, store: string) => fill(accountExistsText[language], { store });
export const contactTakenMessage = (language: Language, store: string) => fill(contactTakenText[language], { store });
export const contactChangedMessage = (language: Language, store: string, kind: "phone" | "email") =>
  fill(contactChangedText[language], { store, kind: kinds[kind][language] });
