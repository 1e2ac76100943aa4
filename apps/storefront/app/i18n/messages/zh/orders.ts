import type { Texts } from "../../messages.ts";

export const orders = {
  state_placed: "已下单",
  state_confirmed: "已确认",
  state_packed: "已打包",
  state_on_the_way: "配送中",
  state_delivered: "已送达",
  state_cancelled: "已取消",
  state_returned: "已退货",
  state_coming: "正在上门途中",
  state_done: "服务已完成",
  state_taken_back: "已撤回",
  state_goods_delivered: "商品已送达",
  state_work_to_come: "商品已送达，服务待进行",
  state_all_done: "商品已送达，服务已完成",
  state_work_done: "服务已完成",
  state_refund_due: "待退款",
  state_refunded: "已退款",
} satisfies Texts<"orders">;
