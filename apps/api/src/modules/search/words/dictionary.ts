/** What is done for shoppers. */
export const services: readonly (readonly string[])[] = [
  [
    "repair", "fix", "broken", "cracked", "damaged", "not working", "doesn't work", "does not work", "is slow", "so slow", "very slow", "too slow", "running slow", "won't turn on", "not turning on", "not charging", "won't charge", "keeps freezing",
    "ជួសជុល", "បែក", "ខូច", "ដើរយឺត", "មិនដើរ", "អត់ដើរ", "បើកមិនឡើង", "សាកមិនចូល", "គាំង",
    "维修", "修理", "修", "碎屏", "坏了", "进水", "很慢", "太慢", "卡顿", "死机", "不开机", "开不了机", "充不进电", "不充电",
  ],
  ["installation", "install", "setup", "set up", "ដំឡើង", "តម្លើង", "តំឡើង", "រៀបចំ", "ដាក់", "安装", "重装", "装", "调试"],
  ["building", "build", "assembly", "assemble", "装机", "攒机"],
  ["cleaning", "clean", "maintenance", "សម្អាត", "លាង", "清洁", "清洗", "清灰", "洗"],
  ["service", "សេវាកម្ម", "សេវា", "សឺវីស", "服务"],
  ["changing", "change", "replacement", "replace", "ប្តូរ", "ដូរ", "ផ្លាស់ប្តូរ", "更换", "换"],
];

