import type { CtypeId } from "../../../reference/catalogue/ctypes";

/** What an invented organization does: the word in its name, its class, industry, goods, and where such firms are found. */
export interface Trade {
  word: string;
  ctype: CtypeId;
  industry: string;
  hsCodes: readonly string[];
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
}

/** By tier, 1 to 5: who delivers to a car maker, who delivers to those, and so on to mine and plantation. */
export const CAR_TRADES: readonly (readonly Trade[])[] = [
  [
    trade("Castings", "manufacturer", "basic-metals", "7616 7325", "DE CZ PL IT TR CN IN MX"),
    trade("Wiring Systems", "manufacturer", "electrical-equipment", "8544", "RO UA MA TN TR PH MX RS"),
    trade("Seating", "manufacturer", "motor-vehicles", "9401", "DE PL SK HU MX US"),
    trade("Electronics", "manufacturer", "electronics", "8537 8517", "DE HU CN TW MY JP"),
    trade("Bearings", "manufacturer", "machinery", "8482", "DE SK CN JP IN"),
    trade("Brake Systems", "manufacturer", "motor-vehicles", "8708", "DE CZ CN JP BR IT"),
    trade("Plastics Moulding", "manufacturer", "rubber-and-plastics", "3926", "PT ES CZ CN TH"),
    trade("Tyres", "manufacturer", "rubber-and-plastics", "4011", "FR SK RO TH JP US"),
    trade("Battery Cells", "manufacturer", "electrical-equipment", "8507", "HU PL SE CN KR JP"),
    trade("Safety Glass", "manufacturer", "glass-ceramics-cement", "7007", "BE FR CZ CN MX"),
    trade("Logistics", "carrier", "transport-and-storage", "", "DE NL PL SI ES MX CN"),
  ],
  [
    trade("Forge", "manufacturer", "metal-products", "7326", "DE IT CZ IN CN TR"),
    trade("Semiconductors", "manufacturer", "electronics", "8542 8541", "TW JP KR MY CN DE"),
    trade("Polymers", "manufacturer", "chemicals", "3902 3907", "BE NL KR SA CN US"),
    trade("Cathode Materials", "manufacturer", "chemicals", "2841 8507", "CN KR FI JP"),
    trade("Copper Wire", "manufacturer", "basic-metals", "7408", "PL BG TR CL CN"),
    trade("Coatings", "manufacturer", "chemicals", "3208", "DE NL US CN"),
    trade("Magnets", "manufacturer", "electrical-equipment", "8505", "CN JP DE"),
    trade("Technical Textiles", "manufacturer", "textiles", "5903", "TR PT PK IN VN"),
    trade("Circuit Boards", "manufacturer", "electronics", "8534", "CN TW TH VN"),
  ],
  [
    trade("Steel", "manufacturer", "basic-metals", "7208 7210", "DE CN TR UA KZ IN BR"),
    trade("Aluminium", "manufacturer", "basic-metals", "7601", "NO AE CN CA SA"),
    trade("Cobalt Refining", "manufacturer", "basic-metals", "8105 2822", "CN FI ZM"),
    trade("Lithium Chemicals", "manufacturer", "chemicals", "282520 283691", "CL CN AR KR"),
    trade("Rubber Processing", "manufacturer", "rubber-and-plastics", "4001 4002", "TH VN MY ID"),
    trade("Rare Earth Separation", "manufacturer", "chemicals", "2846 280530", "CN MY"),
    trade("Tannery", "manufacturer", "leather-and-footwear", "4107", "IT BR IN ET"),
  ],
  [
    trade("Smelting", "manufacturer", "basic-metals", "7403 7502", "CL CN ZM ID KZ"),
    trade("Graphite", "raw-material-producer", "quarrying", "2504", "CN MG BR"),
    trade("Latex Trading", "trader", "wholesale", "4001", "TH MY VN CI"),
    trade("Ore Trading", "trader", "wholesale", "2601 2603", "ZM CD ZA CN"),
    trade("Hydroxide", "raw-material-producer", "metal-mining", "2605 2604", "CD ID PH"),
  ],
  [
    trade("Mining", "raw-material-producer", "metal-mining", "2605 2603", "CD ZM CL PE AU KZ"),
    trade("Platinum Mines", "raw-material-producer", "metal-mining", "7110", "ZA"),
    trade("Rubber Growers", "cooperative", "agriculture", "4001", "TH CI VN ID MM"),
    trade("Salt Lake Lithium", "raw-material-producer", "metal-mining", "283691", "CL AR CN"),
  ],
];

/** The same for a maker of foods. */
export const FOOD_TRADES: readonly (readonly Trade[])[] = [
  [
    trade("Chocolate", "manufacturer", "food", "1806", "DE BE CH FR PL"),
    trade("Dairy", "manufacturer", "food", "0402 0405", "DE NL DK FR NZ"),
    trade("Packaging", "manufacturer", "paper", "4819", "DE AT SE PL"),
    trade("Spices", "trader", "wholesale", "0904 0910", "NL IN LK VN"),
    trade("Juices", "manufacturer", "beverages", "2009", "ES BR PL AT"),
    trade("Edible Oils", "manufacturer", "food", "1511 1512", "NL IT MY UA"),
    trade("Bakery Goods", "manufacturer", "food", "1905", "DE AT IT FR"),
    trade("Cold Logistics", "carrier", "transport-and-storage", "", "DE NL ES PL"),
  ],
  [
    trade("Cocoa Grinding", "manufacturer", "food", "1803 1804", "NL CI GH MY"),
    trade("Sugar Refining", "manufacturer", "food", "1701", "FR BR DE GT"),
    trade("Flour Mills", "manufacturer", "food", "1101", "DE FR UA KZ"),
    trade("Palm Refining", "manufacturer", "food", "1511", "MY ID NL"),
    trade("Nut Processing", "manufacturer", "food", "0802", "TR IT GE US"),
    trade("Coffee Roasting", "manufacturer", "food", "0901", "DE IT BR"),
  ],
  [
    trade("Cocoa Trading", "trader", "wholesale", "1801", "CI GH NL EC"),
    trade("Coffee Trading", "trader", "wholesale", "0901", "BR CO VN ET"),
    trade("Hazelnut Traders", "trader", "wholesale", "080221", "TR GE"),
    trade("Vanilla", "trader", "wholesale", "0905", "MG ID"),
  ],
  [
    trade("Growers", "cooperative", "agriculture", "1801", "CI GH EC NG"),
    trade("Coffee Growers", "cooperative", "agriculture", "0901", "VN CO ET KE GT"),
    trade("Palm Estate", "raw-material-producer", "agriculture", "1511", "ID MY CO"),
  ],
];

function trade(word: string, ctype: CtypeId, industry: string, hsCodes: string, countries: string): Trade {
  return { word, ctype, industry, hsCodes: hsCodes.split(" ").filter(Boolean), countries: countries.split(" ") };
}
