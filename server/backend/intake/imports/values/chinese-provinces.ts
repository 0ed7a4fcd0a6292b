/** Provinces, municipalities and autonomous regions of China, as their first two characters tell them. */
const PROVINCES: ReadonlySet<string> = new Set(
  (
    "北京 天津 河北 山西 内蒙 辽宁 吉林 黑龙 上海 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 广西 海南 重庆 四川 贵州 云南 西藏 陕西 甘肃 青海 宁夏 新疆 " +
    "廣東 廣西 遼寧 黑龍 江蘇 內蒙 重慶 貴州 雲南 陝西 甘肅 寧夏 山東"
  ).split(" "),
);
const OWN_CODES: Readonly<Record<string, string>> = {
  香港: "HK",
  澳门: "MO",
  澳門: "MO",
  台湾: "TW",
  台灣: "TW",
  臺灣: "TW",
};

/** The country (ISO 3166-1 alpha-2) of a province in Chinese, or null: lists for use at home name no country. */
export function countryOfProvince(text: string): string | null {
  const start = text.trim().slice(0, 2);
  if (Object.hasOwn(OWN_CODES, start)) return OWN_CODES[start] ?? null;
  return PROVINCES.has(start) ? "CN" : null;
}
