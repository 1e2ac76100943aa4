import { wordList } from "../word-list.ts";

/** Where things are used: no goods, and no word that names some of them. */
export const placesOfUse: readonly string[] = wordList(`
  home, house, household, flat, apartment, office, room, bedroom, kitchen, garage, garden, yard
  school, classroom, dorm, dormitory, hotel, guesthouse, warehouse, factory, restaurant, cafe, company, farm
  ជាន់លើ, ជាន់ក្រោម, ផ្ទះ, បន្ទប់, ការិយាល័យ, បន្ទប់គេង, បន្ទប់ជួល, ផ្ទះបាយ, សាលា, សាលារៀន, ថ្នាក់រៀន, សណ្ឋាគារ, ផ្ទះសំណាក់
  ឃ្លាំង, រោងចក្រ, ភោជនីយដ្ឋាន, ហាងកាហ្វេ, ក្រុមហ៊ុន, កសិដ្ឋាន, ចម្ការ, សួន
  楼上, 楼下, 二楼, 三楼, 地下室, 家里, 办公室, 房间, 卧室, 客厅, 厨房, 车库, 院子, 花园, 出租屋, 宿舍, 学校, 教室, 酒店, 宾馆, 民宿
  仓库, 工厂, 餐厅, 饭店, 咖啡店, 店铺, 超市, 公司, 农场
`);
