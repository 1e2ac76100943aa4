import { expect, test } from "vitest";
import { parseQuery } from "../../reading/query.ts";
import { dictionary } from "./dictionary.ts";

test("each row has English first, then Khmer, then Chinese", () => {
  const language = (word: string) => (/\p{Script=Khmer}/u.test(word) ? 1 : /\p{Script=Han}/u.test(word) ? 2 : 0);
  for (const row of dictionary) expect(row, row[0]).toEqual(row.toSorted((one, other) => language(one) - language(other)));
});

test.each([
  ["黑胶唱机", "turntable"],
  ["功放", "amplifier"],
  ["拍立得", "instant camera"],
  ["抽油烟機", "range hood"],
  ["电压力锅", "pressure cooker"],
  ["血压计", "blood pressure monitor"],
  ["车载手机支架", "car mount"],
  ["手机指环扣", "phone ring"],
  ["门磁传感器", "door sensor"],
  ["监控探头", "security camera"],
  ["ខារ៉ាអូខេ", "karaoke"],
  ["អំភ្លី", "amplifier"],
  ["ម៉ាស៊ីនដេរ", "sewing machine"],
  ["ឆ្នាំងសម្ពាធ", "pressure cooker"],
  ["កែវយឹត", "binocular"],
  ["ម៉ាស៊ីនកម្តៅ", "heater"],
  ["កុំព្យូទ័រជាប់អេក្រង់", "all in one"],
  ["កុំព្យូទ័របន្ទះ", "tablet"],
  ["ណូតប៊ុក", "laptop"],
  ["ម៉ាស៊ីនចាក់ស្លាយ", "projector"],
  ["ម៉ាស៊ីនបោសធូលី", "vacuum"],
  ["ខ្សែដៃឆ្លាត", "fitness band"],
  ["កាមេរ៉ាជិះម៉ូតូ", "action camera"],
  ["ដៃសែលហ្វី", "selfie stick"],
  ["កញ្ចក់ខាងក្រោយ", "back glass"],
  ["ព្រីពន្លូត", "power strip"],
  ["កន្លែងដាក់ទូរស័ព្ទ", "phone stand"],
  ["ម៉ាស៊ីនស្កេណម្រាមដៃ", "attendance"],
  ["ប្ដូរអេគ្រង់", "changing"],
  ["高清线", "hdmi cable"],
  ["ហាតឌីសក្រៅ", "external hard drive"],
  ["សាកឡេបថប", "laptop charger"],
  ["ស៊ុមកុំព្យូទ័រ", "pc case"],
  ["cooker hood", "range hood"],
  ["tumble dryer", "dryer"],
  ["weighing machine", "scale"],
  ["ទាញ wifi", "mesh"],
  ["បង្កើន wifi", "mesh"],
  ["ដងថតខ្លួនឯង", "selfie stick"],
  ["电动牙刷头", "brush head"],
  ["打孔机", "hole punch"],
  ["ឌីវីឌីទទេ", "blank dvd"],
  ["画笔", "colouring pen"],
])("%s names a %s", (text, name) => expect(parseQuery(text).kinds).toContain(`$${name}`));
