import type { Texts } from "../../messages.ts";

export const core = {
  home_page: "ទំព័រដើម",
  not_found_title: "404 រកមិនឃើញ",
  not_found_text: "រកមិនឃើញទំព័រនេះទេ",
  error_title: "មានបញ្ហាកើតឡើង",
} satisfies Texts<"core">;