/** Kinds of goods and services. */
export const goods: readonly (readonly string[])[] = [
  // Phones, tablets, watches
  ["phone", "mobile phone", "telephone", "cell phone", "cellphone", "smartphone", "smart phone", "handphone", "mobile", "ទូរស័ព្ទ", "ទូរស័ព្ទដៃ", "ទូរស័ព្ទចល័ត", "តេឡេហ្វូន", "ហ្វូន", "ស្មាតហ្វូន", "ស្មាតហ្វូនថ្មី", "ទូរស័ព្ទស្មាតហ្វូន", "ទូរស័ព្ទឆ្លាតវៃ", "手机", "智能手机", "移动电话", "行动电话", "智慧型手机"],
  ["feature phone", "button phone", "keypad phone", "senior phone", "elderly phone", "old people phone", "phone for old people", "ទូរស័ព្ទមនុស្សចាស់", "ទូរស័ព្ទសម្រាប់មនុស្សចាស់", "ទូរស័ព្ទចុច", "ទូរស័ព្ទចុចគ្រាប់", "ទូរស័ព្ទប៊ូតុង", "按键手机", "老人机", "老年机", "老人手机", "老年手机", "功能机", "basic phone", "simple phone", "bar phone", "dumb phone", "classic phone", "ទូរស័ព្ទគ្រាប់", "ទូរស័ព្ទគ្រាប់ចុច", "直板手机"],
  ["tablet", "tab", "slate", "ថេប្លេត", "តេប្លេត", "ថាប្លេត", "តាប្លេត", "ថេបឡេត", "平板", "平板电脑"],
  ["smartwatch", "smart watch", "watch", "នាឡិកា", "នាឡិកាឆ្លាតវៃ", "ស្មាតវ៉ច់", "វ៉ច់", "ស្មាតវ៉ច", "ស្មាតវ៉ាច", "手表", "智能手表", "腕表", "ស្មាតវ៉ត"],
  ["fitness band", "smart band", "activity tracker", "fitness tracker", "wristband", "ខ្សែដៃសុខភាព", "ខ្សែដៃឆ្លាតវៃ", "手环", "智能手环", "ខ្សែដៃហាត់ប្រាណ", "ខ្សែដៃកីឡា", "运动手环", "智慧手环"],
  ["tracker", "bluetooth tracker", "key finder", "item finder", "tracking device", "smart tag", "airtag", "ឧបករណ៍តាមដាន", "防丢器", "定位器"],
  ["sim", "ស៊ីម", "ស៊ីមកាត", "插卡", "sim card", "sim卡", "电话卡"],
  // Cameras and recording
  ["camera", "cam", "កាមេរ៉ា", "ម៉ាស៊ីនថត", "ខេមេរ៉ា", "相机", "摄像头", "摄像机", "摄影机", "照相机"],
  ["digital camera", "photo camera", "compact camera", "digicam", "dslr", "mirrorless camera", "កាមេរ៉ាថតរូប", "ម៉ាស៊ីនថតរូប", "数码相机", "单反", "单反相机", "微单", "数位相机", "数位单眼相机"],
  ["security camera", "surveillance camera", "cctv", "cctv camera", "security video camera", "video surveillance camera", "video surveillance", "កាមេរ៉ាសុវត្ថិភាព", "កាមេរ៉ាវង់ចរបិទ", "ស៊ីស៊ីធីវី", "监控", "监控摄像头", "安防摄像头", "监视器"],
  ["ip camera", "network camera", "កាមេរ៉ាបណ្តាញ", "网络摄像机", "网络摄像头"],
  ["baby monitor", "baby camera", "婴儿监控", "baby cam", "婴儿监视器", "婴儿摄像头", "កាមេរ៉ាមើលកូន", "កាមេរ៉ាមើលក្មេង"],
  ["webcam", "web camera", "web cam", "វេបខេម", "វិបកាំ", "កាមេរ៉ាកុំព្យូទ័រ", "网络摄像头", "电脑摄像头", "pc camera", "computer camera", "conference camera", "video conference camera", "វ៉េបខេម", "កាមេរ៉ាប្រជុំ", "视频会议摄像头", "直播摄像头"],
  ["dome", "dome camera", "កាមេរ៉ារាងកោះ", "រាងកោះ", "半球", "半球摄像机"],
  ["bullet", "bullet camera", "កាមេរ៉ារាងបំពង់", "រាងបំពង់", "枪机", "枪型"],
  ["ptz", "pan tilt", "បង្វិល", "បង្វិលបាន", "云台", "球机", "speed dome", "快球", "高速球"],
  ["nvr", "network recorder", "network video recorder", "ម៉ាស៊ីនថត", "网络录像机", "录像机", "ម៉ាស៊ីនថតកាមេរ៉ា", "ប្រអប់ថត", "ប្រអប់ថតកាមេរ៉ា"],
  ["dvr", "xvr", "video recorder", "ម៉ាស៊ីនថត", "硬盘录像机", "录像机", "ម៉ាស៊ីនថតកាមេរ៉ា", "ប្រអប់ថត", "ប្រអប់ថតកាមេរ៉ា", "模拟录像机"],
  ["doorbell", "door bell", "video doorbell", "កណ្តឹងទ្វារ", "កណ្តឹង", "门铃", "可视门铃", "intercom", "video intercom", "door phone", "video door phone", "កណ្តឹងកាមេរ៉ា", "对讲机门铃", "可视对讲", "楼宇对讲"],
  ["dash cam", "dashcam", "car camera", "កាមេរ៉ារថយន្ត", "កាមេរ៉ាឡាន", "行车记录仪", "dash camera", "dashboard camera", "dashboard cam", "car dvr", "car recorder", "driving recorder", "ដាសខេម", "ដាសខាំ", "行车纪录仪", "行车纪录器", "行车记录器", "车载摄像头"],
  ["action camera", "sports camera", "action cam", "sports cam", "កាមេរ៉ាសកម្មភាព", "运动相机", "sport camera", "sport cam", "vlog camera", "vlogging camera", "360 camera", "panoramic camera", "កាមេរ៉ាកីឡា", "全景相机", "全景摄像机"],
  ["camcorder", "video camera", "កាមេរ៉ាវីដេអូ", "摄像机", "摄录机"],
  ["attendance", "fingerprint", "finger print", "finger scan", "access control", "ស្កេនវត្តមាន", "ស្កេនមេដៃ", "face scan", "face scanner", "fingerprint scanner", "fingerprint machine", "ស្កេនម្រាមដៃ", "ក្រយៅដៃ", "ម្រាមដៃ", "考勤", "考勤机", "打卡机", "指纹", "指纹机", "门禁", "time attendance", "time recorder", "ម៉ាស៊ីនវត្តមាន", "ស្កេនមុខ"],
  // Smart home
  ["smart home", "ផ្ទះឆ្លាតវៃ", "ស្មាតហោម", "智能家居", "智慧家居"],
  ["bulb", "light bulb", "lightbulb", "lamp", "អំពូល", "អំពូលភ្លើង", "灯泡", "灯"],
  ["desk lamp", "table lamp", "reading lamp", "ចង្កៀងតុ", "អំពូលតុ", "台灯", "桌灯", "护眼灯"],
  ["light strip", "led strip", "strip light", "ភ្លើងខ្សែ", "អំពូលខ្សែ", "灯带"],
  ["switch", "wall switch", "light switch", "កុងតាក់", "កុងតាក់ភ្លើង", "开关"],
  ["plug", "socket", "outlet", "smart plug", "ឌុយ", "ឌុយភ្លើង", "ដុយភ្លើង", "ព្រីភ្លើង", "ព្រី", "រន្ធព្រី", "ដោត", "ដោតភ្លើង", "ដោតឆ្លាត", "ឌុយឆ្លាត", "ព្រីឆ្លាត", "插座", "插头", "智能插座"],
  ["lock", "door lock", "smart lock", "សោ", "សោទ្វារ", "សោឆ្លាតវៃ", "门锁", "锁", "智能锁"],
  ["sensor", "detector", "សេនស័រ", "ឧបករណ៍ចាប់", "传感器", "感应器", "探测器"],
  ["smoke sensor", "smoke detector", "smoke alarm", "ឧបករណ៍ចាប់ផ្សែង", "烟雾传感器", "烟雾报警器", "烟感"],
  ["gas sensor", "gas detector", "gas alarm", "ឧបករណ៍ចាប់ហ្គាស", "燃气传感器", "燃气报警器", "燃气报警", "煤气报警器"],
  ["temperature sensor", "thermometer", "hygrometer", "temperature and humidity sensor", "វាស់សីតុណ្ហភាព", "ឧបករណ៍វាស់សីតុណ្ហភាព", "ទែម៉ូម៉ែត្រ", "温湿度计", "温度计", "湿度计", "温湿度传感器", "温度传感器"],
  ["usb hub", "usb c hub", "type c hub", "multiport adapter", "ឧបករណ៍បំបែករន្ធ", "ហាប់ usb", "扩展坞", "集线器", "分线器", "usb splitter", "hub usb", "ហាប់", "拓展坞", "拓展器", "usb分线器", "usb扩展器"],
  ["power strip", "extension cord", "extension lead", "插线板", "排插", "延长线", "multi plug", "ព្រីខ្សែ", "ខ្សែព្រី", "接线板", "拖线板", "插排"],
  ["hub", "gateway", "មជ្ឈមណ្ឌលបញ្ជា", "网关", "ហាប់"],
  ["remote", "remote control", "រីម៉ូត", "រ៉ឺម៉ត", "តេឡេបញ្ជា", "遥控", "遥控器"],
  ["curtain", "វាំងនន", "窗帘"],
  ["vacuum", "vacuum cleaner", "ម៉ាស៊ីនបូមធូលី", "បូមធូលី", "吸尘器"],
  ["robot vacuum", "robot cleaner", "រ៉ូបូតបូមធូលី", "រ៉ូបូត", "扫地机器人", "扫地机", "扫拖机器人", "robot mop", "sweeping robot", "扫拖一体机", "扫拖一体", "拖地机器人", "擦地机器人", "រ៉ូបូតជូតផ្ទះ", "រ៉ូបូតបោសផ្ទះ"],
  ["air purifier", "purifier", "ម៉ាស៊ីនបន្សុទ្ធខ្យល់", "ម៉ាស៊ីនចម្រោះខ្យល់", "ចម្រោះខ្យល់", "ចំរោះខ្យល់", "空气净化器", "净化器", "空气清净机", "air cleaner", "ម៉ាស៊ីនសម្អាតខ្យល់", "空气清新机"],
  ["fan", "កង្ហារ", "风扇", "电风扇", "电扇", "落地扇", "台扇", "吊扇"],
  ["tower fan", "កង្ហារប៉ម", "កង្ហារបំពង់", "塔扇", "塔式风扇"],
  ["microwave", "microwave oven", "មីក្រូវ៉េវ", "微波炉"],
  ["refrigerator", "fridge", "ទូទឹកកក", "冰箱"],
  ["washer", "washing machine", "ម៉ាស៊ីនបោកគក់", "洗衣机"],
  ["dishwasher", "ម៉ាស៊ីនលាងចាន", "洗碗机"],
  ["floor washer", "wet dry vacuum", "洗地机"],
  ["air conditioner", "aircon", "ម៉ាស៊ីនត្រជាក់", "空调"],
  ["coffee maker", "coffee machine", "ម៉ាស៊ីនកាហ្វេ", "咖啡机"],
  ["rice cooker", "ឆ្នាំងបាយ", "ឆ្នាំងដាំបាយ", "电饭煲", "电饭锅", "电锅"],
  ["air fryer", "ឆ្នាំងបំពងខ្យល់", "空气炸锅"],
  ["hair dryer", "hairdryer", "blow dryer", "ម៉ាស៊ីនផ្លុំសក់", "吹风机", "电吹风"],
  ["trimmer", "hair trimmer", "hair clipper", "ម៉ាស៊ីនកាត់សក់", "理发器", "推子"],
  ["shaver", "electric shaver", "electric razor", "ម៉ាស៊ីនកោរពុកមាត់", "剃须刀", "电动剃须刀", "刮胡刀", "电动刮胡刀"],
  ["blender", "juicer", "ម៉ាស៊ីនក្រឡុក", "搅拌机", "榨汁机"],
  ["humidifier", "加湿器"],
  ["kettle", "electric kettle", "កំសៀវ", "电热水壶", "水壶"],
  ["heater", "electric heater", "fan heater", "取暖器", "加热器", "电暖器"],
  ["scale", "weighing scale", "ជញ្ជីង", "体重秤", "电子秤"],
  ["iron", "steam iron", "ឆ្នាំងអ៊ុត", "熨斗"],
  ["freezer", "ទូក្លាសេ", "冰柜"],
  ["chair", "កៅអី", "椅子"],
  ["desk", "table", "桌子", "书桌"],
  // Computers
  ["laptop", "notebook", "notebook pc", "notebook computer", "laptop computer", "portable computer", "ឡេបថប", "ឡាប់ថប", "លេបថប", "ឡេបថុប", "កុំព្យូទ័រយួរដៃ", "កុំព្យូទ័រយួរ", "笔记本", "笔记本电脑", "笔电", "手提电脑", "ultrabook", "轻薄本", "超极本"],
  ["computer", "pc", "desktop computer", "កុំព្យូទ័រ", "ខំព្យូទ័រ", "កុំព្យូទ័រលើតុ", "电脑", "计算机"],
  ["desktop", "desk top", "desktop pc", "desktop computer", "កុំព្យូទ័រលើតុ", "ខ្សែតុ", "台式机", "台式电脑", "桌上型电脑", "主机", "电脑主机"],
  ["all in one", "aio", "一体机"],
  ["mini pc", "កុំព្យូទ័រខ្នាតតូច", "迷你主机", "迷你电脑"],
  ["monitor", "display", "computer screen", "ម៉ូនីទ័រ", "អេក្រង់កុំព្យូទ័រ", "显示器", "显示屏", "荧幕", "萤幕"],
  ["screen", "display", "lcd", "អេក្រង់", "屏幕", "屏", "荧幕", "萤幕"],
  ["projector", "ម៉ាស៊ីនបញ្ចាំង", "ប្រូជេកទ័រ", "投影仪", "投影机", "បញ្ចាំងស្លាយ", "ម៉ាស៊ីនបញ្ចាំងស្លាយ"],
  ["printer", "ព្រីន", "ម៉ាស៊ីនព្រីន", "ព្រីនទ័រ", "ម៉ាស៊ីនបោះពុម្ព", "ព្រីនធ័រ", "打印机", "印表机"],
  ["copier", "photocopier", "photocopy", "photocopy machine", "photocopying machine", "copy machine", "ម៉ាស៊ីនថតចម្លង", "ថតចម្លង", "复印机", "复印"],
  ["scanner", "scan", "ស្កេន", "ម៉ាស៊ីនស្កេន", "ស្កេនន័រ", "扫描仪"],
  ["toner", "toner cartridge", "laser toner", "laser cartridge", "laser toner cartridge", "printer toner", "ម្សៅព្រីន", "硒鼓", "碳粉", "墨粉"],
  ["ink", "ink cartridge", "ទឹកខ្មៅ", "ទឹកថ្នាំ", "墨盒", "墨水", "printer ink", "ink refill", "ទឹកថ្នាំព្រីន", "ទឹកព្រីន", "ទឹកខ្មៅព្រីន", "墨水瓶"],
  ["label", "sticker label", "ស្ទីកគ័រ", "标签", "标签纸", "不干胶标签", "贴纸"],
  ["paper", "printing paper", "copy paper", "copier paper", "printer paper", "ក្រដាស", "ក្រដាសព្រីន", "打印纸", "复印纸", "影印纸", "纸张"],
  ["photo paper", "ក្រដាសរូបថត", "ក្រដាសថតរូប", "相纸", "照片纸", "相片纸"],
  ["keyboard", "ក្តារចុច", "ឃីបត", "គីបត", "键盘"],
  ["mouse", "mice", "ម៉ៅស៍", "ម៉ៅ", "កណ្តុរកុំព្យូទ័រ", "ម៉ោស៍", "កណ្តុរ", "鼠标", "滑鼠"],
  ["keyboard mouse", "键鼠", "键鼠套装", "键盘鼠标套装", "键鼠组"],
  ["mouse pad", "mousepad", "mouse mat", "ទ្រនាប់ម៉ៅស៍", "ទ្រនាប់", "鼠标垫"],
  ["cpu", "processor", "ស៊ីភីយូ", "ប្រូសេស័រ", "处理器", "中央处理器"],
  ["motherboard", "mainboard", "mobo", "desktop board", "ម៉ៃប៊ត", "មេនប៊ត", "ម៉ាំងបូត", "ម៉ាដឺប៊ត", "主板", "主机板", "system board"],
  ["ram", "memory", "memory module", "រ៉េម", "រ៉ាម", "អង្គចងចាំ", "មេម៉ូរី", "内存", "内存条", "记忆体"],
  ["laptop memory", "laptop ram", "notebook memory", "notebook ram", "sodimm", "so dimm", "so-dimm", "រ៉េមកុំព្យូទ័រយួរដៃ", "រ៉េមឡេបថប", "笔记本内存", "笔记本内存条"],
  ["graphics card", "video card", "gpu", "vga card", "graphic card", "កាតក្រាហ្វិក", "កាតអេក្រង់", "ខាតអេក្រង់", "ក្រាហ្វិកកាត", "វីជីអេ", "វីហ្គា", "កាតវីហ្គា", "显卡", "显示卡"],
  ["ssd", "solid state drive", "solid state disk", "អេសអេសឌី", "固态硬盘", "固态"],
  ["m.2 ssd", "m2 ssd", "nvme", "nvme ssd", "m.2 固态硬盘"],
  ["portable ssd", "external ssd", "portable drive", "ssd ចល័ត", "移动固态硬盘", "移动固态"],
  ["hard drive", "hard disk", "hdd", "hard disk drive", "harddisk", "harddrive", "ហាតឌីស", "ហាដឌីស", "ថាសរឹង", "硬盘", "机械硬盘", "硬碟"],
  ["surveillance disk", "surveillance hard drive", "surveillance hard disk", "surveillance drive", "surveillance hdd", "security camera hard drive", "cctv hard drive", "cctv hard disk", "cctv hdd", "nvr hard drive", "nvr hard disk", "nvr hdd", "dvr hard drive", "dvr hard disk", "dvr hdd", "ហាតឌីសកាមេរ៉ា", "ហាតឌីសសម្រាប់កាមេរ៉ា", "监控硬盘", "监控级硬盘", "监控盘", "紫盘", "酷鹰"],
  ["external hard drive", "portable hard drive", "portable drive", "ហាតឌីសចល័ត", "external hard disk", "external hdd", "portable hard disk", "portable hdd", "移动硬盘", "外置硬盘", "外接硬盘", "行动硬盘", "外接硬碟", "行动硬碟", "ហាតឌីសខាងក្រៅ", "ហាតឌីសដោតក្រៅ"],
  ["flash drive", "usb stick", "usb flash drive", "usb drive", "usb flash", "pen drive", "thumb drive", "memory stick", "យូអេសប៊ី", "ហ្វ្លាស", "ហ្វ្លាសឌ្រាយ", "优盘", "u盘", "闪存盘", "随身碟", "ហ្លាស", "ហ្លាសឌ្រាយ", "ហ្វ្លាសដ្រាយ", "闪存", "u碟"],
  ["memory card", "sd card", "microsd", "micro sd", "microsd card", "micro sd card", "tf", "tf card", "sd卡", "tf卡", "កាត sd", "កាត tf", "កាតអង្គចងចាំ", "មេម៉ូរីកាត", "កាតមេម៉ូរី", "មេម៉ូរីខាត", "ខាតមេម៉ូរី", "កាតអេសឌី", "存储卡", "内存卡", "记忆卡", "កាតកាមេរ៉ា", "相机卡", "储存卡"],
  ["power supply", "psu", "ប្រភពថាមពល", "ផៅវើ", "ផៅវើសាប់ផ្លាយ", "ប៉ាវ័រ", "电源", "电源供应器"],
  ["pc case", "computer case", "case tower", "mid tower", "midi tower", "chassis", "កេសកុំព្យូទ័រ", "កេស", "ខេសកុំព្យូទ័រ", "ប្រអប់កុំព្យូទ័រ", "សំបកកុំព្យូទ័រ", "机箱", "主机箱", "机壳", "电脑机壳"],
  ["cooler", "cpu cooler", "cpu fan", "processor fan", "cooling", "heatsink", "heat sink", "cooling component", "ឧបករណ៍ត្រជាក់", "散热器", "散热", "cpu风扇", "cpu散热器"],
  ["liquid cooler", "water cooler", "aio cooler", "water cooling", "ឧបករណ៍ត្រជាក់ដោយទឹក", "水冷", "ត្រជាក់ទឹក", "ត្រជាក់ដោយទឹក", "水冷散热器", "一体式水冷"],
  ["thermal paste", "កាវកម្តៅ", "导热硅脂", "硅脂", "散热膏"],
  ["docking station", "dock", "port replicator", "扩展坞", "拓展坞", "扩充座", "扩展底座"],
  ["server", "ម៉ាស៊ីនមេ", "服务器"],
  ["software", "កម្មវិធី", "软件"],
  ["antivirus", "anti virus", "antivirus software", "internet security", "កម្មវិធីកម្ចាត់មេរោគ", "杀毒软件", "防毒软件"],
  ["cd drive", "dvd drive", "optical drive", "optical disc drive", "dvd writer", "光驱"],
  ["calculator", "ម៉ាស៊ីនគិតលេខ", "计算器"],
  // Network
  ["router", "wireless router", "wifi router", "រ៉ោតទ័រ", "រូទ័រ", "រ៉ោធ័រ", "ឧបករណ៍ចែកចាយវ៉ាយហ្វាយ", "路由器", "无线路由器", "分享器", "无线分享器", "រ៉ៅទ័រ", "រូធ័រ", "រោតទ័រ", "រ៉ូទ័រ", "ប្រអប់វ៉ាយហ្វាយ", "wifi路由器", "ឧបករណ៍ចែកវ៉ាយហ្វាយ", "ចែកវ៉ាយហ្វាយ"],
  ["network switch", "ethernet switch", "gigabit switch", "lan switch", "ស្វីច", "ស្វីចបណ្តាញ", "交换机"],
  ["poe switch", "poe network switch", "ស្វីច poe", "poe交换机"],
  ["network", "បណ្តាញ", "网络"],
  ["antenna", "អង់តែន", "天线"],
  ["access point", "ap", "无线接入点", "无线基地台", "基地台"],
  ["mesh", "mesh wifi", "wifi extender", "wifi repeater", "wifi booster", "range extender", "whole home wifi", "whole house wifi", "全屋wifi", "ឧបករណ៍ពង្រីកវ៉ាយហ្វាយ", "ពង្រីកវ៉ាយហ្វាយ", "信号放大器", "wifi放大器", "中继器", "组网", "mesh router", "mesh wifi router", "mesh system", "mesh路由器", "子母路由"],
  ["network cable", "lan cable", "ethernet cable", "internet cable", "cat6", "ខ្សែបណ្តាញ", "ខ្សែអ៊ីនធឺណិត", "网线", "网路线"],
  // Accessories
  ["charger", "power adapter", "wall charger", "ឆ្នាំងសាក", "ឆាជ័រ", "ក្បាលសាក", "ប្រដាប់សាក", "ដុំសាក", "ដុំសាកថ្ម", "ដុំសាកទូរស័ព្ទ", "សាកទូរស័ព្ទ", "ប្រដាប់សាកទូរស័ព្ទ", "អាដាប់ទ័រសាក", "充电器", "充电头", "快充头", "豆腐头", "ឆាតជ័រ"],
  ["laptop charger", "laptop adapter", "notebook charger", "notebook adapter", "laptop power adapter", "laptop power supply", "laptop power cord", "computer charger", "ac adapter", "អាដាប់ទ័រកុំព្យូទ័រ", "ឆ្នាំងសាកកុំព្យូទ័រ", "笔记本电源", "笔记本电源适配器", "电脑充电器"],
  ["adapter", "adaptor", "អាដាប់ទ័រ", "适配器", "转接头", "转换器", "变压器", "转换头"],
  ["power bank", "powerbank", "portable charger", "battery pack", "usb battery", "external battery", "portable battery", "mobile power bank", "ថ្មជំនួយ", "ថ្មបម្រុង", "ថ្មសាករង", "ផៅវើបេង", "ផាវើបេង", "ប៉ាវើបេង", "ប៉ាវ័រប៊ែង", "ថ្មសាកបម្រុង", "充电宝", "移动电源", "行动电源"],
  ["cable", "cord", "wire", "lead", "ខ្សែ", "ខ្សែកាប", "数据线", "线", "线缆", "缆"],
  ["charging cable", "usb cable", "ខ្សែសាក", "ខ្សែសាកថ្ម", "充电线", "数据线"],
  ["battery", "batteries", "ថ្ម", "ថ្មពិល", "អាគុយ", "បាត់តឺរី", "电池"],
  ["headphone", "headset", "headphones headset", "កាស", "កាសស្តាប់", "កាសពាក់ក្បាល", "កាសស្តាប់ត្រចៀក", "ហេដហ្វូន", "ហេតហ្វូន", "耳机", "头戴式耳机", "头戴耳机", "耳麦", "ហេដសិត", "ហេដសេត", "ហេតសិត"],
  ["earbud", "earphone", "in ear headphone", "ear bud", "កាស", "កាសស្តាប់", "កាសត្រចៀក", "កាសត្រចៀកឥតខ្សែ", "អ៊ែរប៊ត", "អៀរហ្វូន", "耳机", "耳塞", "无线耳机", "真无线耳机", "入耳式耳机"],
  ["speaker", "loudspeaker", "sound box", "ឧបករណ៍បំពងសំឡេង", "ធុងបាស", "ស្ពីកគ័រ", "បាស", "អូប៉ាល័រ", "音箱", "音响", "扬声器", "喇叭", "បំពងសំឡេង"],
  ["smart speaker", "ឧបករណ៍បំពងសំឡេងឆ្លាតវៃ", "智能音箱", "智慧音箱", "小爱音箱", "小爱同学"],
  ["soundbar", "sound bar", "回音壁"],
  ["microphone", "mic", "មីក្រូ", "មីក្រូហ្វូន", "ម៉ៃក្រូ", "麦克风", "话筒"],
  ["case", "casing", "cover", "shell", "ស្រោម", "សំបក", "កេស", "ខេស", "壳", "保护壳", "保护套", "套"],
  ["phone case", "mobile phone case", "cell phone case", "phone casing", "phone cover", "ស្រោម", "សំបក", "ស្រោមទូរស័ព្ទ", "សំបកទូរស័ព្ទ", "ខោទូរស័ព្ទ", "កេសទូរស័ព្ទ", "ខេស", "ខេសទូរស័ព្ទ", "手机壳", "手机套", "手机保护壳", "back cover", "手机保护套"],
  ["screen protector", "tempered glass", "screen guard", "កញ្ចក់ការពារអេក្រង់", "កញ្ចក់ការពារ", "ហ្វីលអេក្រង់", "ហ្វីល", "ហ្វីលកញ្ចក់", "កញ្ចក់ទូរស័ព្ទ", "屏幕保护膜", "屏幕膜", "手机膜", "钢化膜", "贴膜", "保护膜", "film protector", "កញ្ចក់បិទ", "កញ្ចក់បិទអេក្រង់", "កញ្ចក់បិទទូរស័ព្ទ", "保护贴", "玻璃贴", "屏幕保护贴", "玻璃膜"],
  ["privacy filter", "privacy screen", "privacy screen protector", "privacy glass", "កញ្ចក់ការពារការលួចមើល", "防窥膜", "防窥片", "防偷窥膜"],
  ["bag", "carrying case", "កាបូប", "包", "背包"],
  ["laptop bag", "laptop case", "notebook case", "notebook bag", "laptop carrying case", "notebook carrying case", "laptop sleeve", "កាបូបឡេបថប", "កាបូបកុំព្យូទ័រ", "កាបូបដាក់ឡេបថប", "កាបូបដាក់កុំព្យូទ័រ", "笔记本包", "电脑包", "笔电包", "笔记本电脑包", "内胆包"],
  ["backpack", "rucksack", "កាបូបស្ពាយ", "背包", "双肩包"],
  ["stand", "holder", "mount", "ជើងទម្រ", "ជើង", "ទម្រ", "支架", "架子"],
  ["car charger", "vehicle charger", "ឆ្នាំងសាករថយន្ត", "ឆ្នាំងសាកឡាន", "车载充电器", "车充"],
  ["wireless charger", "charging pad", "ឆ្នាំងសាកឥតខ្សែ", "无线充电器"],
  ["stylus", "stylus pen", "pen", "ប៊ិច", "手写笔", "触控笔"],
  ["selfie stick", "ដំបងសែលហ្វី", "自拍杆", "monopod", "selfie monopod"],
  ["tripod", "ជើងបី", "ជើងកាមេរ៉ា", "三脚架"],
  ["ups", "uninterruptible power supply", "backup power", "battery backup", "ឧបករណ៍បម្រុងភ្លើង", "យូភីអេស", "不间断电源", "អ៊ុយភីអេស", "ស្តុកភ្លើង", "ឧបករណ៍ស្តុកភ្លើង", "ម៉ាស៊ីនស្តុកភ្លើង", "不断电系统", "备用电源", "后备电源"],
  ["gamepad", "game controller", "controller", "joystick", "ដៃហ្គេម", "游戏手柄", "手柄"],
  ["memory stick", "flash drive", "usb flash drive"],
  ["flashlight", "torch", "ពិល", "手电筒"],
  // Television and sound
  ["tv", "television", "hdtv", "smart tv", "ទូរទស្សន៍", "ទីវី", "ទូរទស្សន៍ឆ្លាតវៃ", "电视", "电视机"],
  ["tv box", "android box", "android tv box", "smart tv box", "set top box", "ប្រអប់ទីវី", "ប្រអប់ទូរទស្សន៍", "电视盒子", "电视盒", "安卓盒子", "机顶盒"],
  ["radio", "វិទ្យុ", "收音机"],
  ["board game", "tabletop game", "桌游"],
  ["game console", "console", "video game console", "កុងសូល", "ម៉ាស៊ីនហ្គេម", "ម៉ាស៊ីនលេងហ្គេម", "游戏机"],
  ["blu ray", "bluray", "blue ray", "蓝光"],
  ["playstation", "ps", "ផ្លេស្តេសិន", "索尼游戏机"],
  ["playstation 4", "ps4"],
  ["playstation 5", "ps5"],
  ["playstation 3", "ps3"],
  // Spare parts, tools, services
  ["pc part", "computer part", "គ្រឿងកុំព្យូទ័រ", "គ្រឿងផ្គុំកុំព្យូទ័រ", "电脑配件"],
  ["spare part", "replacement part", "part", "គ្រឿងបន្លាស់", "គ្រឿង", "配件", "零件", "维修配件"],
  ["accessory", "គ្រឿងបន្សំ", "周边", "数码周边"],
  ["phone screen", "lcd screen", "អេក្រង់ទូរស័ព្ទ", "手机屏幕", "屏幕总成"],
  ["back glass", "rear glass", "back cover", "កញ្ចក់ខ្នង", "后盖", "后盖玻璃"],
  ["charging port", "charge port", "dock connector", "រន្ធសាក", "រន្ធសាកថ្ម", "尾插", "充电口", "charging flex", "charge flex", "កន្ទុយសាក", "充电排线", "充电接口", "尾插排线"],
  ["camera lens", "lens", "កែវកាមេរ៉ា", "កែវថត", "镜头"],
  ["tool", "tool kit", "repair kit", "ឧបករណ៍ជួសជុល", "ឈុតឧបករណ៍", "工具", "工具套装", "ប្រដាប់ជួសជុល"],
  ["screwdriver", "ទួណឺវីស", "螺丝刀", "改锥", "起子"],
  ["soldering", "soldering station", "soldering iron", "ម៉ាស៊ីនផ្សារ", "ឈ្នាន់ផ្សារ", "焊台", "焊接", "电烙铁", "烙铁"],
  ["hot air station", "hot air gun", "heat gun", "hot air rework station", "rework station", "កាំភ្លើងខ្យល់ក្តៅ", "ម៉ាស៊ីនផ្លុំខ្យល់ក្តៅ", "热风枪", "热风台", "风枪", "拆焊台", "热风焊台"],
  ["glass", "កញ្ចក់", "玻璃"],
  ["drone", "ដ្រូន", "无人机"],
  ...services,
];

