/** Phones, tablets and watches. */
export const phones: readonly (readonly string[])[] = [
  [
    "phone", "mobile phone", "telephone", "cell phone", "cellphone", "smartphone", "smart phone", "handphone", "mobile", "handset",
    "ទូរស័ព្ទ", "ទូរស័ព្ទដៃ", "ទូរស័ព្ទចល័ត", "តេឡេហ្វូន", "ហ្វូន", "ស្មាតហ្វូន", "ស្មាតហ្វូនថ្មី", "ទូរស័ព្ទស្មាតហ្វូន", "ទូរស័ព្ទឆ្លាតវៃ", "ទូរស័ព្ទស្មាត", "ទូរសព្ទឆ្លាត", "តេឡេផូន",
    "手机", "智能手机", "移动电话", "行动电话", "电话机", "座机", "手提电话", "流动电话", "智能机", "手机电话", "备用机", "拍照机", "全面屏手机", "旗舰机", "安卓机", "直屏手机",
  ],
  [
    "feature phone", "button phone", "keypad phone", "senior phone", "elderly phone", "old people phone", "phone for old people", "dumb phone", "pushbutton phone", "phone for elderly", "phone for parents",
    "ទូរស័ព្ទមនុស្សចាស់", "ទូរស័ព្ទសម្រាប់មនុស្សចាស់", "ទូរស័ព្ទចុច", "ទូរស័ព្ទចុចគ្រាប់", "ទូរស័ព្ទប៊ូតុង", "ទូរស័ព្ទគ្រាប់", "ទូរស័ព្ទគ្រាប់ចុច", "ទូរស័ព្ទប៊ូតុងចុច", "ទូរស័ព្ទចាស់ទុំ", "ទូរស័ព្ទចាស់ៗ", "ទូរស័ព្ទមនុស្សវ័យចំណាស់", "ទូរស័ព្ទមនុស្សវ័យចាស់", "ទូរស័ព្ទយាយតា", "ទូរស័ព្ទចុចលេខ",
    "按键手机", "老人机", "老年机", "老人手机", "老年手机", "功能机", "直板手机", "按键机", "非智能手机", "老年人手机", "长辈手机", "大按键手机", "大字手机", "小灵通", "砖头机", "老人电话", "老年人电话", "老人家手机", "非智能机", "备用老人机", "键盘手机", "爷爷奶奶手机",
  ],
  ["classic phone", "basic phone", "simple phone", "bar phone", "phone with buttons"],
  [
    "cordless phone", "cordless telephone", "cordless handset", "dect phone", "home phone", "landline phone", "house phone", "expansion handset",
    "ទូរស័ព្ទអត់ខ្សែ", "ទូរស័ព្ទផ្ទះ", "ទូរស័ព្ទលើតុ",
    "无绳电话", "子母机", "子母电话", "子母电话机", "无线电话", "家用电话", "固定电话",
  ],
  ["corded phone", "corded telephone", "desk phone", "landline", "ទូរស័ព្ទលើតុ", "ទូរស័ព្ទតុ", "ទូរស័ព្ទមានខ្សែ", "有绳电话", "座机", "固定电话", "固话"],
  ["ip phone", "voip phone", "sip phone", "网络电话", "ip电话"],
  [
    "tablet", "tab", "tablet computer", "slate tablet",
    "ថេប្លេត", "តេប្លេត", "ថាប្លេត", "តាប្លេត", "ថេបឡេត", "ថេបលែត", "ថេប្លែត", "តាប់ឡេត", "កុំព្យូទ័របន្ទះ", "កុំព្យូទ័រថេប្លេត", "ថេប", "ថេបប្លេត", "ថេបប្លែត",
    "平板", "平板电脑", "平板机", "学习平板", "学习机",
  ],
  [
    "smartwatch", "smart watch", "watch", "sport watch", "sports watch", "wristwatch", "wrist watch",
    "នាឡិកា", "នាឡិកាឆ្លាតវៃ", "ស្មាតវ៉ច់", "វ៉ច់", "ស្មាតវ៉ច", "ស្មាតវ៉ាច", "ស្មាតវ៉ត", "នាឡិកាដៃ", "នាឡិកាស្មាត", "នាឡិកាឌីជីថល", "ស្មាតវ៉ុច", "វ៉ាច់", "ស្មាតវ៉ាត",
    "手表", "智能手表", "腕表", "智能腕表", "运动手表", "电话手表", "智能表", "运动表", "可通话手表", "测心率手表",
  ],
  [
    "watch band", "watch strap", "smartwatch band", "smartwatch strap", "watch bracelet", "watchband", "watch belt", "wrist strap", "wrist band strap",
    "ខ្សែនាឡិកា", "ខ្សែនាឡិកាដៃ", "ខ្សែនាឡិកាឆ្លាតវៃ", "ខ្សែស្មាតវ៉ច់", "ខ្សែពាក់នាឡិកា",
    "表带", "手表带", "表链", "手表表带", "手表腕带", "手表链", "腕带", "替换表带", "智能手表带",
  ],
  ["watch charger", "smartwatch charger", "watch charging cable", "watch charging dock", "ឆ្នាំងសាកនាឡិកា", "手表充电器", "手表充电线", "手表充电座"],
  [
    "fitness band", "smart band", "activity tracker", "fitness tracker", "wristband", "pedometer", "fitness watch", "health band",
    "ខ្សែដៃសុខភាព", "ខ្សែដៃឆ្លាតវៃ", "ខ្សែដៃហាត់ប្រាណ", "ខ្សែដៃកីឡា", "ឧបករណ៍រាប់ជំហាន", "ខ្សែដៃ", "ខ្សែដៃស្មាត", "នាឡិកាហាត់ប្រាណ", "ស្មាតបេន", "ស្មាតប៊ែន",
    "手环", "智能手环", "运动手环", "计步器", "健康手环", "智能手带", "手带", "运动手带", "血氧手环", "手环手表",
  ],
  ["smart ring", "ចិញ្ចៀនឆ្លាតវៃ", "智能戒指", "智能指环"],
  ["heart rate monitor", "heart rate strap", "ឧបករណ៍វាស់ចង្វាក់បេះដូង", "ម៉ាស៊ីនវាស់បេះដូង", "心率带", "心率监测器"],
  [
    "tracker", "bluetooth tracker", "key finder", "item finder", "tracking device", "smart tag", "airtag", "gps tracker", "luggage tracker",
    "ឧបករណ៍តាមដាន", "ឧបករណ៍តាមទីតាំង", "ឧបករណ៍រកកូនសោ", "ជីភីអេសតាមដាន", "gps តាមដាន", "ឧបករណ៍រកសោ", "ថេករកសោ", "អែរថេក",
    "防丢器", "定位器", "追踪器", "寻物器", "定位仪", "防丢神器", "蓝牙防丢器", "钥匙寻找器", "钥匙定位器", "防丢标签", "gps定位器",
  ],
  ["sim", "sim card", "simcard", "prepaid sim", "ស៊ីម", "ស៊ីមកាត", "កាតស៊ីម", "ស៊ីមទូរស័ព្ទ", "插卡", "sim卡", "电话卡", "手机卡", "流量卡", "上网卡"],
  ["top up card", "prepaid card", "airtime card", "phone card", "scratch card", "កាតកោស", "កាតទូរស័ព្ទ", "កាតបញ្ចូលលុយ", "កាតបង់ប្រាក់ទូរស័ព្ទ", "កាតបញ្ចូលទឹកប្រាក់", "កាតលុយទូរស័ព្ទ", "充值卡", "话费卡", "点卡", "储值卡", "预付卡", "增值卡", "续费卡"],
  ["signal booster", "phone signal booster", "cell phone signal booster", "ឧបករណ៍ពង្រីកសេវា", "ឧបករណ៍ពង្រីកសេវាទូរស័ព្ទ", "ប៊ូស្ទ័រសេវា", "手机信号放大器", "手机信号增强器", "信号增强器", "信号放大器", "手机信号放大", "信号加强器"],
];
