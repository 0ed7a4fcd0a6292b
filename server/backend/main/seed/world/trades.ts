import type { CtypeId } from "../../../reference/catalogue/ctypes";

/** What an invented organization does: the word in its name, its class, industry, goods, and where such firms are found. */
export interface Trade {
  word: string;
  ctype: CtypeId;
  industry: string;
  hsCodes: readonly string[];
  /** What it delivers, as a sentence has it. */
  goods: string;
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
}

/** By tier, 1 to 5: who delivers to a car maker, who delivers to those, and so on to mine and plantation. */
export const CAR_TRADES: readonly (readonly Trade[])[] = [
  [
    trade("Castings", "castings", "manufacturer", "basic-metals", "7616 7325", "DE CZ PL IT TR CN IN MX"),
    trade(
      "Wiring Systems",
      "wiring harnesses",
      "manufacturer",
      "electrical-equipment",
      "8544",
      "RO UA MA TN TR PH MX RS",
    ),
    trade("Seating", "seat frames", "manufacturer", "motor-vehicles", "9401", "DE PL SK HU MX US"),
    trade("Electronics", "control units", "manufacturer", "electronics", "8537 8517", "DE HU CN TW MY JP"),
    trade("Bearings", "roller bearings", "manufacturer", "machinery", "8482", "DE SK CN JP IN"),
    trade("Brake Systems", "brake calipers", "manufacturer", "motor-vehicles", "8708", "DE CZ CN JP BR IT"),
    trade(
      "Plastics Moulding",
      "moulded plastic parts",
      "manufacturer",
      "rubber-and-plastics",
      "3926",
      "PT ES CZ CN TH",
    ),
    trade("Tyres", "tyres", "manufacturer", "rubber-and-plastics", "4011", "FR SK RO TH JP US"),
    trade("Battery Cells", "battery cells", "manufacturer", "electrical-equipment", "8507", "HU PL SE CN KR JP"),
    trade("Safety Glass", "safety glass", "manufacturer", "glass-ceramics-cement", "7007", "BE FR CZ CN MX"),
    trade("Logistics", "freight", "carrier", "transport-and-storage", "", "DE NL PL SI ES MX CN"),
  ],
  [
    trade("Forge", "forged parts", "manufacturer", "metal-products", "7326", "DE IT CZ IN CN TR"),
    trade("Semiconductors", "semiconductors", "manufacturer", "electronics", "8542 8541", "TW JP KR MY CN DE"),
    trade("Polymers", "polymer granulates", "manufacturer", "chemicals", "3902 3907", "BE NL KR SA CN US"),
    trade("Cathode Materials", "cathode materials", "manufacturer", "chemicals", "2841 8507", "CN KR FI JP"),
    trade("Copper Wire", "copper wire", "manufacturer", "basic-metals", "7408", "PL BG TR CL CN"),
    trade("Coatings", "industrial coatings", "manufacturer", "chemicals", "3208", "DE NL US CN"),
    trade("Magnets", "permanent magnets", "manufacturer", "electrical-equipment", "8505", "CN JP DE"),
    trade("Technical Textiles", "technical textiles", "manufacturer", "textiles", "5903", "TR PT PK IN VN"),
    trade("Circuit Boards", "circuit boards", "manufacturer", "electronics", "8534", "CN TW TH VN"),
  ],
  [
    trade("Steel", "steel coils", "manufacturer", "basic-metals", "7208 7210", "DE CN TR UA KZ IN BR"),
    trade("Aluminium", "aluminium ingots", "manufacturer", "basic-metals", "7601", "NO AE CN CA SA"),
    trade("Cobalt Refining", "refined cobalt", "manufacturer", "basic-metals", "8105 2822", "CN FI ZM"),
    trade("Lithium Chemicals", "lithium hydroxide", "manufacturer", "chemicals", "282520 283691", "CL CN AR KR"),
    trade("Rubber Processing", "processed rubber", "manufacturer", "rubber-and-plastics", "4001 4002", "TH VN MY ID"),
    trade("Rare Earth Separation", "rare earth oxides", "manufacturer", "chemicals", "2846 280530", "CN MY"),
    trade("Tannery", "leather", "manufacturer", "leather-and-footwear", "4107", "IT BR IN ET"),
  ],
  [
    trade("Smelting", "smelted metal", "manufacturer", "basic-metals", "7403 7502", "CL CN ZM ID KZ"),
    trade("Graphite", "graphite", "raw-material-producer", "quarrying", "2504", "CN MG BR"),
    trade("Latex Trading", "latex", "trader", "wholesale", "4001", "TH MY VN CI"),
    trade("Ore Trading", "ore and scrap", "trader", "wholesale", "2601 2603", "ZM CD ZA CN"),
    trade("Hydroxide", "metal hydroxides", "raw-material-producer", "metal-mining", "2605 2604", "CD ID PH"),
  ],
  [
    trade("Mining", "ore", "raw-material-producer", "metal-mining", "2605 2603", "CD ZM CL PE AU KZ"),
    trade("Platinum Mines", "platinum", "raw-material-producer", "metal-mining", "7110", "ZA"),
    trade("Rubber Growers", "natural rubber", "cooperative", "agriculture", "4001", "TH CI VN ID MM"),
    trade("Salt Lake Lithium", "lithium brine", "raw-material-producer", "metal-mining", "283691", "CL AR CN"),
  ],
];

