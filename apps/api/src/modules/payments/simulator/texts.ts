import type { Language } from "@shop/kit/locale";

const en = {
  bank: "Simulated bank",
  bankNotice: "No money moves here: this page stands in for the bank's app and for the providers in the demonstration.",
  provider: "Simulated {provider}",
  providerNotice: "No money moves here: this page stands in for {provider} in the demonstration.",
  again: "Show again",
  none: "No payment is open.",
  open: "waiting for the payment",
  expired: "time is over",
  until: "until {time}",
  approve: "Approve",
  decline: "Decline",
  delay: "Approve, told in 10 seconds",
  error: "Answer with errors for 10 seconds",
};

/** Texts of the simulated bank's pages. */
export const texts: Record<Language, typeof en> = {
  en,
  km: {
    bank: "ធនាគារសាកល្បង",
    bankNotice: "គ្មានការកាត់ប្រាក់ពិតទេ៖ ក្នុងហាងសាកល្បង ទំព័រនេះជំនួសកម្មវិធីធនាគារ និងអ្នកផ្តល់សេវាបង់ប្រាក់។",
    provider: "{provider} សាកល្បង",
    providerNotice: "គ្មានការកាត់ប្រាក់ពិតទេ៖ ក្នុងហាងសាកល្បង ទំព័រនេះជំនួស {provider}។",
    again: "បង្ហាញម្តងទៀត",
    none: "គ្មានការបង់ប្រាក់ណាកំពុងរង់ចាំទេ។",
    open: "រង់ចាំការបង់ប្រាក់",
    expired: "ផុតកំណត់",
    until: "រហូតដល់ {time}",
    approve: "យល់ព្រម",
    decline: "បដិសេធ",
    delay: "យល់ព្រម តែជូនដំណឹងក្រោយ 10 វិនាទី",
    error: "ឆ្លើយថាមានបញ្ហា រយៈពេល 10 វិនាទី",
  },
  zh: {
    bank: "模拟银行",
    bankNotice: "此处不会产生真实扣款：在演示店铺中，本页代替银行 App 和支付服务商。",
    provider: "模拟 {provider}",
    providerNotice: "此处不会产生真实扣款：在演示店铺中，本页代替 {provider}。",
    again: "刷新列表",
    none: "没有待付款项。",
    open: "等待付款",
    expired: "已过期",
    until: "{time} 前有效",
    approve: "批准",
    decline: "拒绝",
    delay: "批准，10 秒后通知",
    error: "10 秒内返回错误",
  },
};