/** Colours, in which most goods are to be had, whether their names say so or not. */
export const colours: readonly (readonly string[])[] = [
  ["black", "ខ្មៅ", "ពណ៌ខ្មៅ", "黑色", "黑"],
  ["white", "ពណ៌ស", "白色", "白"],
  ["red", "ក្រហម", "ពណ៌ក្រហម", "红色", "红"],
  ["blue", "ខៀវ", "ពណ៌ខៀវ", "蓝色", "蓝"],
  ["green", "បៃតង", "ពណ៌បៃតង", "绿色", "绿"],
  ["pink", "ផ្កាឈូក", "ពណ៌ផ្កាឈូក", "粉色", "粉红"],
  ["gold", "មាស", "ពណ៌មាស", "金色"],
  ["silver", "ប្រាក់", "ពណ៌ប្រាក់", "银色"],
  ["gray", "grey", "ប្រផេះ", "ពណ៌ប្រផេះ", "灰色"],
  ["purple", "violet", "ស្វាយ", "ពណ៌ស្វាយ", "紫色", "紫"],
  ["yellow", "លឿង", "ពណ៌លឿង", "黄色", "黄"],
  ["orange", "ពណ៌ទឹកក្រូច", "橙色", "橘色"],
  ["brown", "ត្នោត", "ពណ៌ត្នោត", "棕色", "咖啡色"],
  ["rose gold", "មាសផ្កាឈូក", "ពណ៌មាសផ្កាឈូក", "玫瑰金"],
];

