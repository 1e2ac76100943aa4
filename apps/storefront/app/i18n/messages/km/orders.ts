import type { Texts } from "../../messages.ts";

export const orders = {
  state_placed: "បានបញ្ជាទិញ",
  state_confirmed: "បានបញ្ជាក់",
  state_packed: "បានវេចខ្ចប់",
  state_on_the_way: "កំពុងដឹកជញ្ជូន",
  state_delivered: "បានប្រគល់",
  state_cancelled: "បានបោះបង់",
  state_returned: "បានប្រគល់ត្រឡប់",
  state_coming: "កំពុងធ្វើដំណើរទៅរកអ្នក",
  state_done: "បានធ្វើរួច",
  state_taken_back: "បានដកវិញ",
  state_goods_delivered: "បានប្រគល់ទំនិញ",
  state_work_to_come: "បានប្រគល់ទំនិញ រង់ចាំសេវាកម្ម",
  state_all_done: "បានប្រគល់ទំនិញ និងធ្វើសេវាកម្មរួច",
  state_work_done: "បានធ្វើសេវាកម្មរួច",
  state_refund_due: "នឹងសងប្រាក់វិញ",
  state_refunded: "បានសងប្រាក់វិញ",
} satisfies Texts<"orders">;
