import type { Texts } from "../../messages.ts";

export const core = {
  home_page: "首页",
  not_found_title: "404 未找到",
  not_found_text: "找不到此页面",
  error_title: "发生错误",
} satisfies Texts<"core">;
