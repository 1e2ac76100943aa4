/** Words that multiply the number before them: 80万, ៨០ម៉ឺន and 800k are the same. */
export const multiples: Readonly<Record<string, number>> = {
  hundred: 100,
  រយ: 100,
  百: 100,
  k: 1e3,
  thousand: 1e3,
  ពាន់: 1e3,
  千: 1e3,
  ម៉ឺន: 1e4,
  មុឺន: 1e4,
  万: 1e4,
  萬: 1e4,
  សែន: 1e5,
  million: 1e6,
  លាន: 1e6,
};

/** Names of dollars and riel, as sources of regular expressions without capturing groups. */
export const dollars = String.raw`(?:us\$|\$|usd|dollars?|bucks|ដុល្លារ|ដុល្លា|ដុល្ឡារ|ដូល្លារ|美元|美金|刀|块钱?|元)`;
export const riel = String.raw`(?:riels?|khr|៛|រៀល|瑞尔|柬币)`;

/** Words for a price, likewise. */
export const prices = String.raw`(?:prices?|priced|costing|cost|budget|តម្លៃ|ថវិកា|价格|价钱|预算)`;

/** Units after which a number is no price: `8 gb`, `5000 mah`, `27 inch`. */
export const units = String.raw`(?:gb|tb|mb|gbps|mbps|mah|ah|wh|mp|megapixels?|k?hz|mhz|ghz|rpm|dpi|inch(?:es)?|in\b|"|cm|mm|m\b|meters?|metres?|ft|feet|kg|g\b|grams?|lbs?|l\b|liters?|litres?|ml|w\b|watts?|v\b|va|volts?|a\b|amps?|ports?|channels?|ch\b|cores?|fps|pcs|pieces?|pages?|hours?|days?|months?|years?|degrees?|lumens?|nits?|devices?|users?|people|colou?rs?|%|ជីកាបៃ|អ៊ីញ|អ៊ិញ|អ៊ីង|អ៊ិង|វ៉ាត់|ម៉ែត្រ|គីឡូ|លីត្រ|ម៉ោង|ខែ|ឆ្នាំ|寸|英寸|瓦|毫安|像素|兆|度|升|公斤|米|厘米|毫米|月|年|个|口|路(?!由)|核)`;