/** What goods are like: words that stand beside what is meant. */
export const properties: readonly (readonly string[])[] = [
  ...colours,
  ["color", "colour", "ពណ៌", "彩色", "颜色"],
  ["laser", "ឡាស៊ែរ", "激光", "镭射"],
  ["monochrome", "black and white", "black & white", "b&w", "សខ្មៅ", "黑白"],
  ["color changing", "colour changing", "changing color", "changing colour", "change color", "change colour", "color change", "colour change", "multicolor", "multicolour", "ប្តូរពណ៌", "ដូរពណ៌", "变色", "换色", "七彩"],
  ["touch screen", "touchscreen", "អេក្រង់ប៉ះ", "触摸屏", "触屏", "触控屏"],
  ["waterproof", "water resistant", "ធន់ទឹក", "មិនជ្រាបទឹក", "防水"],
  ["solar", "solar panel", "សូឡា", "ព្រះអាទិត្យ", "太阳能"],
  ["indoor", "inside", "ក្នុងផ្ទះ", "ខាងក្នុង", "ខាងក្នុងផ្ទះ", "ដាក់ក្នុងផ្ទះ", "ដាក់ផ្ទះ", "室内"],
  ["outdoor", "outside", "ក្រៅផ្ទះ", "ខាងក្រៅ", "ខាងក្រៅផ្ទះ", "ដាក់ក្រៅ", "ដាក់ក្រៅផ្ទះ", "ដាក់ខាងក្រៅ", "室外", "户外"],
  ["night vision", "infrared", "មើលពេលយប់", "夜视", "红外", "ir", "红外线", "អាំងហ្វ្រារ៉េដ"],
  ["mini", "迷你"],
  ["smart", "ឆ្លាតវៃ", "ស្មាត", "智能", "智慧"],
  ["usb c", "type c", "usb type c", "usb-c", "type-c"],
  ["wifi", "wi-fi", "wireless", "wlan", "វ៉ាយហ្វាយ", "no wire", "without wire", "no cable", "without cable", "ឥតខ្សែ", "អត់ខ្សែ", "គ្មានខ្សែ", "មើលតាមទូរស័ព្ទ", "无线", "不带线", "没有线"],
  ["internet", "អ៊ីនធឺណិត", "អ៊ីនធើណែត", "互联网"],
  ["bluetooth", "ប៊្លូធូស", "ប្លូធូស", "ប៊្លូធូធ", "蓝牙"],
  ["foldable", "folding", "flip", "fold", "បត់", "折叠", "折叠屏", "折叠式"],
  ["rgb", "argb"],
  ["gaming", "ហ្គេម", "ហ្គេមមីង", "លេងហ្គេម", "游戏", "电竞"],
  ["game"],
  ["mechanical", "មេកានិច", "机械"],
  ["linear", "red switch", "linear switch", "线性轴", "红轴"],
  ["tactile", "brown switch", "tactile switch", "段落轴", "茶轴"],
  ["clicky", "blue switch", "clicky switch", "青轴"],
  ["kids", "kid", "children", "child", "កុមារ", "ក្មេង", "儿童", "小孩"],
  ["unlocked", "sim free", "factory unlocked", "无锁"],
  ["student", "school", "study", "សិស្ស", "និស្សិត", "សិក្សា", "学生", "学习"],
  ["pet", "សត្វចិញ្ចឹម", "宠物"],
  ["inch", "អ៊ីញ", "英寸", "寸"],
  ["external", "外置", "外接"],
  ["original", "genuine", "ដើម", "原装", "正品"],
  ["refurbished", "renewed", "reconditioned", "second hand", "secondhand", "pre owned", "preowned", "used", "ជជុះ", "មួយទឹក", "មួយតឹក", "二手", "翻新", "官翻", "翻新机", "二手机"],
  ["big battery", "large battery", "long battery life", "good battery", "best battery", "ថ្មធំ", "ថ្មយូរ", "大电池", "长续航"],
  ["good camera", "nice camera", "best camera", "ថតស្អាត", "ថតរូបស្អាត", "拍照好", "拍照"],
  ["fast charging", "fast charge", "quick charge", "សាកលឿន", "សាកថ្មលឿន", "快充"],
  ["fast", "លឿន", "快速", "高速"],
  ["car", "vehicle", "រថយន្ត", "ឡាន", "汽车", "车载", "车用"],
  ["4k", "uhd", "ultra hd", "3840 × 2160"],
  ["2k", "qhd", "1440p", "2560 × 1440"],
  ["full hd", "fhd", "1080p", "1920 × 1080"],
  ["magsafe", "magnetic", "maggo", "qi2", "磁吸"],
  ["gan", "氮化镓"],
  ["poe", "power over ethernet", "以太网供电"],
  ["dual sim", "2 sim", "two sim", "ស៊ីមពីរ", "ស៊ីម 2", "双卡", "双卡双待"],
  ["dual lens", "two lens", "double lens", "កែវពីរ", "ពីរកែវ", "双目"],
  ["front and rear", "front and back", "2 មុខ", "ពីរមុខ", "មុខក្រោយ", "前后双录", "双镜头"],
  ["set", "kit", "combo", "ឈុត", "1 ឈុត"],
  ["built-in graphics", "igpu", "integrated graphics", "integrated gpu", "onboard graphics", "ក្រាហ្វិកភ្ជាប់មកជាមួយ", "核显", "集显"],
  ["neutral", "neutral wire", "នុល", "ខ្សែនុល", "零线"],
  ["two way talk", "two way audio", "2 way talk", "2 way audio", "និយាយទៅមក", "双向语音", "双向通话", "双向对讲", "语音对讲"],
  ["noise cancelling", "noise canceling", "កាត់បន្ថយសំឡេងរំខាន", "降噪"],
];

