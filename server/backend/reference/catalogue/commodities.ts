import type { CtypeId } from "./ctypes";
import { type Names, names } from "./names";

export interface Commodity {
  id: string;
  ctype: CtypeId;
  /** Headings of the Harmonized System 2022, 2 to 6 digits; the longest that a code begins with wins. */
  hsCodes: readonly string[];
  names: Names;
}

export const COMMODITIES: readonly Commodity[] = [
  commodity("iron-ore", "metal", "2601", names("Iron ore", "Eisenerz", "Minerai de fer", "铁矿石")),
  commodity("steel", "metal", "72 73", names("Iron and steel", "Eisen und Stahl", "Fer et acier", "钢铁")),
  commodity("bauxite", "metal", "2606", names("Bauxite", "Bauxit", "Bauxite", "铝土矿")),
  commodity("aluminium", "metal", "76 281820", names("Aluminium", "Aluminium", "Aluminium", "铝")),
  commodity("copper", "metal", "74 2603", names("Copper", "Kupfer", "Cuivre", "铜")),
  commodity("nickel", "metal", "75 2604", names("Nickel", "Nickel", "Nickel", "镍")),
  commodity("zinc", "metal", "79 2608", names("Zinc", "Zink", "Zinc", "锌")),
  commodity("lead", "metal", "78 2607", names("Lead", "Blei", "Plomb", "铅")),
  commodity("tin", "metal", "80 2609", names("Tin", "Zinn", "Étain", "锡")),
  commodity("cobalt", "metal", "8105 2605", names("Cobalt", "Kobalt", "Cobalt", "钴")),
  commodity("lithium", "metal", "282520 283691", names("Lithium", "Lithium", "Lithium", "锂")),
  commodity("tungsten", "metal", "8101 2611", names("Tungsten", "Wolfram", "Tungstène", "钨")),
  commodity("tantalum", "metal", "8103 261590", names("Tantalum", "Tantal", "Tantale", "钽")),
  commodity("gold", "metal", "7108", names("Gold", "Gold", "Or", "黄金")),
  commodity("silver", "metal", "7106", names("Silver", "Silber", "Argent", "白银")),
  commodity("platinum-metals", "metal", "7110", names("Platinum metals", "Platinmetalle", "Platinoïdes", "铂族金属")),
  commodity("rare-earths", "metal", "280530 2846", names("Rare earths", "Seltene Erden", "Terres rares", "稀土")),
  commodity("manganese", "metal", "2602 8111", names("Manganese", "Mangan", "Manganèse", "锰")),
  commodity("chromium", "metal", "2610 811221", names("Chromium", "Chrom", "Chrome", "铬")),
  commodity("titanium", "metal", "8108 2614", names("Titanium", "Titan", "Titane", "钛")),
  commodity("magnesium", "metal", "8104", names("Magnesium", "Magnesium", "Magnésium", "镁")),
  commodity("silicon", "metal", "280461 280469", names("Silicon", "Silizium", "Silicium", "硅")),
  commodity(
    "gallium",
    "metal",
    "811292",
    names("Gallium and germanium", "Gallium und Germanium", "Gallium et germanium", "镓和锗"),
  ),
  commodity("graphite", "mineral", "2504 380110", names("Graphite", "Graphit", "Graphite", "石墨")),
  commodity("phosphate", "mineral", "2510", names("Phosphate rock", "Rohphosphat", "Phosphates naturels", "磷矿石")),
  commodity("potash", "mineral", "3104", names("Potash", "Kali", "Potasse", "钾肥")),
  commodity("cement", "mineral", "2523", names("Cement", "Zement", "Ciment", "水泥")),
  commodity("mica", "mineral", "2525", names("Mica", "Glimmer", "Mica", "云母")),
  commodity("crude-oil", "energy", "2709", names("Crude oil", "Rohöl", "Pétrole brut", "原油")),
  commodity("natural-gas", "energy", "2711", names("Natural gas", "Erdgas", "Gaz naturel", "天然气")),
  commodity("coal", "energy", "2701 2702", names("Coal", "Kohle", "Charbon", "煤炭")),
  commodity("cocoa", "agricultural", "18", names("Cocoa", "Kakao", "Cacao", "可可")),
  commodity("coffee", "agricultural", "0901", names("Coffee", "Kaffee", "Café", "咖啡")),
  commodity("tea", "agricultural", "0902", names("Tea", "Tee", "Thé", "茶叶")),
  commodity("palm-oil", "agricultural", "1511 151321 151329", names("Palm oil", "Palmöl", "Huile de palme", "棕榈油")),
  commodity("soy", "agricultural", "1201 1507 2304", names("Soy", "Soja", "Soja", "大豆")),
  commodity("wheat", "agricultural", "1001 1101", names("Wheat", "Weizen", "Blé", "小麦")),
  commodity("maize", "agricultural", "1005", names("Maize", "Mais", "Maïs", "玉米")),
  commodity("rice", "agricultural", "1006", names("Rice", "Reis", "Riz", "大米")),
  commodity("sugar", "agricultural", "1701", names("Sugar", "Zucker", "Sucre", "食糖")),
  commodity(
    "cattle",
    "agricultural",
    "0102 0201 0202",
    names("Cattle and beef", "Rinder und Rindfleisch", "Bovins et viande bovine", "牛和牛肉"),
  ),
  commodity("bananas", "agricultural", "0803", names("Bananas", "Bananen", "Bananes", "香蕉")),
  commodity("hazelnuts", "agricultural", "080221 080222", names("Hazelnuts", "Haselnüsse", "Noisettes", "榛子")),
  commodity(
    "spices",
    "agricultural",
    "0904 0905 0906 0910",
    names("Spices and vanilla", "Gewürze und Vanille", "Épices et vanille", "香料和香草"),
  ),
  commodity(
    "natural-rubber",
    "forest",
    "4001",
    names("Natural rubber", "Naturkautschuk", "Caoutchouc naturel", "天然橡胶"),
  ),
  commodity("timber", "forest", "44", names("Timber", "Holz", "Bois", "木材")),
  commodity(
    "paper",
    "forest",
    "47 48",
    names("Pulp and paper", "Zellstoff und Papier", "Pâte à papier et papier", "纸浆和纸"),
  ),
  commodity("cotton", "fibre", "52", names("Cotton", "Baumwolle", "Coton", "棉花")),
  commodity("wool", "fibre", "5101", names("Wool", "Wolle", "Laine", "羊毛")),
  commodity(
    "fertilisers",
    "chemical",
    "31 2814",
    names("Fertilisers and ammonia", "Düngemittel und Ammoniak", "Engrais et ammoniac", "化肥和氨"),
  ),
  commodity("plastics", "chemical", "39", names("Plastics", "Kunststoffe", "Matières plastiques", "塑料")),
  commodity(
    "semiconductors",
    "component",
    "8541 8542",
    names("Semiconductors", "Halbleiter", "Semi-conducteurs", "半导体"),
  ),
  commodity("batteries", "component", "8507", names("Batteries", "Akkumulatoren", "Accumulateurs", "蓄电池")),
  commodity(
    "wiring",
    "component",
    "8544",
    names("Cables and wiring", "Kabel und Leitungen", "Câbles et faisceaux", "电缆和线束"),
  ),
];

/** The commodity that goods of an HS code are or are made of; `090111` and `0901.11` are coffee. Null when it is none of ours. */
export function commodityOfHs(code: string): Commodity | null {
  const digits = code.replace(/\D/g, "");
  const found = table.filter(([beginning]) => digits.startsWith(beginning));
  return found.sort((one, other) => other[0].length - one[0].length)[0]?.[1] ?? null;
}

function commodity(id: string, ctype: CtypeId, hsCodes: string, called: Names): Commodity {
  return { id, ctype, hsCodes: hsCodes.split(" "), names: called };
}

const table = COMMODITIES.flatMap((one) => one.hsCodes.map((code): [string, Commodity] => [code, one]));
