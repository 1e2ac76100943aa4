import type { Texts } from "../../messages.ts";

export const help = {
  title: "帮助中心",
  heading: "有什么可以帮您？",
  description: "关于在 {store} 下单、付款、配送、保修和账户的常见问题解答。",
  search_label: "搜索帮助中心",
  search_example: "例如：退款、配送、验证码",
  results_for: "“{text}”的相关解答",
  no_results: "没有找到与“{text}”相关的解答。",
  no_results_text: "换个说法试试，或直接联系我们。",
  all_topics: "全部主题",
  other_topics: "其他主题",
  updated_on: "更新于 {date}",
  helpful: "这篇解答对您有帮助吗？",
  yes: "有帮助",
  no: "没有帮助",
  thanks: "感谢您的反馈。",
  thanks_no: "感谢反馈。如仍有疑问，请联系我们。",
  related: "相关问题",
  contact_title: "还有疑问？",
  contact_text: "{store} 的工作人员通过电话和在线聊天为您解答。",
  call: "拨打 {number}",

  policy_title: "店铺政策",
  policy_description: "{store} 的销售条款、隐私、退换与退款政策。",
  policy_contents: "本页内容",

  news_title: "资讯",
  news_description: "{store} 的新品、选购建议与优惠。",
  news_empty: "暂无资讯。",
  news_more: "更多资讯",
} satisfies Texts<"help">;
