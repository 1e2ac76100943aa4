import { otherCategory } from "./mapping.ts";

type Rule = [words: RegExp, category: string];

/** Accessories and parts of phones; used if a text mentions phones. */
const phoneRules: Rule[] = [
  [/screen protector|invisibleshield|tempered glass|privacy (?:filter|screen)|anti-glare/, "screen-protector"],
  [/\b(?:case|cases|cover|folio|skin|shell|holster|bumper|pouch|wallet|sleeve|flip|armband)\b/, "phone-case"],
  [/(?:phone|cell).*\bbatter(?:y|ies)\b/, "phone-battery"],
];

/** In this order: the first rule that matches counts. */
const rules: Rule[] = [
  // Before the parts that names of computers list.
  [
    /^(?!.*(?:all-in-one|mini pc|notebook|tablet)).*\b(?:(?:gb|hdd|ssd|tower|sff|black|silver|gray) pc (?:windows|freedos)|(?:small form factor|minitower|microtower|ultra-slim|ultra slim desktop|ultra-slim desktop) pc\b)/,
    "desktop",
  ],
  [
    /\b(?:toner|ink ?cartridge|ink tank|ink|drum|fuser|print(?:er)? ?head|label(?:s|-making)?|photo paper|paper|printing film|large format media|transfer kit|maintenance kit|staple|ribbon)\b/,
    otherCategory,
  ],
  [/\b(?:dvd|blu-ray disc|vinyl|compact disc)\b(?!.*(?:drive|player|writer|recorder))/, otherCategory],
  [/\bcomputer case\b|\bpc case\b/, "pc-case"],
  // Things that go with others, before those.
  [
    /\b(?:privacy filter|(?:keyed|cable|laptop|notebook|security) lock|(?:laptop|notebook) (?:cooler|cooling|roller|stand|riser|arm)|holder|adapter card|card reader|barcode|enclosure|housing|camera (?:lens|filter|cable|battery)|lens (?:filter|cap)|camcorder battery|camera\/camcorder)\b/,
    otherCategory,
  ],
  [/screen protector|invisibleshield|tempered glass/, "screen-protector"],
  [/\b(?:usb flash drive|flash drive|usb stick|thumb drive|cruzer)\b/, "usb-stick"],
  [/\b(?:micro ?sdx?c?|micro ?sdhc|sdhc|sdxc|sd card|memory card|compact ?flash|memory stick)\b/, "memory-card"],
  [/\bpower ?bank|portable charger|battery pack.*(?:usb|mah)|mobile charger\b/, "powerbank"],
  [
    /\b(?:car|vehicle|wall|travel|mobile device|wireless|usb|phone|battery)? ?charg(?:er|ing (?:pad|station|stand|dock))s?\b|mobile device charger/,
    "charger",
  ],
  [
    /\b(?:laptop|notebook).{0,25}(?:power adapter|ac adapter|adapter|charger)|power adapter\/inverter/,
    "laptop-adapter",
  ],
  [
    /\b(?:laptop|notebook|thinkpad|elitebook|probook|latitude|ultrabay|x\d{2}0? tablet).{0,40}batter(?:y|ies)\b|notebook spare part.*battery/,
    "laptop-battery",
  ],
  [/\b(?:laptop|notebook) (?:case|bag|sleeve|backpack)|\b(?:backpack|briefcase|messenger|trolley)\b/, otherCategory],
  [/\b(?:uninterruptible|ups|smart-ups|back-ups)\b/, "ups"],
  [
    /\bkvm\b|\b(?:surge|rack|cabinet|pdu|power distribution|patch panel|wire|socket|mounting|mount|bracket|arm)\b/,
    otherCategory,
  ],
  [/\b(?:docking station|docking|dock|port replicator|interface hub|usb hub|hub)\b/, "usb-hub"],
  [/\b(?:cable|cord|lead|patch|cat ?[56]e?)\b/, "cable"],
  [/\b(?:earbuds?|earphones?|in-ear|airpods|true wireless)\b/, "earbuds"],
  [/\b(?:headphones?|headsets?|head-band)\b/, "headphones"],
  [/\b(?:sound ?bar|speakers?|loudspeaker|portable speaker|docking speaker|subwoofer|boombox)\b/, "speaker"],
  [/\b(?:mouse pad|mousepad|mouse mat)\b/, otherCategory],
  [/\b(?:keyboard)\b/, "keyboard"],
  [/\b(?:mouse|mice|trackball)\b/, "mouse"],
  [/\bwebcams?\b/, "webcam"],
  [/\b(?:fitness|activity) (?:band|tracker)\b|\bfitbit\b/, "fitness-band"],
  [/\bsmart ?watch(?:es)?\b|\bapple watch\b(?!.*band)/, "smartwatch"],
  [/\b(?:ipad)\b(?!.*(?:case|cover|stand|keyboard))/, "ipad"],
  [
    /\b(?:galaxy tab|tablet(?: pc)?|slate)\b(?!.*(?:case|cover|stand|keyboard|security|lock|mount|folio))/,
    "tablet-android",
  ],
  [/\b(?:dash ?cam|driving recorder)\b/, "dash-cam"],
  [/\b(?:action (?:camera|sports camera)|gopro|hero\d)\b/, "action-camera"],
  [/\b(?:doorbell)\b/, "doorbell"],
  [/\b(?:nvr|network (?:video|surveillance) (?:recorder|server))\b/, "nvr"],
  [/\b(?:dvr|digital video recorder|surveillance (?:kit|system))\b/, "dvr"],
  [/\b(?:ptz)\b/, "ptz-camera"],
  [/\bdome\b.*camera|camera.*\bdome\b/, "dome-camera"],
  [/\bbullet\b.*camera|camera.*\bbullet\b/, "bullet-camera"],
  [/\b(?:security|surveillance|ip|network) camera\b/, "indoor-camera"],
  [/\bsoundcard|sound card|graphics? card adapter\b/, otherCategory],
  [
    /\b(?:graphics card|video card|geforce|radeon|quadro|firepro|nvs \d)\b(?!.*(?:notebook|laptop|pc\/workstation))/,
    "gpu",
  ],
  [/\b(?:data|desktop|portable|home|lcd|dlp) projectors?\b(?!.*(?:lamp|screen|mount))/, "projector"],
  [
    /\b(?:gigabit|ethernet|port|network|poe\+?) (?:smart |managed |unmanaged |desktop |rackmount )*switch\b(?!.*(?:kvm|component|console))/,
    "switch-network",
  ],
  [
    /\b(?:chromebook|notebook|laptop|ultrabook|netbook|macbook|thinkpad|elitebook|probook|mobile workstation|hybrid \(2-in-1\))\b/,
    "laptop-everyday",
  ],
  [/\b(?:all-in-one (?:pc|computer|workstation|desktop))\b|\bimac\b/, "all-in-one"],
  [/\b(?:mini pc|nuc|thin client|pc\/workstation barebone)\b/, "mini-pc"],
  [
    /\b(?:pc\/workstation|desktop(?: pc)?|workstation|tower pc|optiplex|elitedesk)\b(?!.*(?:keyboard|speaker|stand|board))/,
    "desktop",
  ],
  [/\b(?:motherboard|mainboard|desktop board|workstation board)\b/, "mainboard"],
  [/\b(?:memory module|ddr[2345]?(?:-sdram)?|so-?dimm|dimm)\b/, "ram"],
  [/\b(?:processor|xeon|celeron|core i\d|ryzen|opteron|athlon)\b/, "cpu"],
  [/\b(?:cooling component|cpu cooler|heat ?sink|case fan)\b/, "cooler-air"],
  [/\b(?:power supply unit|power supply)\b/, "psu"],
  [/\bcomputer case\b|\b(?:midi|full|mini)[- ]?tower\b/, "pc-case"],
  [/\b(?:portable ssd|external solid state)\b/, "portable-ssd"],
  [/\bm\.2\b.*\b(?:ssd|solid state|nvme)|\bnvme\b/, "ssd-m2"],
  [/\b(?:ssd|solid[- ]state drive)\b/, "ssd-sata"],
  [/\b(?:hard drives?|hdd|hard disk)\b/, "hard-drive"],
  [/\b(?:projectors?)\b(?!.*(?:lamp|screen|mount))/, "projector"],
  [/\b(?:mesh)\b.*(?:wi-?fi|router)/, "mesh"],
  [/\b(?:wireless router|wi-?fi router|router|access point|range extender)\b/, "router"],
  [/\b(?:network switch|ethernet switch|managed|unmanaged)\b/, "switch-network"],
  [
    /\b(?:laser printer|inkjet printer|photo printer|printers?|multifunctional|all-in-one inkjet|deskjet|laserjet|officejet)\b/,
    "printer",
  ],
  [
    /\b(?:computer monitor|pc monitor|flat panel monitor|lcd monitor|touch screen monitor|led monitor|monitors?)\b(?!.*(?:baby|arm|stand|filter|heart|blood))/,
    "monitor-office",
  ],
  [/\bsmart (?:bulb|light)|\bphilips hue\b/, "smart-bulb"],
  [/\bsmart plug\b/, "smart-plug"],
  [/\bsmart lock\b/, "smart-lock"],
  [/\brobot vacuum|roomba\b/, "robot-vacuum"],
  [/\bair purifier\b/, "air-purifier"],
  [
    /\b(?:smartphone|mobile phone|cell phone|iphone|cellphone|unlocked phone|no-contract phone|prepaid phone)s?\b/,
    "smartphone",
  ],
];

const speaksOfPhones =
  /\b(?:phones?|iphone|galaxy|smartphone|htc|nexus|lumia|xperia|moto|pixel|blackberry|honor|oneplus)\b/;
/** Words after which a text says what something fits, not what it is. */
const fitting = /\s(?:for|compatible with|fits)\s/;

const first = (list: readonly Rule[], text: string) => list.find(([words]) => words.test(text))?.[1];

/**
 * The shop's category for goods of which a source has only a text: by the words before `for`, which say what the goods
 * are, or else by the whole text.
 */
export function categorise(text: string): string {
  const all = text.toLowerCase();
  const [itself = all] = all.split(fitting);
  return (
    (speaksOfPhones.test(all) ? first(phoneRules, itself) : undefined) ??
    first(rules, itself) ??
    (itself === all ? undefined : first(phoneRules, all)) ??
    otherCategory
  );
}
