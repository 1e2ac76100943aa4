import { article, type DemoHelpCategory } from "./types.ts";

export const account: DemoHelpCategory = {
  id: 5,
  key: "account",
  icon: "user",
  sequence: 5,
  name: { en: "Account", km: "គណនី", zh: "账户" },
  articles: [
    article(
      501,
      ["How do I register?", "តើចុះឈ្មោះបង្កើតគណនីដូចម្តេច?", "如何注册？"],
      [
        "Under [Create account](/register) give your name, your phone number and a password. A code comes to your phone; enter it and you are logged in. An account belongs to one store: in another store you create a new one.",
        "ក្នុង [បង្កើតគណនី](/register) សូមបញ្ចូលឈ្មោះ លេខទូរស័ព្ទ និងពាក្យសម្ងាត់។ យើងនឹងផ្ញើលេខកូដទៅទូរស័ព្ទអ្នក។ បញ្ចូលលេខកូដរួច អ្នកក៏ចូលគណនីបាន។ គណនីមួយសម្រាប់ហាងមួយ។ នៅហាងផ្សេង សូមបង្កើតគណនីថ្មី។",
        "在[注册账户](/register)页面填写姓名、手机号和密码，输入收到的验证码即可登录。账户只属于一家店铺，其他店铺需另行注册。",
      ],
    ),
    article(
      502,
      ["The code does not come", "លេខកូដមិនមកដល់", "收不到验证码"],
      [
        "Check the number, wait a minute and press **Send a new code**; the older code is then void. If nothing comes, your operator may block messages from companies: call us, and we help you in.",
        "ពិនិត្យលេខ រង់ចាំមួយនាទី រួចចុច **ផ្ញើលេខកូដថ្មី**។ លេខកូដចាស់នឹងលែងប្រើបាន។ បើនៅតែមិនមក ប្រព័ន្ធទូរស័ព្ទអាចទប់ស្កាត់សារពីក្រុមហ៊ុន។ សូមទូរស័ព្ទមកយើង។",
        "核对号码，等一分钟后点**重新发送验证码**，旧码随即失效。若仍收不到，可能被运营商拦截，请致电我们协助。",
      ],
    ),
    article(
      503,
      ["I forgot my password", "ខ្ញុំភ្លេចពាក្យសម្ងាត់", "忘记密码"],
      [
        "Open [Forgot password](/forgot-password), enter your phone number, then the code and a new password.",
        "បើក [ភ្លេចពាក្យសម្ងាត់](/forgot-password) បញ្ចូលលេខទូរស័ព្ទ រួចលេខកូដ និងពាក្យសម្ងាត់ថ្មី។",
        "打开[忘记密码](/forgot-password)，输入手机号、验证码和新密码。",
      ],
    ),
    article(
      505,
      ["How do I change my phone number?", "តើប្តូរលេខទូរស័ព្ទដូចម្តេច?", "如何更换手机号？"],
      [
        "Open [My data](/account/myaccount/mydata), enter the new number and your password, and then the code that comes to the new number. From then on you log in with it. If you no longer know your password, call us.",
        "បើក [ទិន្នន័យរបស់ខ្ញុំ](/account/myaccount/mydata) បញ្ចូលលេខថ្មី និងពាក្យសម្ងាត់របស់អ្នក រួចលេខកូដដែលផ្ញើទៅលេខថ្មី។ បន្ទាប់មកសូមចូលគណនីដោយលេខថ្មីនោះ។ បើភ្លេចពាក្យសម្ងាត់ សូមទូរស័ព្ទមកយើង។",
        "打开[我的资料](/account/myaccount/mydata)，输入新号码和密码，再输入发到新号码的验证码，之后就用新号码登录。如果忘了密码，请致电我们。",
      ],
    ),
    article(
      504,
      ["What does the shop know about me?", "តើហាងដឹងអ្វីខ្លះពីខ្ញុំ?", "店铺保存我的哪些信息？"],
      [
        "Your name, phone number, addresses, orders and what you wrote to us, and nothing that you did not give. You see and change it under **My Account**; the [policy](/policy) says how long it is kept. Card numbers and bank passwords never reach the shop.",
        "ឈ្មោះ លេខទូរស័ព្ទ អាសយដ្ឋាន ការបញ្ជាទិញ និងសារដែលអ្នកសរសេរ ហើយគ្មានអ្វីក្រៅពីនេះ។ អ្នកមើល និងកែបានក្នុង **គណនីខ្ញុំ** ហើយ [គោលការណ៍](/policy) ប្រាប់រយៈពេលរក្សាទុក។ លេខកាត និងពាក្យសម្ងាត់ធនាគារមិនចូលមកហាងទេ។",
        "姓名、手机号、地址、订单和您写给我们的内容，仅此而已。可在**我的账户**查看和修改，保存期限见[店铺政策](/policy)。银行卡号和银行密码不会传给店铺。",
      ],
    ),
  ],
};
