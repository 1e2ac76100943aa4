/**
 * What may only be said after it was looked up: a sentence about it counts when one of the tools
 * was asked for this answer.
 */
export const topics: readonly { about: RegExp; tools: readonly string[] }[] = [
  {
    about:
      /free (?:of charge )?(?:delivery|shipping)|deliver\w* (?:is |are )?free|ship\w* (?:is |are )?free|same.day|next.day|ដឹក\S*ឥតគិតថ្លៃ|免运费|包邮|免费(?:配送|送货)|当天送达|次日/iu,
    tools: ["quote_delivery", "find_article"],
  },
  {
    about:
      /refund|money back|return (?:it|them|the|goods|within|policy)|returnable|exchange (?:it|them|within)|សងប្រាក់|ប្រគល់\S*វិញ|ប្តូរវិញ|退货|退款|退换|换货/iu,
    tools: ["read_policy", "find_article"],
  },
  {
    about: /warrant(?:y|ies)|guarantee|ធានា|保修|质保/iu,
    tools: ["product_facts", "find_warranty", "find_article", "read_policy", "compare_products"],
  },
  {
    about:
      /discount|promotion|on sale|% off|half price|voucher|coupon|gift|បញ្ចុះ|ប្រូម៉ូសិន|ឥតគិតថ្លៃ|折扣|优惠|促销|打折|赠品|优惠券/iu,
    tools: ["find_products", "product_facts", "payment_ways", "quote_delivery"],
  },
  {
    about: /in stock|out of stock|sold out|available now|ក្នុងស្តុក|អស់ស្តុក|有货|现货|缺货|售罄/iu,
    tools: ["find_products", "product_facts", "compare_products", "parts_that_fit", "find_services"],
  },
  {
    about: /compatib|(?:does|do|will|it) (?:not )?fits?\b|works? (?:together )?with|ត្រូវគ្នា|ស៊ីគ្នា|兼容|适配/iu,
    tools: ["check_fit", "parts_that_fit"],
  },
  {
    about:
      /your (?:order|parcel|package)s? (?:is|are|was|were|has|have|will)|ការបញ្ជាទិញរបស់អ្នក(?:បាន|កំពុង|ត្រូវ)|您的(?:订单|包裹)(?:已|正在|将)/iu,
    tools: ["find_orders"],
  },
];
