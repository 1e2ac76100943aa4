import type { Text } from "./types.ts";

interface DemoFreelancer {
  /** Fixed; 1–999. */
  id: number;
  name: Text;
  /** Keys of the sub-categories of services that they do. */
  skills: string[];
  about: Text;
  languages: ("km" | "en" | "zh")[];
  /** Two-digit codes of the provinces that they serve. */
  provinces: string[];
  /** Price of an hour in US cents, without parts. */
  hourlyPrice: number;
  /** Stars out of 5, with one decimal. */
  rating: number;
  jobs: number;
  sinceYear: number;
  /** Working days, 1 for Monday to 7 for Sunday. */
  weekdays: number[];
  /** First and last hour of the working day. */
  hours: [from: number, to: number];
  /** Colour of the picture with their initials. */
  color: string;
}

const weekdays = [1, 2, 3, 4, 5, 6];

/** People who can be booked for a service. */
export const freelancers: DemoFreelancer[] = [
  { id: 1, name: { en: "Sok Dara", km: "សុខ ដារ៉ា", zh: "速达拉" }, skills: ["service-camera", "service-network"], languages: ["km", "en"], provinces: ["12", "08"], hourlyPrice: 800, rating: 4.9, jobs: 412, sinceYear: 2016, weekdays, hours: [8, 18], color: "#2f6fe0", about: { en: "Hangs cameras neatly and hides the cable; plans for homes, shops and small factories.", km: "ដំឡើងកាមេរ៉ាស្អាត លាក់ខ្សែល្អ រៀបចំប្លង់សម្រាប់ផ្ទះ ហាង និងរោងចក្រតូច។", zh: "摄像头安装整洁、走线隐蔽，承接住宅、商铺与小型工厂方案。" } },
  { id: 2, name: { en: "Chan Sophea", km: "ចាន់ សុភា", zh: "占索皮" }, skills: ["service-phone"], languages: ["km", "en", "zh"], provinces: ["12"], hourlyPrice: 700, rating: 4.8, jobs: 967, sinceYear: 2014, weekdays: [1, 2, 3, 4, 5, 6, 7], hours: [9, 19], color: "#e2802f", about: { en: "Repairs phones down to the board; screens and batteries while you wait.", km: "ជួសជុលទូរស័ព្ទដល់បន្ទះសៀគ្វី អេក្រង់ និងថ្មរង់ចាំយកបាន។", zh: "手机主板级维修，屏幕电池立等可取。" } },
  { id: 3, name: { en: "Keo Vannak", km: "កែវ វណ្ណៈ", zh: "高万那" }, skills: ["service-computer", "service-cleaning"], languages: ["km", "en"], provinces: ["12", "08", "05"], hourlyPrice: 800, rating: 4.9, jobs: 538, sinceYear: 2015, weekdays, hours: [8, 17], color: "#3f7de0", about: { en: "Builds and cleans computers, sets up Windows and moves data.", km: "ផ្គុំ និងសម្អាតកុំព្យូទ័រ ដំឡើង Windows និងផ្ទេរទិន្នន័យ។", zh: "装机、清灰、安装系统与数据迁移。" } },
  { id: 4, name: { en: "Lim Srey Pich", km: "លឹម ស្រីពេជ្រ", zh: "林丝碧" }, skills: ["service-smarthome"], languages: ["km", "en", "zh"], provinces: ["12"], hourlyPrice: 1000, rating: 4.7, jobs: 186, sinceYear: 2020, weekdays, hours: [9, 18], color: "#7c5ae0", about: { en: "Makes lights, locks and curtains work together and explains them to the whole family.", km: "ធ្វើឱ្យភ្លើង សោ និងវាំងននដំណើរការជាមួយគ្នា ហើយពន្យល់ដល់ក្រុមគ្រួសារ។", zh: "让灯光、门锁、窗帘联动，并教会全家使用。" } },
  { id: 5, name: { en: "Heng Rithy", km: "ហេង ឫទ្ធី", zh: "兴里提" }, skills: ["service-network", "service-computer"], languages: ["km", "en"], provinces: ["17", "01", "02"], hourlyPrice: 900, rating: 4.8, jobs: 274, sinceYear: 2017, weekdays, hours: [8, 18], color: "#1f9d8a", about: { en: "Wi-Fi for hotels and guest houses in Siem Reap, from the plan to the last room.", km: "Wi-Fi សម្រាប់សណ្ឋាគារ និងផ្ទះសំណាក់នៅសៀមរាប ពីប្លង់ដល់បន្ទប់ចុងក្រោយ។", zh: "暹粒酒店与民宿 Wi-Fi，从设计到每个房间。" } },
  { id: 6, name: { en: "Mao Bopha", km: "ម៉ៅ បុប្ផា", zh: "毛波帕" }, skills: ["service-cleaning", "service-computer"], languages: ["km"], provinces: ["12", "08"], hourlyPrice: 600, rating: 4.6, jobs: 143, sinceYear: 2021, weekdays: [1, 2, 3, 4, 5], hours: [8, 17], color: "#2aa7c9", about: { en: "Cleans computers and printers in offices after hours.", km: "សម្អាតកុំព្យូទ័រ និងម៉ាស៊ីនព្រីននៅការិយាល័យក្រៅម៉ោង។", zh: "下班后为办公室清洁电脑与打印机。" } },
  { id: 7, name: { en: "Ouk Samnang", km: "អ៊ុក សំណាង", zh: "吴三囊" }, skills: ["service-camera"], languages: ["km"], provinces: ["02", "15", "24"], hourlyPrice: 700, rating: 4.7, jobs: 321, sinceYear: 2013, weekdays, hours: [7, 17], color: "#15803d", about: { en: "Cameras for rice mills, farms and schools around Battambang, solar ones included.", km: "កាមេរ៉ាសម្រាប់រោងម៉ាស៊ីនកិនស្រូវ កសិដ្ឋាន និងសាលានៅបាត់ដំបង រួមទាំងប្រើសូឡា។", zh: "马德望碾米厂、农场、学校监控，含太阳能方案。" } },
  { id: 8, name: { en: "Tep Kosal", km: "ទេព កុសល", zh: "狄哥沙" }, skills: ["service-smarthome", "service-camera"], languages: ["km", "en"], provinces: ["18", "07", "23"], hourlyPrice: 900, rating: 4.8, jobs: 205, sinceYear: 2018, weekdays, hours: [8, 18], color: "#b45309", about: { en: "Locks and cameras for rented flats on the coast, with codes for every guest.", km: "សោ និងកាមេរ៉ាសម្រាប់ផ្ទះជួលនៅឆ្នេរ មានលេខកូដសម្រាប់ភ្ញៀវម្នាក់ៗ។", zh: "沿海出租公寓门锁与监控，可为每位客人设密码。" } },
  { id: 9, name: { en: "Nhem Sreymom", km: "ញ៉ែម ស្រីមុំ", zh: "念丝蒙" }, skills: ["service-phone"], languages: ["km", "en"], provinces: ["03", "25", "14"], hourlyPrice: 600, rating: 4.9, jobs: 488, sinceYear: 2016, weekdays, hours: [8, 18], color: "#9d174d", about: { en: "Screens, batteries and lost pictures in Kampong Cham.", km: "អេក្រង់ ថ្ម និងសង្គ្រោះរូបភាពនៅកំពង់ចាម។", zh: "磅湛：换屏、换电池、找回照片。" } },
  { id: 10, name: { en: "Phan Visal", km: "ផាន់ វិសាល", zh: "潘维萨" }, skills: ["service-network", "service-camera"], languages: ["km", "zh"], provinces: ["12", "18"], hourlyPrice: 1000, rating: 4.6, jobs: 167, sinceYear: 2019, weekdays: [1, 2, 3, 4, 5, 6, 7], hours: [9, 20], color: "#475569", about: { en: "Structured cabling and access control for offices; speaks Chinese.", km: "ខ្សែបណ្តាញ និងប្រព័ន្ធច្រកចូលសម្រាប់ការិយាល័យ និយាយភាសាចិនបាន។", zh: "办公综合布线与门禁，中文沟通。" } },
];
