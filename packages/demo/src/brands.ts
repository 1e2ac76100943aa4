import type { DemoBrand } from "./types.ts";

/** The id of a brand is its position in this list, so new ones are added at the end. */
const names = [
  "Apple", "Samsung", "Xiaomi", "OPPO", "vivo", "realme", "HONOR", "Huawei", "Google", "OnePlus",
  "Infinix", "TECNO", "Nokia", "Nothing", "Motorola", "Amazfit", "Garmin", "Lenovo", "Hikvision", "Dahua",
  "EZVIZ", "Imou", "TP-Link", "Uniview", "Reolink", "HiLook", "Tiandy", "ZKTeco", "Seagate", "Western Digital",
  "Toshiba", "GoPro", "DJI", "Insta360", "70mai", "DDPAI", "Aqara", "Philips Hue", "Yeelight", "Sonoff",
  "Moes", "BroadLink", "SwitchBot", "Roborock", "Dreame", "ECOVACS", "Levoit", "Amazon", "Kaadas", "Philips",
  "Yale", "ASUS", "Acer", "Dell", "HP", "MSI", "Gigabyte", "ASRock", "Microsoft", "LG",
  "AOC", "ViewSonic", "BenQ", "Epson", "Canon", "Brother", "AMD", "Intel", "Zotac", "Palit",
  "Sapphire", "PowerColor", "Kingston", "Corsair", "G.Skill", "Crucial", "TeamGroup", "ADATA", "Lexar", "SanDisk",
  "Lian Li", "DeepCool", "NZXT", "Cooler Master", "Noctua", "Thermalright", "Arctic", "be quiet!", "Fractal Design", "Montech",
  "Thermaltake", "Seasonic", "FSP", "Antec", "Anker", "UGREEN", "Baseus", "Belkin", "JBL", "Sony",
  "Edifier", "Marshall", "Bose", "Logitech", "Razer", "Keychron", "SteelSeries", "HyperX", "Spigen", "UAG",
  "Nillkin", "ESR", "Ubiquiti", "MikroTik", "Ruijie", "Mercusys", "Tenda", "APC", "JAKEMY", "iFixit",
  "Qianli", "Sunshine", "DEJI", "GX", "Quick", "Service Team",
];

/** Every maker of the catalogue; each has at least one product. */
export const brands: DemoBrand[] = names.map((name, index) => ({ id: index + 1, name }));
