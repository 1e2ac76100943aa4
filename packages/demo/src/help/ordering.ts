import { article, type DemoHelpCategory } from "./types.ts";

export const ordering: DemoHelpCategory = {
  id: 1,
  key: "ordering",
  icon: "shopping-cart",
  sequence: 1,
  name: { en: "Ordering", km: "ការបញ្ជាទិញ", zh: "下单" },
  articles: [
    article(
      101,
      ["How do I place an order?", "តើខ្ញុំបញ្ជាទិញដោយរបៀបណា?", "如何下单？"],
      [
        "1. Open a product, choose its colour or storage and press **Add to cart**.\n2. Open the cart and check the quantities.\n3. Press **Checkout**, log in with your phone number, and choose your address.\n4. Choose how you pay and confirm.\n\nYou then see the order under **My Account → My Orders**. The price of the order is the one shown at the last step; it does not change afterwards.",
        "1. បើកផលិតផល ជ្រើសពណ៌ ឬទំហំផ្ទុក រួចចុច **ដាក់ក្នុងកន្ត្រក**។\n2. បើកកន្ត្រក ហើយពិនិត្យចំនួន។\n3. ចុច **ទូទាត់ប្រាក់** ចូលគណនីដោយលេខទូរស័ព្ទ ហើយជ្រើសអាសយដ្ឋាន។\n4. ជ្រើសវិធីបង់ប្រាក់ រួចបញ្ជាក់។\n\nការបញ្ជាទិញនឹងបង្ហាញក្នុង **គណនីខ្ញុំ → ការបញ្ជាទិញរបស់ខ្ញុំ**។ តម្លៃគឺតម្លៃដែលបង្ហាញនៅជំហានចុងក្រោយ ហើយមិនប្រែប្រួលក្រោយនោះទេ។",
        "1. 打开商品，选择颜色或容量，点击**加入购物车**。\n2. 打开购物车，核对数量。\n3. 点击**结算**，用手机号登录并选择地址。\n4. 选择付款方式并确认。\n\n之后可在**我的账户 → 我的订单**中查看。订单价格以最后一步显示为准，之后不会变动。",
      ],
    ),
    article(
      102,
      ["Can I fill the cart without an account?", "តើអាចដាក់ក្នុងកន្ត្រកដោយគ្មានគណនីទេ?", "没有账户可以使用购物车吗？"],
      [
        "Yes. Without an account the cart is kept in your browser. When you log in, its goods move into your account's cart, and you find them again on every device.\n\nAn account is needed only to check out, because the delivery needs a name, a phone number and an address.",
        "បាន។ ពេលមិនមានគណនី កន្ត្រកត្រូវរក្សាទុកក្នុងកម្មវិធីរុករករបស់អ្នក។ ពេលចូលគណនី ទំនិញនឹងផ្លាស់ទៅកន្ត្រកក្នុងគណនី ហើយអ្នកអាចឃើញវានៅគ្រប់ឧបករណ៍។\n\nត្រូវការគណនីតែពេលទូទាត់ប៉ុណ្ណោះ ព្រោះការដឹកជញ្ជូនត្រូវការឈ្មោះ លេខទូរស័ព្ទ និងអាសយដ្ឋាន។",
        "可以。未登录时购物车保存在浏览器中；登录后商品会并入账户购物车，在任何设备上都能看到。\n\n只有结算时才需要账户，因为配送需要姓名、电话和地址。",
      ],
    ),
    article(
      103,
      ["What does Buy now do?", "តើ «ទិញឥឡូវនេះ» មានន័យដូចម្តេច?", "“立即购买”是什么？"],
      [
        "**Buy now** takes this one product straight to the checkout. Your cart stays as it is, and you can order what is in it later.",
        "**ទិញឥឡូវនេះ** យកផលិតផលមួយនេះទៅទូទាត់ភ្លាម។ កន្ត្រករបស់អ្នកនៅដដែល ហើយអាចបញ្ជាទិញពេលក្រោយ។",
        "**立即购买**只结算当前这一件商品，购物车保持不变，可稍后再下单。",
      ],
    ),
    article(
      104,
      ["How do I change or cancel an order?", "តើខ្ញុំកែ ឬបោះបង់ការបញ្ជាទិញដូចម្តេច?", "如何修改或取消订单？"],
      [
        "Open **My Orders** and the order. As long as it is not packed you can cancel it there. If you had paid already, the money goes back the way it came, within three working days.\n\nTo change an address or a colour, call the shop or write in the chat; have the order number at hand.",
        "បើក **ការបញ្ជាទិញរបស់ខ្ញុំ** រួចជ្រើសយកការបញ្ជាទិញនោះ។ ដរាបណាមិនទាន់វេចខ្ចប់ អ្នកអាចបោះបង់បាន។ បើបានបង់ប្រាក់រួច ប្រាក់នឹងត្រឡប់វិញតាមផ្លូវដដែល ក្នុងរយៈពេលបីថ្ងៃធ្វើការ។\n\nដើម្បីប្តូរអាសយដ្ឋាន ឬពណ៌ សូមទូរស័ព្ទមកហាង ឬសរសេរក្នុងឆាត ដោយប្រាប់លេខបញ្ជាទិញ។",
        "打开**我的订单**中的该订单，未打包前可直接取消。若已付款，款项将在三个工作日内原路退回。\n\n如需更改地址或颜色，请致电门店或在线咨询，并提供订单号。",
      ],
    ),
    article(
      105,
      ["How do I compare products?", "តើខ្ញុំប្រៀបធៀបផលិតផលដូចម្តេច?", "如何对比商品？"],
      [
        "Press the scales on up to **four** products and open **Compare**. Their facts stand side by side; what differs is marked. The list is kept in your browser.",
        "ចុចរូបជញ្ជីងលើផលិតផលរហូតដល់ **បួន** រួចបើក **ប្រៀបធៀប**។ ព័ត៌មានលម្អិតបង្ហាញទន្ទឹមគ្នា ចំណុចខុសគ្នាត្រូវបានសម្គាល់។ បញ្ជីរក្សាទុកក្នុងកម្មវិធីរុករករបស់អ្នក។",
        "最多选择**四件**商品点击天平图标，然后打开**对比**，参数并排显示，不同之处会标出。列表保存在浏览器中。",
      ],
    ),
    article(
      106,
      ["How does the PC Builder help me?", "តើកម្មវិធីផ្គុំកុំព្យូទ័រជួយអ្វី?", "装机助手有什么用？"],
      [
        "In the [PC Builder](/pcbuilder) you choose one part after the other. It offers only what fits: the processor's socket, the kind of memory, the length of the graphics card, the height of the cooler and the watts of the power supply. At the end the whole build goes into the cart. Add the service **Building a PC from your parts** if you want it put together and tested.",
        "ក្នុង [កម្មវិធីផ្គុំកុំព្យូទ័រ](/pcbuilder) អ្នកជ្រើសគ្រឿងម្តងមួយ។ វាបង្ហាញតែអ្វីដែលត្រូវគ្នា៖ សុកខេត CPU ប្រភេទ RAM ប្រវែងកាតក្រាហ្វិក កម្ពស់ឧបករណ៍ត្រជាក់ និងថាមពល PSU។ ចុងក្រោយ គ្រឿងទាំងអស់ចូលក្នុងកន្ត្រក។ បន្ថែមសេវា **ផ្គុំកុំព្យូទ័រពីគ្រឿងរបស់អ្នក** បើចង់ឱ្យយើងផ្គុំ និងសាកល្បង។",
        "在[装机助手](/pcbuilder)中逐项选配，只会列出兼容的配件：CPU 接口、内存类型、显卡长度、散热器高度与电源功率。完成后整套加入购物车；如需组装测试，请添加**自备配件装机**服务。",
      ],
    ),
  ],
};
