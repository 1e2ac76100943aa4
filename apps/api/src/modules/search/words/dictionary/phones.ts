/** Phones, tablets and watches. */
export const phones: readonly (readonly string[])[] = [
  ["phone", "mobile phone", "telephone", "cell phone", "cellphone", "smartphone", "smart phone", "handphone", "mobile", "ទូរស័ព្ទ", "ទូរស័ព្ទដៃ", "ទូរស័ព្ទចល័ត", "តេឡេហ្វូន", "ហ្វូន", "ស្មាតហ្វូន", "ស្មាតហ្វូនថ្មី", "ទូរស័ព្ទស្មាតហ្វូន", "ទូរស័ព្ទឆ្លាតវៃ", "手机", "智能手机", "移动电话", "行动电话", "智慧型手机", "handset", "电话机", "座机", "千元机", "百元机"],
  ["feature phone", "button phone", "keypad phone", "senior phone", "elderly phone", "old people phone", "phone for old people", "ទូរស័ព្ទមនុស្សចាស់", "ទូរស័ព្ទសម្រាប់មនុស្សចាស់", "ទូរស័ព្ទចុច", "ទូរស័ព្ទចុចគ្រាប់", "ទូរស័ព្ទប៊ូតុង", "按键手机", "老人机", "老年机", "老人手机", "老年手机", "功能机", "basic phone", "simple phone", "bar phone", "dumb phone", "classic phone", "ទូរស័ព្ទគ្រាប់", "ទូរស័ព្ទគ្រាប់ចុច", "直板手机"],
  ["tablet", "tab", "slate", "ថេប្លេត", "តេប្លេត", "ថាប្លេត", "តាប្លេត", "ថេបឡេត", "平板", "平板电脑"],
  ["smartwatch", "smart watch", "watch", "នាឡិកា", "នាឡិកាឆ្លាតវៃ", "ស្មាតវ៉ច់", "វ៉ច់", "ស្មាតវ៉ច", "ស្មាតវ៉ាច", "手表", "智能手表", "腕表", "ស្មាតវ៉ត"],
  ["watch band", "ខ្សែនាឡិកា", "表带", "手表带", "watch strap", "smartwatch band", "smartwatch strap", "watch bracelet"],
  ["fitness band", "smart band", "activity tracker", "fitness tracker", "wristband", "ខ្សែដៃសុខភាព", "ខ្សែដៃឆ្លាតវៃ", "手环", "智能手环", "ខ្សែដៃហាត់ប្រាណ", "ខ្សែដៃកីឡា", "运动手环", "智慧手环"],
  ["tracker", "bluetooth tracker", "key finder", "item finder", "tracking device", "smart tag", "airtag", "ឧបករណ៍តាមដាន", "防丢器", "定位器"],
  ["sim", "ស៊ីម", "ស៊ីមកាត", "插卡", "sim card", "sim卡", "电话卡"],
];
