/** Care of the body, and health. */
export const care: readonly (readonly string[])[] = [
  [
    "hair straightener", "straightener", "flat iron", "hair iron", "straightening iron",
    "ម៉ាស៊ីនអ៊ុតសក់", "ឧបករណ៍អ៊ុតសក់", "ឆ្នាំងអ៊ុតសក់",
    "直发器", "直发夹", "直发棒", "夹板", "离子夹",
  ],
  ["curling iron", "hair curler", "curling wand", "curler", "ម៉ាស៊ីនរុំសក់", "ម៉ាស៊ីនអ៊ុតសក់រួញ", "卷发棒", "卷发器", "电卷棒", "卷发机", "烫发棒"],
  ["epilator", "hair remover", "hair removal", "ម៉ាស៊ីនដករោម", "脱毛仪", "脱毛器"],
  ["water flosser", "oral irrigator", "dental flosser", "water jet", "ឧបករណ៍បាញ់ទឹកសម្អាតធ្មេញ", "ម៉ាស៊ីនបាញ់ធ្មេញ", "ម៉ាស៊ីនបាញ់ទឹកសម្អាតធ្មេញ", "ឧបករណ៍បាញ់ទឹកលាងធ្មេញ", "冲牙器", "洗牙器", "水牙线", "洁牙器"],
  ["massager", "massage gun", "massage machine", "ម៉ាស៊ីនម៉ាស្សា", "ឧបករណ៍ម៉ាស្សា", "ម៉ាស្សា", "按摩器", "按摩仪", "按摩枪", "筋膜枪", "按摩机"],
  ["massage chair", "កៅអីម៉ាស្សា", "按摩椅"],
  [
    "blood pressure monitor", "bp monitor", "blood pressure machine", "blood pressure meter", "bp machine",
    "ម៉ាស៊ីនវាស់សម្ពាធឈាម", "ឧបករណ៍វាស់សម្ពាធឈាម", "ម៉ាស៊ីនវាស់ឈាម",
    "血压计", "血压仪", "血压机",
  ],
  [
    "body thermometer", "forehead thermometer", "ear thermometer", "fever thermometer",
    "ម៉ាស៊ីនវាស់កម្តៅខ្លួន", "ទែម៉ូម៉ែត្រវាស់កម្តៅខ្លួន",
    "体温计", "额温枪", "体温枪", "耳温枪", "测温枪",
  ],
  ["glucose meter", "glucometer", "blood glucose meter", "ម៉ាស៊ីនវាស់ជាតិស្ករ", "血糖仪", "血糖机"],
  ["oximeter", "pulse oximeter", "ឧបករណ៍វាស់អុកស៊ីសែន", "ម៉ាស៊ីនវាស់អុកស៊ីសែន", "血氧仪", "血氧机"],
  ["hearing aid", "ឧបករណ៍ជំនួយការស្តាប់", "助听器"],
  ["heating pad", "ទ្រនាប់កម្តៅ", "加热垫", "电热垫"],
  ["electric blanket", "heated blanket", "ភួយអគ្គិសនី", "电热毯", "电毯"],
  ["makeup mirror", "vanity mirror", "កញ្ចក់ផាត់មុខ", "កញ្ចក់តុបតែងមុខ", "កញ្ចក់តុបតែង", "កញ្ចក់មានភ្លើង", "កញ្ចក់តុបតែងមុខមានភ្លើង", "化妆镜"],
];
