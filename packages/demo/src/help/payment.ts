import { article, type DemoHelpCategory } from "./types.ts";

export const payment: DemoHelpCategory = {
  id: 2,
  key: "payment",
  icon: "qr-code",
  sequence: 2,
  name: { en: "Payment", km: "ការបង់ប្រាក់", zh: "付款" },
  articles: [
    article(
      201,
      ["How do I pay by KHQR?", "តើបង់ប្រាក់តាម KHQR ដូចម្តេច?", "如何用 KHQR 付款？"],
      [
        "1. Choose **KHQR** at the checkout. A QR code with the exact amount appears.\n2. Scan it with any bank's app that reads KHQR. On the same phone: save the picture and open it in the app.\n3. Confirm in the bank's app and come back. The page sees the payment by itself, within seconds, and places your order.\n\nNever change the amount. If the code has run out, ask for a new one; nothing is charged for the old.",
        "1. ជ្រើស **KHQR** ពេលទូទាត់។ កូដ QR ដែលមានចំនួនទឹកប្រាក់ពិតប្រាកដនឹងបង្ហាញ។\n2. ស្កេនដោយកម្មវិធីធនាគារណាមួយដែលអាន KHQR។ បើប្រើទូរស័ព្ទតែមួយ សូមរក្សាទុករូបភាព ហើយបើកក្នុងកម្មវិធីធនាគារ។\n3. បញ្ជាក់ក្នុងកម្មវិធីធនាគារ រួចត្រឡប់មកវិញ។ ទំព័រនឹងដឹងការបង់ប្រាក់ដោយខ្លួនឯងក្នុងរយៈពេលប៉ុន្មានវិនាទី ហើយទទួលការបញ្ជាទិញ។\n\nកុំប្តូរចំនួនទឹកប្រាក់។ បើកូដផុតកំណត់ សូមស្នើកូដថ្មី។ កូដចាស់មិនកាត់ប្រាក់ទេ។",
        "1. 结算时选择 **KHQR**，页面显示含准确金额的二维码。\n2. 用任何支持 KHQR 的银行 App 扫码；若在同一部手机上，请保存图片后在 App 中打开。\n3. 在银行 App 确认后返回，页面会在数秒内自动识别付款并下单。\n\n请勿修改金额。二维码过期可重新获取，旧码不会扣款。",
      ],
    ),
    article(
      202,
      ["I paid, but the page still waits", "ខ្ញុំបានបង់ហើយ តែទំព័រនៅរង់ចាំ", "已付款但页面仍在等待"],
      [
        "You may close the page. The shop asks the bank again by itself and places your order as soon as the payment is confirmed; you find it under **My Orders**. If it is not there after fifteen minutes, send us the bank's reference. Do not pay a second time.",
        "អ្នកអាចបិទទំព័របាន។ ហាងនឹងសួរធនាគារឡើងវិញដោយស្វ័យប្រវត្តិ ហើយទទួលការបញ្ជាទិញភ្លាមពេលការបង់ប្រាក់ត្រូវបានបញ្ជាក់។ អ្នកអាចរកឃើញក្នុង **ការបញ្ជាទិញរបស់ខ្ញុំ**។ បើក្រោយ 15 នាទីមិនឃើញ សូមផ្ញើលេខយោងធនាគារមកយើង។ សូមកុំបង់លើកទីពីរ។",
        "可以关闭页面。店铺会自动向银行再次查询，确认后立即下单，可在**我的订单**中查看。若十五分钟后仍未出现，请把银行流水号发给我们，请勿重复付款。",
      ],
    ),
    article(
      203,
      ["How do I pay by bank transfer?", "តើបង់តាមការផ្ទេរធនាគារដូចម្តេច?", "如何用银行转账付款？"],
      [
        "Choose **Money Transfer**, then the kind of account: phone number or bank. Transfer the total, take a picture of the receipt and upload it. We check it in opening hours, usually within an hour, and then pack your order.",
        "ជ្រើស **ផ្ទេរប្រាក់** រួចប្រភេទគណនី៖ លេខទូរស័ព្ទ ឬធនាគារ។ ផ្ទេរប្រាក់សរុប ថតរូបបង្កាន់ដៃ ហើយផ្ញើមកយើង។ យើងពិនិត្យក្នុងម៉ោងធ្វើការ ជាធម្មតាក្នុងមួយម៉ោង រួចវេចខ្ចប់ជូន។",
        "选择**转账**及账户类型（手机号或银行），转入总额，拍下凭证并上传。我们在营业时间内核对，通常一小时内完成，随后打包发货。",
      ],
    ),
    article(
      204,
      ["Can I pay on delivery?", "តើអាចបង់ប្រាក់ពេលទទួលទំនិញទេ?", "可以货到付款吗？"],
      [
        "Where the store offers **Cash on Delivery**, yes: in dollars or riel, at the rate shown in the shop. Please have the exact amount ready, and look at the goods before you pay.",
        "បាន បើហាងមាន **បង់ប្រាក់ពេលទទួល**៖ ជាដុល្លារ ឬរៀល តាមអត្រាដែលបង្ហាញក្នុងហាង។ សូមត្រៀមប្រាក់គ្រប់ចំនួន ហើយពិនិត្យទំនិញមុនបង់ប្រាក់។",
        "支持**货到付款**的店铺可以：美元或瑞尔均可，汇率以店铺显示为准。请备好零钱，验货后付款。",
      ],
    ),
    article(
      205,
      ["What is Anakut Cash?", "តើសាច់ប្រាក់ Anakut ជាអ្វី?", "什么是 Anakut 余额？"],
      [
        "Anakut Cash is credit at the shop. You top it up at the counter and pay with it at the checkout; the discount shown beside it is taken off the price of the goods. If it does not cover the whole order, choose another way to pay.",
        "សាច់ប្រាក់ Anakut ជាទឹកប្រាក់ដែលអ្នកមានក្នុងហាង។ អ្នកបញ្ចូលប្រាក់នៅបញ្ជរ ហើយប្រើបង់ពេលទូទាត់។ ការបញ្ចុះតម្លៃដែលបង្ហាញត្រូវកាត់ចេញពីតម្លៃទំនិញ។ បើមិនគ្រប់ សូមជ្រើសវិធីបង់ផ្សេង។",
        "Anakut 余额是您的店内余额，在柜台充值，结算时使用，旁边显示的折扣会从货款中扣除。余额不足以支付整单时，请选择其他方式。",
      ],
    ),
    article(
      206,
      ["When do I get a refund?", "តើពេលណាខ្ញុំបានប្រាក់សងវិញ?", "什么时候能收到退款？"],
      [
        "A cancelled or returned order that was paid is refunded the way you paid: to the bank account, to Anakut Cash, or in cash at the counter. It takes up to three working days: from the cancellation, or from the day the goods are back with us. You see the state under **My Account → My Orders**; what can be returned stands in our [Policy](/policy).",
        "ការបញ្ជាទិញដែលបានបង់ប្រាក់ហើយត្រូវបោះបង់ ឬប្រគល់ត្រឡប់ យើងសងប្រាក់វិញតាមវិធីដែលអ្នកបានបង់៖ គណនីធនាគារ សាច់ប្រាក់ Anakut ឬសាច់ប្រាក់នៅបញ្ជរ ក្នុងរយៈពេលបីថ្ងៃធ្វើការ គិតពីថ្ងៃបោះបង់ ឬថ្ងៃដែលទំនិញត្រឡប់មកដល់ហាង។ អ្នកមើលស្ថានភាពក្នុង **គណនីខ្ញុំ → ការបញ្ជាទិញរបស់ខ្ញុំ** ហើយលក្ខខណ្ឌមានក្នុង [គោលការណ៍](/policy)។",
        "已付款的订单取消或退货后，款项原路退回：银行账户、Anakut 余额或柜台现金。自取消之日或商品退回店铺之日起三个工作日内到账。可在**我的账户 → 我的订单**查看状态，退货条件见[店铺政策](/policy)。",
      ],
    ),
  ],
};