/** Makers. */
export const makers: readonly (readonly string[])[] = [
  ["apple", "អេផល", "អាប់ផល", "ផ្លែប៉ោម", "苹果"],
  ["tapo", "ថាប៉ូ", "តាប៉ូ"],
  ["samsung", "សាមសុង", "សំសុង", "សាំសុង", "三星"],
  ["xiaomi", "mi", "ស៊ាវមី", "ស្យាវមី", "ស្យាអូមី", "ឆាវមី", "សៀវមី", "小米"],
  ["huawei", "ហួវ៉េ", "ហួវ៉ី", "ហួវៃ", "វ៉ាវ៉េ", "ហៅវេ", "华为"],
  ["honor", "អូន័រ", "荣耀"],
  ["oppo", "អូប៉ូ", "អុបប៉ូ", "ឱប៉ូ", "欧珀"],
  ["vivo", "វីវ៉ូ", "维沃"],
  ["realme", "រៀលមី", "រីលមី", "真我"],
  ["oneplus", "one plus", "វ៉ានផ្លាស់", "一加"],
  ["nothing", "ណាត់ធីង"],
  ["infinix", "អ៊ីនហ្វីនិច", "传音"],
  ["tecno", "តេចណូ", "传音"],
  ["poco", "ភូកូ", "ប៉ូកូ"],
  ["nokia", "ណូគា", "ណូគៀ", "ណូគីយ៉ា", "诺基亚"],
  ["motorola", "ម៉ូតូរ៉ូឡា", "摩托罗拉"],
  ["google", "ហ្គូហ្គល", "ហ្គូហ្គោល", "谷歌"],
  ["sony", "សូនី", "索尼"],
  ["lg", "អែលជី"],
  ["panasonic", "ប៉ាណាសូនិច", "ប៉ាណាសូនិក", "松下"],
  ["toshiba", "តូស៊ីបា", "东芝"],
  ["philips", "ភីលីព", "ហ្វីលីព", "飞利浦"],
  ["sharp", "夏普"],
  ["lenovo", "លេណូវ៉ូ", "លីណូវ៉ូ", "联想"],
  ["viewsonic", "优派"],
  ["benq", "明基"],
  ["zotac", "索泰"],
  ["palit", "同德"],
  ["asrock", "华擎"],
  ["sapphire", "蓝宝石"],
  ["asus", "អេស៊ូស", "អាស៊ូស", "华硕"],
  ["acer", "អេស័រ", "អេស៊ើ", "宏碁"],
  ["dell", "ដេល", "戴尔"],
  ["hp", "hewlett packard", "អេចភី", "惠普"],
  ["msi", "អឹមអេសអាយ", "微星"],
  ["gigabyte", "ជីហ្គាបៃ", "技嘉"],
  ["microsoft", "ម៉ៃក្រូសូហ្វ", "微软"],
  ["intel", "អ៊ីនធែល", "英特尔"],
  ["amd", "អេអឹមឌី", "超微"],
  ["nvidia", "geforce", "gtx", "អិនវីឌា", "英伟达"],
  ["canon", "ខេណន", "ខេណុន", "កាណុង", "佳能"],
  ["nikon", "នីខន", "尼康"],
  ["epson", "អ៊ីបសុន", "អេបសុន", "爱普生"],
  ["brother", "ប្រាធើ", "兄弟"],
  ["hikvision", "hik vision", "ហ៊ីកវីសិន", "ហ៊ីគវីសិន", "ហាយវីសិន", "ហាយវីស្យុង", "海康威视", "海康"],
  ["dahua", "ដាហួ", "តាហួ", "ដាហ្វា", "大华"],
  ["ezviz", "អ៊ីហ្សីវីស", "萤石"],
  ["imou", "អ៊ីមូ", "អាយមូ", "乐橙"],
  ["uniview", "យូនីវីវ", "宇视"],
  ["reolink", "រីអូលីង", "睿联"],
  ["zkteco", "ហ្សេតខេ", "中控智慧", "中控"],
  ["tp-link", "tplink", "ធីភីលីង", "ទីភីលីង", "普联"],
  ["tenda", "តេនដា", "腾达"],
  ["mercusys", "មើគូស៊ីស", "水星"],
  ["ruijie", "锐捷"],
  ["mikrotik", "ម៉ៃក្រូទិក"],
  ["aqara", "អាការ៉ា", "绿米"],
  ["yeelight", "易来"],
  ["roborock", "រ៉ូបូរ៉ុក", "石头"],
  ["dreame", "追觅"],
  ["ecovacs", "科沃斯"],
  ["seagate", "ស៊ីហ្គេត", "希捷"],
  ["western digital", "wd", "西部数据", "西数"],
  ["kingston", "ឃីងស្តុន", "ឃីងស្តោន", "金士顿"],
  ["sandisk", "san disk", "សានឌីស", "闪迪"],
  ["crucial", "英睿达"],
  ["lexar", "雷克沙"],
  ["adata", "威刚"],
  ["g.skill", "gskill", "芝奇"],
  ["noctua", "猫头鹰"],
  ["deepcool", "九州风神"],
  ["be quiet"],
  ["lian li", "联力"],
  ["antec", "安钛克"],
  ["seasonic", "海韵"],
  ["corsair", "ខូសែរ", "海盗船"],
  ["cooler master", "coolermaster", "酷冷至尊"],
  ["logitech", "ឡូជីធិច", "ឡូជីតិច", "ឡូជីថេក", "罗技"],
  ["razer", "រ៉េហ្ស័រ", "雷蛇"],
  ["jbl", "ជេប៊ីអែល"],
  ["bose", "博士"],
  ["marshall", "马歇尔"],
  ["edifier", "漫步者"],
  ["beats", "beats by dr dre", "dr dre", "魔声"],
  ["spigen", "ស្ពីហ្គេន", "ស្ពីជិន"],
  ["uag", "urban armor gear"],
  ["ryzen", "រ៉ៃហ្សេន", "锐龙"],
  ["core", "intel core", "酷睿"],
  ["snapdragon", "骁龙"],
  ["radeon", "镭龙"],
  ["anker", "អែនឃ័រ", "អេងគ័រ", "អាំងខ័រ", "安克"],
  ["baseus", "បេស៊ូស", "បាសេស", "倍思"],
  ["ugreen", "យូហ្គ្រីន", "绿联"],
  ["belkin", "贝尔金"],
  ["gopro", "go pro", "ហ្គោប្រូ"],
  ["dji", "ឌីជេអាយ", "大疆"],
  ["insta360", "អ៊ីនស្តា360", "影石"],
  ["xbox", "x box", "អ៊ិចបក់"],
  ["nintendo", "នីនថេនដូ", "任天堂"],
  ["android", "អាន់ដ្រយ", "អេនដ្រយ", "安卓"],
  ["windows", "វីនដូ", "系统", "操作系统"],
  ["garmin", "ហ្គាមីន", "佳明"],
  ["xerox", "施乐"],
  ["fujitsu", "富士通"],
];

