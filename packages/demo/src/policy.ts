import type { Text } from "./types.ts";

interface DemoPolicy {
  key: "terms" | "privacy" | "returns";
  title: Text;
  /** Markdown. */
  body: Text;
}

/** The policies, the same in every store of the demo. */
export const policies: DemoPolicy[] = [
  {
    key: "terms",
    title: { en: "Terms of sale", km: "លក្ខខណ្ឌលក់", zh: "销售条款" },
    body: {
      en: "## The contract\nYou buy from the store whose name stands at the head of the page. Your order is an offer; the contract is made when we confirm the order with its number. Should a price be an obvious mistake, we tell you before we send anything, and you may withdraw.\n\n## Prices\nPrices are in US dollars and include taxes. Riel are shown at the store's own rate. Delivery and discounts are shown before you confirm, and do not change afterwards.\n\n## Payment\nYou pay in one of the ways offered at the checkout. Goods that wait for a payment are held for you until it expires, and then go back on sale.\n\n## Delivery\nThe times named are those we usually keep. From the moment you take the goods they are in your care; please look at the parcel while the driver is there.\n\n## Ownership and law\nThe goods are ours until they are paid. The law of the Kingdom of Cambodia applies.",
      km: "## កិច្ចសន្យា\nអ្នកទិញពីហាងដែលមានឈ្មោះនៅក្បាលទំព័រ។ ការបញ្ជាទិញជាសំណើ កិច្ចសន្យាកើតឡើងពេលយើងបញ្ជាក់ដោយលេខបញ្ជាទិញ។ បើតម្លៃមានកំហុសច្បាស់លាស់ យើងប្រាប់អ្នកមុនផ្ញើ ហើយអ្នកអាចដកវិញបាន។\n\n## តម្លៃ\nតម្លៃគិតជាដុល្លារអាមេរិក រួមបញ្ចូលពន្ធ។ ប្រាក់រៀលបង្ហាញតាមអត្រារបស់ហាង។ ថ្លៃដឹក និងការបញ្ចុះតម្លៃបង្ហាញមុនពេលបញ្ជាក់ ហើយមិនប្រែប្រួលក្រោយនោះទេ។\n\n## ការបង់ប្រាក់\nអ្នកបង់តាមវិធីដែលមានពេលទូទាត់។ ទំនិញរង់ចាំការបង់ប្រាក់ត្រូវរក្សាទុកឱ្យអ្នករហូតដល់ផុតកំណត់ រួចដាក់លក់វិញ។\n\n## ការដឹកជញ្ជូន\nរយៈពេលដែលបញ្ជាក់ជារយៈពេលធម្មតា។ ចាប់ពីពេលទទួល ទំនិញស្ថិតក្នុងការទទួលខុសត្រូវរបស់អ្នក សូមពិនិត្យកញ្ចប់ពេលអ្នកដឹកនៅទីនោះ។\n\n## កម្មសិទ្ធិ និងច្បាប់\nទំនិញជារបស់ហាងរហូតដល់បង់ប្រាក់រួច។ អនុវត្តតាមច្បាប់នៃព្រះរាជាណាចក្រកម្ពុជា។",
      zh: "## 合同\n您向页首所示的店铺购买。订单为要约，我们以订单号确认时合同成立。若价格存在明显错误，我们会在发货前告知，您可撤回。\n\n## 价格\n价格以美元计，含税；瑞尔按店铺汇率显示。运费与折扣在确认前显示，之后不变。\n\n## 付款\n按结算页提供的方式付款。待付款商品为您保留至到期，之后恢复销售。\n\n## 配送\n所示时间为通常时效。签收后风险由您承担，请当面验货。\n\n## 所有权与法律\n付清货款前商品归店铺所有。适用柬埔寨王国法律。",
    },
  },
  {
    key: "privacy",
    title: { en: "Privacy", km: "ឯកជនភាព", zh: "隐私" },
    body: {
      en: "## What we keep\nName, phone number, e-mail if you gave one, addresses with their place on the map, orders and payments, warranty claims, bookings and what you wrote to us. Cart, compare list and language are kept in your browser.\n\n## What for\nTo deliver, to take payments, to keep warranty promises and to answer you. Nothing is sold, and no advertising network sees what you look at.\n\n## Who else sees it\nThe driver sees name, phone number and address of the parcel. The bank sees amount and order number. The service that sends codes sees your phone number.\n\n## How long\nOrders for ten years, because the law of accounts asks for it; everything else until you close the account.\n\n## Your rights\nYou may see, correct and take away your data, and close your account, at the counter or in the chat.",
      km: "## អ្វីដែលយើងរក្សាទុក\nឈ្មោះ លេខទូរស័ព្ទ អ៊ីមែល (បើមាន) អាសយដ្ឋានលើផែនទី ការបញ្ជាទិញ ការបង់ប្រាក់ ការស្នើសុំធានា ការកក់ និងសាររបស់អ្នក។ កន្ត្រក បញ្ជីប្រៀបធៀប និងភាសា រក្សាទុកក្នុងកម្មវិធីរុករករបស់អ្នក។\n\n## សម្រាប់អ្វី\nសម្រាប់ដឹកជញ្ជូន ទទួលប្រាក់ អនុវត្តការធានា និងឆ្លើយតប។ យើងមិនលក់ទិន្នន័យ ហើយគ្មានបណ្តាញផ្សាយពាណិជ្ជកម្មណាមើលឃើញអ្វីដែលអ្នកមើលទេ។\n\n## អ្នកណាខ្លះឃើញ\nអ្នកដឹកឃើញឈ្មោះ លេខទូរស័ព្ទ និងអាសយដ្ឋាន។ ធនាគារឃើញចំនួនប្រាក់ និងលេខបញ្ជាទិញ។ សេវាផ្ញើលេខកូដឃើញលេខទូរស័ព្ទ។\n\n## រយៈពេល\nការបញ្ជាទិញរក្សាទុកដប់ឆ្នាំតាមច្បាប់គណនេយ្យ អ្វីផ្សេងរហូតដល់អ្នកលុបគណនី។\n\n## សិទ្ធិរបស់អ្នក\nអ្នកអាចមើល កែ យកទិន្នន័យ និងលុបគណនី នៅបញ្ជរ ឬក្នុងឆាត។",
      zh: "## 保存的信息\n姓名、手机号、邮箱（如有）、地址及地图位置、订单与付款、保修申请、预约以及您写给我们的内容。购物车、对比列表与语言保存在您的浏览器中。\n\n## 用途\n配送、收款、履行保修和答复您。我们不出售数据，也没有广告网络能看到您的浏览。\n\n## 谁还会看到\n配送员看到包裹的姓名、电话和地址；银行看到金额和订单号；短信服务看到您的手机号。\n\n## 保存期限\n按会计法规订单保存十年，其他信息保存至您注销账户。\n\n## 您的权利\n可在柜台或在线客服查看、更正、带走数据并注销账户。",
    },
  },
  {
    key: "returns",
    title: { en: "Returns and refunds", km: "ការប្រគល់ទំនិញវិញ និងសងប្រាក់", zh: "退换与退款" },
    body: {
      en: "## Seven days\nGoods that are complete, unused and in their box can be returned within seven days of delivery, with the order number.\n\n## What cannot be returned\nEarbuds and other goods worn in the ear, opened software, cables cut to length, parts that were fitted, and finished services.\n\n## Faulty on arrival\nTell us within two days, with a picture. We replace the goods at our cost; where there are none left, you get the money back.\n\n## Refunds\nThe money goes back the way it came: to the bank account, to Anakut Cash, or in cash at the counter, within three working days after the goods are here.",
      km: "## ប្រាំពីរថ្ងៃ\nទំនិញគ្រប់គ្រឿង មិនទាន់ប្រើ និងនៅក្នុងប្រអប់ អាចប្រគល់វិញក្នុងប្រាំពីរថ្ងៃក្រោយទទួល ដោយមានលេខបញ្ជាទិញ។\n\n## អ្វីដែលប្រគល់វិញមិនបាន\nកាសត្រចៀក កម្មវិធីបើកហើយ ខ្សែកាត់តាមប្រវែង គ្រឿងដែលដំឡើងហើយ និងសេវាដែលធ្វើរួច។\n\n## ខូចតាំងពីដំបូង\nសូមប្រាប់ក្នុងពីរថ្ងៃ ជាមួយរូបថត។ យើងប្តូរជូនដោយចំណាយរបស់យើង បើអស់ស្តុក យើងសងប្រាក់វិញ។\n\n## ការសងប្រាក់\nប្រាក់ត្រឡប់តាមផ្លូវដដែល៖ គណនីធនាគារ សាច់ប្រាក់ Anakut ឬសាច់ប្រាក់នៅបញ្ជរ ក្នុងបីថ្ងៃធ្វើការក្រោយទំនិញដល់ហាង។",
      zh: "## 七天退货\n商品完整、未使用、包装齐全，凭订单号可在签收后七天内退货。\n\n## 不可退的商品\n耳机等入耳商品、已拆封软件、已裁剪线缆、已安装配件及已完成的服务。\n\n## 到货即坏\n请在两天内附照片告知，我们承担费用更换；缺货则退款。\n\n## 退款\n商品到店后三个工作日内原路退回：银行账户、Anakut 余额或柜台现金。",
    },
  },
];