/** The same for a maker of foods. */
export const FOOD_TRADES: readonly (readonly Trade[])[] = [
  [
    trade("Chocolate", "chocolate", "manufacturer", "food", "1806", "DE BE CH FR PL"),
    trade("Dairy", "milk powder", "manufacturer", "food", "0402 0405", "DE NL DK FR NZ"),
    trade("Packaging", "packaging", "manufacturer", "paper", "4819", "DE AT SE PL"),
    trade("Spices", "spices", "trader", "wholesale", "0904 0910", "NL IN LK VN"),
    trade("Juices", "juice concentrate", "manufacturer", "beverages", "2009", "ES BR PL AT"),
    trade("Edible Oils", "edible oils", "manufacturer", "food", "1511 1512", "NL IT MY UA"),
    trade("Bakery Goods", "bakery goods", "manufacturer", "food", "1905", "DE AT IT FR"),
    trade("Cold Logistics", "chilled freight", "carrier", "transport-and-storage", "", "DE NL ES PL"),
  ],
  [
    trade("Cocoa Grinding", "cocoa butter", "manufacturer", "food", "1803 1804", "NL CI GH MY"),
    trade("Sugar Refining", "sugar", "manufacturer", "food", "1701", "FR BR DE GT"),
    trade("Flour Mills", "flour", "manufacturer", "food", "1101", "DE FR UA KZ"),
    trade("Palm Refining", "refined palm oil", "manufacturer", "food", "1511", "MY ID NL"),
    trade("Nut Processing", "roasted nuts", "manufacturer", "food", "0802", "TR IT GE US"),
    trade("Coffee Roasting", "roasted coffee", "manufacturer", "food", "0901", "DE IT BR"),
  ],
  [
    trade("Cocoa Trading", "cocoa beans", "trader", "wholesale", "1801", "CI GH NL EC"),
    trade("Coffee Trading", "green coffee", "trader", "wholesale", "0901", "BR CO VN ET"),
    trade("Hazelnut Traders", "hazelnuts", "trader", "wholesale", "080221", "TR GE"),
    trade("Vanilla", "vanilla", "trader", "wholesale", "0905", "MG ID"),
  ],
  [
    trade("Growers", "cocoa beans", "cooperative", "agriculture", "1801", "CI GH EC NG"),
    trade("Coffee Growers", "coffee cherries", "cooperative", "agriculture", "0901", "VN CO ET KE GT"),
    trade("Palm Estate", "palm fruit", "raw-material-producer", "agriculture", "1511", "ID MY CO"),
  ],
];

/** What anybody of the demo does. */
export const allTrades = (): readonly Trade[] => [...CAR_TRADES, ...FOOD_TRADES].flat();

function trade(
  word: string,
  goods: string,
  ctype: CtypeId,
  industry: string,
  hsCodes: string,
  countries: string,
): Trade {
  return { word, goods, ctype, industry, hsCodes: hsCodes.split(" ").filter(Boolean), countries: countries.split(" ") };
}
