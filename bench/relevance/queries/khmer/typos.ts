import { all, anyCamera, anyPhone, iphone, laptop, meaning, type RelevanceQuery } from "../../meanings.ts";

/** Goods in Khmer with typing mistakes. */
export const khmerTypos: RelevanceQuery[] = [
  ...all("km", "typo", "demo", [
    ["ការមេរ៉ា", anyCamera],
    ["ទូរស័ព", anyPhone],
    ["អាយហ្វុន", iphone],
    ["សាមសុងង", { brand: "Samsung" }],
    ["កុំព្យុទ័រយួរដៃ", laptop],
    ["ឡេបថុប", laptop],
    ["កណ្តឹងទ្វា", { in: ["doorbell"] }],
    ...meaning({ in: ["smartphone", "foldable", "feature-phone"] }, "ទូរស័ព្ខ", "ទូរស័ព្", "តូរស័ព្ទ", "ទូស័ព្ទ"),
    ...meaning({ in: ["computer"] }, "កុំព្យុទ័រ", "កំព្យូទ័រ", "កុំពូទ័រ"),
    ...meaning({ in: ["cable"] }, "ខ្សែសាក់"),
    ...meaning({ in: ["charger", "laptop-adapter"] }, "ឆ្នាំសាក"),
    ...meaning({ in: ["keyboard", "laptop-keyboard"] }, "ក្ដាចុច"),
    ...meaning({ in: ["smartwatch"] }, "នាលិកា"),
    ...meaning({ in: ["camera"] }, "កាមារ៉ា"),
    ...meaning({ in: ["printer"] }, "ម៉ាសុីនព្រីន"),
    ...meaning({ in: ["smart-bulb"] }, "អំពូរ"),
  ]),
];
