/** The states of an order, wherever one is shown. */
export const orders = {
  state_placed: "Placed",
  state_confirmed: "Confirmed",
  state_packed: "Packed",
  state_on_the_way: "On the way",
  state_delivered: "Delivered",
  state_cancelled: "Cancelled",
  state_returned: "Returned",
  state_coming: "On our way to you",
  state_done: "Done",
  state_taken_back: "Taken back",
  state_goods_delivered: "Products delivered",
  state_work_to_come: "Products delivered, work to come",
  state_all_done: "Delivered, work done",
  state_work_done: "Work done",
  state_refund_due: "Refund due",
  state_refunded: "Refunded",
} as const;
