import { article, type DemoHelpCategory } from "./types.ts";

export const warranty: DemoHelpCategory = {
  id: 4,
  key: "warranty",
  icon: "shield-check",
  sequence: 4,
  name: { en: "Warranty and returns", km: "ការធានា និងប្រគល់វិញ", zh: "保修与退换" },
  articles: [
    article(
      401,
      ["How long is the warranty?", "តើធានាប៉ុន្មាន?", "保修多久？"],
      [
        "The months of warranty stand on the page of each product and count from the day of delivery. Under [Warranty](/warranty) you can look up your own goods by order number and phone number.",
        "ចំនួនខែធានាមានលើទំព័រផលិតផលនីមួយៗ ហើយគិតពីថ្ងៃទទួលទំនិញ។ ក្នុង [ការធានា](/warranty) អ្នកអាចរកទំនិញរបស់អ្នកតាមលេខបញ្ជាទិញ និងលេខទូរស័ព្ទ។",
        "保修月数写在每件商品页面，从签收之日起计算。在[保修](/warranty)页面可凭订单号和手机号查询。",
      ],
    ),
    article(
      402,
      ["How do I claim warranty?", "តើស្នើសុំធានាដូចម្តេច?", "如何申请保修？"],
      [
        "1. Open [Warranty](/warranty), choose the product and describe what is wrong; a picture helps.\n2. Bring the goods to the shop or hand them to our driver, with charger and box if you have them.\n3. We check them within three working days and repair or replace them, or tell you why not.\n\nNot covered are broken screens, water, other people's repairs and removed seals.",
        "1. បើក [ការធានា](/warranty) ជ្រើសផលិតផល ហើយរៀបរាប់បញ្ហា។ រូបថតជួយបានច្រើន។\n2. យកទំនិញមកហាង ឬប្រគល់ឱ្យអ្នកដឹករបស់យើង ព្រមទាំងឆ្នាំងសាក និងប្រអប់បើមាន។\n3. យើងពិនិត្យក្នុងបីថ្ងៃធ្វើការ រួចជួសជុល ឬប្តូរ ឬប្រាប់មូលហេតុ។\n\nមិនធានាលើអេក្រង់បែក ចូលទឹក ជួសជុលដោយអ្នកដទៃ និងត្រាធានាដាច់។",
        "1. 打开[保修](/warranty)，选择商品并描述故障，最好附照片。\n2. 送到门店或交给我们的配送员，如有请带上充电器和包装。\n3. 三个工作日内检测，维修或更换，或说明原因。\n\n屏幕碎裂、进水、他人维修和撕毁封条不在保修范围。",
      ],
    ),
    article(
      403,
      ["Can I return what I bought?", "តើអាចប្រគល់ទំនិញវិញបានទេ?", "可以退货吗？"],
      [
        "Within seven days, if it is complete, unused and in its box. Opened software, earbuds and cut cables cannot be taken back for reasons of hygiene and use. Goods that are faulty on arrival are replaced at once, delivery included.",
        "បាន ក្នុងប្រាំពីរថ្ងៃ បើទំនិញគ្រប់គ្រឿង មិនទាន់ប្រើ និងនៅក្នុងប្រអប់។ កម្មវិធីបើកហើយ កាសត្រចៀក និងខ្សែកាត់ហើយ មិនអាចប្រគល់វិញបានទេ។ ទំនិញខូចតាំងពីដំបូង ប្តូរជូនភ្លាម រួមទាំងថ្លៃដឹក។",
        "七天内，商品完整、未使用且包装齐全可退。已拆封软件、耳机与已裁剪线缆除外。到货即坏立即更换，含运费。",
      ],
    ),
    article(
      404,
      ["Are the spare parts original?", "តើគ្រឿងបន្លាស់ជារបស់ដើមទេ?", "配件是原装吗？"],
      [
        "Each part says what it is: **original** from the maker, **original pulled** from another phone, **high capacity**, or a **high-grade copy**. Parts carry their own warranty, which covers the part but not the work of another repairer.",
        "គ្រឿងនីមួយៗបញ្ជាក់៖ **ដើម** ពីរោងចក្រ **ដើមដោះចេញ** ពីទូរស័ព្ទផ្សេង **ចំណុះខ្ពស់** ឬ **ចម្លងគុណភាពខ្ពស់**។ គ្រឿងមានធានាផ្ទាល់ខ្លួន តែមិនរួមថ្លៃឈ្នួលរបស់ជាងផ្សេង។",
        "每件配件都有标注：**原装**、**原装拆机**、**大容量**或**高品质副厂**。配件本身有保修，但不含他人维修的工费。",
      ],
    ),
  ],
};