/** Lines of goods of one maker: what goes with them is often named after them, a case for an `iPhone`. */
export const lines: readonly (readonly string[])[] = [
  ["iphone", "apple iphone", "អាយហ្វូន", "អៃហ្វូន", "អាយផូន", "苹果手机", "爱疯"],
  ["ipad", "apple ipad", "អាយផែត", "អាយផេត", "អាយប៉ាត", "苹果平板"],
  ["macbook", "mac book", "mac laptop", "ម៉ាក់ប៊ុក", "ម៉េកប៊ុក", "苹果笔记本", "苹果电脑"],
  ["imac", "i mac", "អាយមេក", "អាយម៉ាក់", "苹果一体机"],
  ["ipod", "i pod"],
  ["airpods", "air pods", "អ៊ែរផត", "អែផត", "苹果耳机", "អៀផត", "អៀប៉ត", "អែរផត", "អ៊ែប៉ត", "អ៊ែរប៉ត"],
  ["apple watch", "អេផលវ៉ច់", "苹果手表"],
  ["galaxy", "ហ្គាឡាក់ស៊ី", "ហ្គាឡាក់សី", "កាឡាក់ស៊ី", "盖乐世"],
  ["redmi", "រ៉េដមី", "红米"],
  ["pixel", "google pixel", "ភិចសែល"],
  ["pro max", "ប្រូម៉ាក់", "ប្រូមែក"],
  ["thinkpad", "think pad", "思考本"],
  ["ideapad", "小新"],
  ["legion", "拯救者"],
  ["omen", "暗影精灵"],
  ["victus", "光影精灵"],
  ["predator", "掠夺者"],
  ["alienware", "外星人"],
  ["inspiron", "灵越"],
  ["zenbook", "灵耀"],
  ["vivobook", "无畏"],
  ["tuf", "天选"],
  ["odyssey", "奥德赛"],
  ["nintendo switch", "switch console", "switch oled", "នីនថេនដូស្វីច", "任天堂switch", "任天堂游戏机"],
];

