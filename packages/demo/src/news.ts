import type { Text } from "./types.ts";

interface DemoNews {
  id: number;
  title: Text;
  summary: Text;
  /** Markdown. */
  body: Text;
  /** A kind of `draw.ts`. */
  drawing: string;
  /** Age in days at the seeding. */
  ageDays: number;
}

const item = (id: number, ageDays: number, drawing: string, title: [string, string, string], summary: [string, string, string], body: [string, string, string]): DemoNews => {
  const text = ([en, km, zh]: [string, string, string]): Text => ({ en, km, zh });
  return { id, ageDays, drawing, title: text(title), summary: text(summary), body: text(body) };
};

/** The news, for stores that show them, the newest first. */
export const news: DemoNews[] = [
  item(1, 3, "solar-camera",
    ["Solar cameras for fields and building sites", "កាមេរ៉ាសូឡាសម្រាប់ចម្ការ និងការដ្ឋាន", "农田与工地的太阳能摄像头"],
    ["No cable, no socket: what a camera with a panel and a SIM card can do.", "គ្មានខ្សែ គ្មានឌុយ៖ កាមេរ៉ាបន្ទះសូឡា និងស៊ីមអាចធ្វើអ្វីបាន។", "不用布线、不用插座：带太阳能板与 SIM 卡的摄像头能做什么。"],
    ["A camera with a battery, a panel and a 4G card watches where there is neither electricity nor Wi-Fi. Two hours of sun a day are enough for most of them.\n\nThree things to look at: a SIM card with data for the month, a memory card in the camera, and a place that the sun reaches from the south. We set up the card and the app in the shop, so that you only have to hang it.", "កាមេរ៉ាមានថ្ម បន្ទះសូឡា និងស៊ីម 4G អាចមើលកន្លែងគ្មានភ្លើង និងគ្មាន Wi-Fi។ ពន្លឺថ្ងៃពីរម៉ោងក្នុងមួយថ្ងៃគ្រប់គ្រាន់សម្រាប់ភាគច្រើន។\n\nចំណុចបី៖ ស៊ីមមានអ៊ីនធឺណិតប្រចាំខែ កាតអង្គចងចាំក្នុងកាមេរ៉ា និងទីតាំងមានពន្លឺពីទិសត្បូង។ យើងរៀបចំស៊ីម និងកម្មវិធីនៅហាង អ្នកគ្រាន់តែយកទៅព្យួរ។", "带电池、太阳能板和 4G 卡的摄像头可用于无电无网之处，多数每天两小时日照即可。\n\n注意三点：有月流量的 SIM 卡、机内存储卡，以及朝南有阳光的位置。我们在店里装好卡和 App，您只需挂上。"]),
  item(2, 9, "cpu",
    ["Which processor for which build?", "CPU ណាសម្រាប់កុំព្យូទ័រណា?", "装机该选哪款处理器？"],
    ["Three builds from the counter, from study to games.", "គំរូបីដែលយើងណែនាំ ពីការសិក្សាដល់ហ្គេម។", "柜台推荐的三套配置，从学习到游戏。"],
    ["**Study and office:** Ryzen 5 5600G, 16 GB of DDR4, a drive of 500 GB. No graphics card is needed.\n\n**Games in 1080p:** Core i5-14400F or Ryzen 5 7500F with an RTX 5060 and a power supply of 550 to 650 W.\n\n**Games without compromise:** Ryzen 7 9800X3D with an RTX 5070 Ti and 32 GB of DDR5-6000.\n\nThe [PC Builder](/pcbuilder) checks whether your parts fit together.", "**សិក្សា និងការិយាល័យ៖** Ryzen 5 5600G, RAM DDR4 16 GB និង SSD 500 GB។ មិនត្រូវការកាតក្រាហ្វិកទេ។\n\n**ហ្គេម 1080p៖** Core i5-14400F ឬ Ryzen 5 7500F ជាមួយ RTX 5060 និង PSU 550 ដល់ 650 W។\n\n**ហ្គេមកម្រិតខ្ពស់៖** Ryzen 7 9800X3D ជាមួយ RTX 5070 Ti និង DDR5-6000 32 GB។\n\n[កម្មវិធីផ្គុំ](/pcbuilder) ពិនិត្យថាគ្រឿងត្រូវគ្នាឬទេ។", "**学习办公：**Ryzen 5 5600G、16 GB DDR4、500 GB 固态，无需独显。\n\n**1080p 游戏：**Core i5-14400F 或 Ryzen 5 7500F，配 RTX 5060 与 550–650 W 电源。\n\n**高端游戏：**Ryzen 7 9800X3D 配 RTX 5070 Ti 与 32 GB DDR5-6000。\n\n[装机助手](/pcbuilder)会检查配件是否兼容。"]),
  item(3, 16, "phone",
    ["Looking after a battery in the hot season", "ថែទាំថ្មនៅរដូវក្តៅ", "热季如何保护电池"],
    ["Heat ages batteries faster than use does.", "កម្តៅធ្វើឱ្យថ្មចាស់លឿនជាងការប្រើ។", "高温比使用更伤电池。"],
    ["- Do not leave the phone on the dashboard or under the seat of the moto.\n- Charge in the cool of the evening, and stop at 80 % where the phone offers it.\n- Take it out of its case while it charges fast.\n- When the health falls under 80 %, a new battery costs less than a new phone: we fit it in half an hour.", "- កុំទុកទូរស័ព្ទលើតុបញ្ជារថយន្ត ឬក្រោមកែបម៉ូតូ។\n- សាកពេលល្ងាចត្រជាក់ ហើយឈប់ត្រឹម 80 % បើទូរស័ព្ទអនុញ្ញាត។\n- ដោះស្រោមចេញពេលសាកលឿន។\n- បើសុខភាពថ្មក្រោម 80 % ប្តូរថ្មថោកជាងទិញទូរស័ព្ទថ្មី៖ យើងប្តូរកន្លះម៉ោងរួច។", "- 不要把手机留在仪表台或摩托车座下。\n- 傍晚凉爽时充电，如手机支持请设 80 % 上限。\n- 快充时取下手机壳。\n- 健康度低于 80 % 时换电池比换手机划算，半小时即可完成。"]),
  item(4, 27, "mesh",
    ["Wi-Fi through concrete walls", "Wi-Fi ឆ្លងជញ្ជាំងបេតុង", "让 Wi-Fi 穿过水泥墙"],
    ["Why one strong router seldom reaches the third floor of a shophouse.", "ហេតុអ្វីរ៉ោតទ័រមួយមិនដល់ជាន់ទីបីនៃផ្ទះល្វែង។", "为什么一台路由器难以覆盖商铺楼三楼。"],
    ["A shophouse is long, narrow and made of concrete. One router in the front room is heard on the stairs, and no further. A mesh of two or three stations, one on every second floor, brings the net everywhere under one name.\n\nBest is a cable between the stations: we lay it along the stairs in an afternoon.", "ផ្ទះល្វែងវែង តូច និងធ្វើពីបេតុង។ រ៉ោតទ័រមួយនៅបន្ទប់មុខចាប់បានតែត្រឹមជណ្តើរ។ Mesh ពីរ ឬបីគ្រឿង ដាក់រៀងរាល់ពីរជាន់ ធ្វើឱ្យមានអ៊ីនធឺណិតគ្រប់កន្លែងក្រោមឈ្មោះតែមួយ។\n\nល្អបំផុតគឺមានខ្សែរវាងគ្រឿង៖ យើងអូសតាមជណ្តើរក្នុងមួយរសៀល។", "商铺楼狭长且为混凝土结构，前厅一台路由器只能到楼梯口。两三台 Mesh 隔层摆放，即可同名覆盖全楼。\n\n节点间最好拉网线，我们一个下午就能沿楼梯布好。"]),
  item(5, 41, "smart-lock",
    ["Five questions before buying a smart lock", "សំណួរប្រាំមុនទិញសោឆ្លាតវៃ", "购买智能门锁前的五个问题"],
    ["Measure first: the door decides.", "វាស់ទ្វារជាមុន៖ ទ្វារជាអ្នកសម្រេច។", "先量尺寸：门决定一切。"],
    ["1. How thick is the door? Most locks want 38 to 60 mm.\n2. Wood, metal or glass?\n3. Does it open to the left or to the right?\n4. Who shall come in: family, helpers, guests? Codes can be made for a day.\n5. What happens when the battery is empty? A key, a USB port or both.\n\nSend a picture of the door in the chat, and we tell you what fits.", "1. ទ្វារក្រាស់ប៉ុន្មាន? សោភាគច្រើនត្រូវការ 38 ដល់ 60 mm។\n2. ឈើ ដែក ឬកញ្ចក់?\n3. បើកឆ្វេង ឬស្តាំ?\n4. អ្នកណាចូលបាន៖ គ្រួសារ អ្នកជួយ ភ្ញៀវ? អាចបង្កើតលេខកូដប្រើមួយថ្ងៃ។\n5. ពេលអស់ថ្មធ្វើដូចម្តេច? កូនសោ រន្ធ USB ឬទាំងពីរ។\n\nផ្ញើរូបទ្វារក្នុងឆាត យើងប្រាប់អ្វីដែលត្រូវ។", "1. 门多厚？多数门锁要求 38–60 mm。\n2. 木门、金属门还是玻璃门？\n3. 左开还是右开？\n4. 谁要进门：家人、帮工、客人？可设一日密码。\n5. 没电怎么办？钥匙、USB 口或两者兼有。\n\n在聊天中发张门的照片，我们告诉您适合哪款。"]),
  item(6, 58, "laptop",
    ["A laptop for school: what matters", "កុំព្យូទ័រយួរដៃសម្រាប់សាលា៖ អ្វីសំខាន់", "上学用笔记本：看重什么"],
    ["Memory before processor, weight before size.", "RAM មុន CPU ទម្ងន់មុនទំហំ។", "内存优先于处理器，重量优先于尺寸。"],
    ["With 16 GB of memory a laptop stays quick for years; with 8 GB choose one in which it can be added. A drive of 512 GB holds lessons, pictures and some games. Under 1.6 kg it is carried gladly.\n\nWe put in Khmer fonts and the keyboard for free, and move the files of the old computer.", "RAM 16 GB ធ្វើឱ្យកុំព្យូទ័រលឿនបានច្រើនឆ្នាំ បើ 8 GB សូមជ្រើសម៉ូដែលដែលបន្ថែមបាន។ SSD 512 GB ផ្ទុកមេរៀន រូបភាព និងហ្គេមខ្លះ។ ក្រោម 1.6 kg ងាយយកតាមខ្លួន។\n\nយើងដំឡើងពុម្ពអក្សរ និងក្តារចុចខ្មែរឥតគិតថ្លៃ ព្រមទាំងផ្ទេរឯកសារពីកុំព្យូទ័រចាស់។", "16 GB 内存可流畅多年；8 GB 请选可加装的机型。512 GB 足够存课件、照片和少量游戏，1.6 kg 以下便于携带。\n\n我们免费安装高棉文字体和键盘，并迁移旧电脑文件。"]),
];
