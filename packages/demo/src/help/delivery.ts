import { article, type DemoHelpCategory } from "./types.ts";

export const delivery: DemoHelpCategory = {
  id: 3,
  key: "delivery",
  icon: "truck",
  sequence: 3,
  name: { en: "Delivery", km: "ការដឹកជញ្ជូន", zh: "配送" },
  articles: [
    article(
      301,
      ["What does delivery cost, and how long does it take?", "តើថ្លៃដឹក និងរយៈពេលប៉ុន្មាន?", "运费和时效是多少？"],
      [
        "The fee depends on the province of your address and is shown in the cart before you pay. In the store's own province goods usually come the same day, in the neighbouring provinces the next day, elsewhere in two to three days. Many stores deliver free of charge from a certain total on.",
        "ថ្លៃដឹកអាស្រ័យលើខេត្តនៃអាសយដ្ឋានអ្នក ហើយបង្ហាញក្នុងកន្ត្រកមុនបង់ប្រាក់។ ក្នុងខេត្តរបស់ហាង ជាធម្មតាដល់ក្នុងថ្ងៃតែមួយ ខេត្តជិតខាងថ្ងៃបន្ទាប់ និងកន្លែងផ្សេងពីពីរទៅបីថ្ងៃ។ ហាងជាច្រើនដឹកដោយឥតគិតថ្លៃចាប់ពីចំនួនសរុបណាមួយ។",
        "运费按收货省份计算，付款前在购物车中显示。本省通常当日送达，邻省次日，其他省份两到三天。许多店铺满额免运费。",
      ],
    ),
    article(
      302,
      ["How do I follow my parcel?", "តើតាមដានកញ្ចប់ដូចម្តេច?", "如何跟踪包裹？"],
      [
        "Open [Tracking](/tracking-delivery) and enter your order number and phone number, or open the order under **My Orders**. You see when it was packed, handed to the driver or the bus, and delivered.",
        "បើក [តាមដានទំនិញ](/tracking-delivery) រួចបញ្ចូលលេខបញ្ជាទិញ និងលេខទូរស័ព្ទ ឬបើកក្នុង **ការបញ្ជាទិញរបស់ខ្ញុំ**។ អ្នកនឹងឃើញពេលវេចខ្ចប់ ពេលប្រគល់ឱ្យអ្នកដឹក ឬឡានក្រុង និងពេលដល់។",
        "打开[物流查询](/tracking-delivery)，输入订单号和手机号，或在**我的订单**中查看打包、交给配送员或大巴以及签收的时间。",
      ],
    ),
    article(
      303,
      ["How do I give my address?", "តើបញ្ចូលអាសយដ្ឋានដូចម្តេច?", "如何填写地址？"],
      [
        "At the checkout put the pin on your house on the map and write what helps the driver: street, house number, colour of the gate, the pagoda beside it. You can keep several addresses, such as home and shop, and choose one as the default.",
        "ពេលទូទាត់ សូមដាក់សញ្ញាលើផ្ទះអ្នកក្នុងផែនទី ហើយសរសេរអ្វីដែលជួយអ្នកដឹក៖ ផ្លូវ លេខផ្ទះ ពណ៌របង វត្តក្បែរនោះ។ អ្នកអាចរក្សាទុកអាសយដ្ឋានច្រើន ដូចជាផ្ទះ និងហាង ហើយជ្រើសមួយជាលំនាំដើម។",
        "结算时在地图上把标记对准您的房子，并写明便于配送员寻找的信息：街道、门牌、门的颜色、旁边的寺庙。可保存多个地址并设定默认地址。",
      ],
    ),
    article(
      304,
      ["Can I fetch the goods myself?", "តើអាចមកយកទំនិញខ្លួនឯងបានទេ?", "可以到店自取吗？"],
      [
        "Yes. Write “I come to the shop” in the note of the order. We call when it is ready and keep it for seven days. The address and a map are in the footer of the shop.",
        "បាន។ សរសេរ «ខ្ញុំមកយកនៅហាង» ក្នុងកំណត់ចំណាំ។ យើងទូរស័ព្ទជូនពេលរួចរាល់ ហើយរក្សាទុករយៈពេលប្រាំពីរថ្ងៃ។ អាសយដ្ឋាន និងផែនទីនៅខាងក្រោមទំព័រ។",
        "可以。在订单备注中写“到店自取”，备好后我们会电话通知，保留七天。地址与地图见页面底部。",
      ],
    ),
  ],
};