/** What goods of these lines are, for who asks what is done to them: `iphone screen repair`. */
export const kindsOfLines: ReadonlyMap<string, string> = new Map([["iphone", "phone"], ["galaxy", "phone"], ["redmi", "phone"], ["pixel", "phone"], ["ipad", "tablet"], ["macbook", "laptop"], ["thinkpad", "laptop"], ["nintendo switch", "game console"]]);

/** Lines of phones by whose names, and not the makers', goods are called that go with them: a case for a `Galaxy`. */
export const phonesOfMakers: ReadonlyMap<string, readonly string[]> = new Map([["samsung", ["galaxy"]], ["xiaomi", ["redmi"]], ["apple", ["iphone"]], ["google", ["pixel"]]]);
export const namedAfterPhones: readonly string[] = ["case", "phone case", "screen protector", "phone screen", "back glass", "charging port"];

/** Makers of lines, by whose names, and not the lines', goods are called that go with them: a `MacBook charger` is Apple's. */
export const makersOfLines: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({ apple: ["iphone", "ipad", "macbook", "airpods"], samsung: ["galaxy"], xiaomi: ["redmi"], lenovo: ["thinkpad", "ideapad", "legion"], dell: ["inspiron"], asus: ["zenbook", "vivobook"], hp: ["omen", "victus"] })
    .flatMap(([maker, named]) => named.map((line) => [line, [maker]] as const)),
);
export const namedAfterMakers: readonly string[] = ["charger", "laptop charger", "adapter"];

/** Names of several things, and which of them are meant beside so many of a unit: an `8 port switch`, a recorder for `cctv 8 channel`, a cooler for `aio 240mm`. */
export const namesByUnit: readonly { unit: string; name: string; means: readonly string[] }[] = [
  { unit: "port", name: "switch", means: ["network switch"] },
  { unit: "channel", name: "security camera", means: ["nvr", "dvr"] },
  { unit: "channel", name: "camera", means: ["nvr", "dvr"] },
  { unit: "mm", name: "all in one", means: ["liquid cooler"] },
];

/** Cameras that watch, and makers of whose goods they alone are asked for by their picture. */
export const watchingCameras: readonly string[] = ["camera", "security camera", "ip camera", "dome", "bullet", "ptz"];
export const makersOfCameras: readonly string[] = ["hikvision", "dahua", "ezviz", "imou", "uniview", "reolink", "tapo"];
/** What pictures are called after, and how many megapixels those of such cameras have, by which they are named. */
export const megapixels: ReadonlyMap<string, readonly string[]> = new Map([["4k", ["8"]], ["3k", ["5"]], ["2k", ["3", "4"]], ["full hd", ["2"]]]);
/** What is heard by them, and by what else they say that. */
export const soundOfCameras = { words: ["audio", "sound", "voice", "សំឡេង", "声音", "语音"], names: ["two way talk", "microphone"] } as const;

/** Makers whose last word is one of how goods are too: that counts for them after the first alone, where goods are named. */
export const makersOfCommonWords: readonly (readonly [first: string, last: string])[] = [["western", "digital"], ["be", "quiet"]];

/** What goods are where no others are named, as most call them: a `usb` is a stick, an `ac` cools a room, the `board` for a processor is a motherboard, and Wi-Fi comes out of a router. */
export const goodsByThemselves: ReadonlyMap<string, string> = new Map([["usb", "flash drive"], ["ac", "air conditioner"], ["board", "motherboard"], ...["wifi", "wi fi", "វ៉ាយហ្វាយ"].map((name) => [name, "router"] as const)]);

