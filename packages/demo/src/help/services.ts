import { article, type DemoHelpCategory } from "./types.ts";

export const servicesHelp: DemoHelpCategory = {
  id: 6,
  key: "services",
  icon: "wrench",
  sequence: 6,
  name: { en: "Services and repair", km: "សេវាកម្ម និងជួសជុល", zh: "服务与维修" },
  articles: [
    article(
      601,
      ["How do I book a technician?", "តើកក់ជាងដូចម្តេច?", "如何预约师傅？"],
      [
        "Open [Services](/services), choose what is to be done and a person, then a day and an hour. The technician calls before coming. Work is paid after it is done; what was bought with it is charged by use.",
        "បើក [សេវាកម្ម](/services) ជ្រើសការងារ និងជាង រួចថ្ងៃ និងម៉ោង។ ជាងទូរស័ព្ទមុនមកដល់។ ថ្លៃឈ្នួលបង់ក្រោយធ្វើរួច ហើយគ្រឿងបន្លាស់គិតតាមការប្រើ។",
        "打开[服务](/services)，选择项目与师傅，再选日期和时间。师傅上门前会来电，完工后付款，材料按实际用量计费。",
      ],
    ),
    article(
      602,
      ["How do I prepare for a camera installation?", "តើត្រៀមដំឡើងកាមេរ៉ាដូចម្តេច?", "安装摄像头前如何准备？"],
      [
        "- Think of what has to be seen: the gate, the motos, the till.\n- Have the name and password of your Wi-Fi at hand.\n- A socket near the recorder saves cable.\n- Somebody of the house should be there at the end, to see the pictures on their own phone.",
        "- គិតអំពីកន្លែងត្រូវមើល៖ របង ម៉ូតូ តុលុយ។\n- ត្រៀមឈ្មោះ និងពាក្យសម្ងាត់ Wi-Fi។\n- មានឌុយភ្លើងក្បែរម៉ាស៊ីនថត ជួយសន្សំខ្សែ។\n- គួរមានម្ចាស់ផ្ទះម្នាក់នៅពេលបញ្ចប់ ដើម្បីមើលរូបភាពលើទូរស័ព្ទខ្លួនឯង។",
        "- 想好要看的位置：大门、摩托车、收银台。\n- 准备好 Wi-Fi 名称和密码。\n- 录像机附近有插座可省线。\n- 完工时请家人在场，在自己的手机上确认画面。",
      ],
    ),
    article(
      603,
      ["What about my data when a phone is repaired?", "តើទិន្នន័យយ៉ាងណាពេលជួសជុលទូរស័ព្ទ?", "维修手机时数据怎么办？"],
      [
        "Make a copy first where you can; we can do it for you. A change of screen or battery leaves your data alone. Do not tell us your code unless the test needs it, and change it afterwards.",
        "បើអាច សូមចម្លងទិន្នន័យទុកជាមុន យើងអាចធ្វើជូន។ ការប្តូរអេក្រង់ ឬថ្មមិនប៉ះពាល់ទិន្នន័យទេ។ កុំប្រាប់លេខកូដ លើកលែងតែត្រូវសាកល្បង ហើយសូមប្តូរវាក្រោយនោះ។",
        "尽量先备份，我们也可代劳。更换屏幕或电池不会影响数据。除非测试需要，请勿告知密码，事后请修改。",
      ],
    ),
  ],
};