/** Where things are used: no goods, and no word that names some of them. */
export const placesOfUse: readonly string[] = ["home", "house", "household", "flat", "apartment", "office", "room", "ផ្ទះ", "បន្ទប់", "ការិយាល័យ", "家里", "办公室", "房间"];

/** Goods that are asked for by a number alone, what that counts, and which numbers these are: a `monitor 24` is one of 24 inches, 充电宝 2万 one of 20,000 mAh. */
export const askedByNumber: readonly { goods: readonly string[]; unit: string; least: number; most: number }[] = [
  { goods: ["monitor", "screen", "all in one"], unit: "inch", least: 15, most: 57 },
  { goods: ["tv"], unit: "inch", least: 19, most: 116 },
  { goods: ["laptop"], unit: "inch", least: 10, most: 18 },
  { goods: ["power bank"], unit: "mah", least: 2000, most: 60_000 },
];

/** What is said of how goods are, and what else that is where they are these: a wireless mouse is one by Bluetooth too. */
export const wirelessGoods: readonly string[] = ["mouse", "keyboard", "headphone", "earbud", "speaker", "soundbar", "gamepad", "microphone"];
export const waysWithoutWires: ReadonlyMap<string, readonly string[]> = new Map([["wireless", ["bluetooth"]]]);

/** Lines that are goods of one kind and no other: who says that kind beside them says nothing more, as in 苹果 16 手机. */
export const linesOfOneKind: readonly string[] = ["iphone", "ipad", "macbook"];

/** Goods that are wanted where nothing is asked for but how they are, and nothing says so. */
export const kindsOfProperties: ReadonlyMap<string, string> = new Map([["fast charging", "charger"], ["dual sim", "phone"]]);

/**
 * What shoppers call the same thing, in the shop's three languages: loan words of Khmer in the
 * spellings in use, makers' names as they are said, and English words that catalogues mix.
 * Spellings that differ only in what `fold` takes away stand once. A search for one finds all
 * of its row, those that match as typed first.
 */
export const dictionary: readonly (readonly string[])[] = [...goods, ...properties, ...makers, ...lines];

/** Makers and lines of goods for players, which their names need not say. */
const forPlayers: readonly string[] = [
  "razer", "hyperx", "steelseries", "redragon", "zowie", "alienware", "aorus", "rog", "tuf gaming", "legion", "loq", "omen", "victus", "predator", "acer nitro", "odyssey",
  "lightspeed", "lightsync", "superlight", "g102", "g304", "g435", "g502", "msi katana", "msi cyborg", "msi vector", "msi raider", "msi stealth", "msi infinite", "msi mag", "msi mpg", "msi meg",
];

/** What is also meant by a name that catalogues rarely use, not the other way round. */
export const narrower: readonly { name: string; kinds: readonly string[] }[] = [
  { name: "security camera", kinds: ["dome camera", "bullet camera", "ptz camera", "ip camera", "outdoor camera", "indoor camera", "wifi camera", "analog camera", "turret camera", "battery camera", "solar camera", "4g camera"] },
  { name: "mechanical", kinds: ["linear", "tactile", "clicky"] },
  { name: "waterproof", kinds: ["ip65", "ip66", "ip67", "ip68", "ipx7", "ipx8"] },
  { name: "sim", kinds: ["4g", "lte"] },
  { name: "color changing", kinds: ["rgb", "million colors", "million colours"] },
  // What has a game on it is not made for gaming.
  { name: "game", kinds: ["gaming", ...forPlayers] },
  { name: "gaming", kinds: forPlayers },
  // Of printers few say so, all say what they print with.
  { name: "laser", kinds: ["toner"] },
  // Printers say what they do; a copy alone is a spare part of another maker.
  { name: "copier", kinds: ["scan copy"] },
  { name: "baby monitor", kinds: ["indoor camera"] },
  { name: "camcorder", kinds: ["action camera"] },
  { name: "dual lens", kinds: ["dual"] },
  // By what its processors and graphics are called.
  { name: "amd", kinds: ["ryzen", "radeon"] },
  // Makers of laptops call theirs an adapter.
  { name: "charger", kinds: ["laptop charger", "laptop adapter"] },
  // Of a phone or for a computer.
  { name: "screen", kinds: ["monitor"] },
];

/** What makers add to the names of their models. */
export const modelWords: readonly string[] = ["pro", "max", "plus", "ultra", "mini", "lite", "air", "se", "fe", "note", "series", "gen", "generation"];

/** By what a thing knows people: a terminal for attendance only where nothing else is named. */
const fingers: readonly string[] = ["fingerprint", "finger print", "finger scan", "ស្កេនមេដៃ", "ស្កេនម្រាមដៃ", "ក្រយៅដៃ", "ម្រាមដៃ", "指纹"];

/** How goods are put together and packed: 装 in them installs nothing. */
export const packing: readonly string[] = ["套装", "包装", "组装", "改装", "装置", "装饰", "服装", "只装", "个装", "件装", "片装", "条装", "支装", "盒装", "袋装", "瓶装", "罐装", "单装", "双装", "散装"];

/** Words that say whose or how, not what beside other words: `charger samsung` asks for a charger, 门锁指纹 for a lock. */
export const besideKind: readonly string[] = [...properties, ...makers, ...lines, modelWords, fingers, packing].flat();

/** Generic words for goods (device, equipment): ignored beside a specific name (ឧបករណ៍កាមេរ៉ា), meaningful beside other words (ឧបករណ៍ពាក់, wearables). */
export const devices: readonly string[] = ["ឧបករណ៍", "设备"];

/** Words that say nothing of what is looked for: they count only where nothing else was typed. */
export const fillers: readonly string[] = [
  "a", "an", "the", "for", "of", "with", "and", "or", "but", "in", "on", "to", "by", "from", "at", "my", "i", "is", "are",
  "buy", "price", "prices", "cambodia", "phnom", "penh", "want", "need", "looking", "shop", "store", "online", "please", "how", "much", "do", "you", "any", "all", "every", "that", "which", "can",
  "me", "we", "your", "our", "this", "these", "those", "there", "it", "what", "where", "who", "when", "does", "did", "will", "would", "should", "could", "get", "give", "show", "tell", "sell", "search", "searching", "recommend", "suggest", "some", "someone", "somebody", "hi", "hello",
  // Beside a number that turned out to be no price: `ssd under 1 tb`.
  "under", "below", "above", "less", "more", "than", "between",
  "និង", "សម្រាប់", "ដែល", "លាន", "នៃ", "ជា", "ទៅ", "តម្លៃ", "ទិញ", "លក់", "ហាង", "ចង់", "ចង់ទិញ", "រក", "ប៉ុន្មាន", "ថ្លៃ", "មាន", "ឲ្យ", "សូម", "ក្នុង", "លើ", "នៅ", "កម្ពុជា", "ភ្នំពេញ", "ស្រុកខ្មែរ", "ទេ", "តើ", "ខ្ញុំ", "ជាមួយ", "ក្រោម", "លើស", "ចន្លោះ", "បង", "អូន", "ជួយ", "ណែនាំ", "ត្រូវការ", "ចង់បាន", "មួយណា", "កន្លែង", "កន្លែងណា",
  "的", "和", "与", "及", "或", "又", "用", "专用", "识别", "适用", "适用于", "价格", "多少钱", "买", "购买", "店", "商店", "柬埔寨", "金边", "我", "想买", "要", "款", "吗", "请问", "有没有", "个", "一个", "家用", "家庭", "以下", "以上", "以内", "哪里", "哪儿", "哪个", "哪款", "哪种", "哪些", "可以", "能不能", "你们", "给我", "帮我", "想要", "需要", "一台", "一部", "一款", "好的", "有什么",
];
