import type { ImportKind } from "~/backend/contract/import-kinds";

export interface PlannedImport {
  kind: ImportKind;
  name: string;
  /** When it was taken in. */
  daysAgo: number;
  text: string;
}

/** Lists of plants that were taken in without looking whether the suppliers are there already. */
export const DOUBLED: readonly PlannedImport[] = [
  {
    kind: "suppliers",
    name: "Kreditoren Werk Wrocław {year-month -20}.csv",
    daysAgo: 20,
    text: `Lieferantennummer;Name;Strasse;PLZ;Ort;Land
102201;Steyrtal Antriebe;Ennser Straße 42;4400;Steyr;AT
102202;Feinguss Ohmbach GmbH;Mühlweg 8;66903;Ohmbach;DE
102203;Feinguß Ohmbach;Mühlweg 8;66903;Ohmbach;DE
102204;Beskyd Pruziny;Na Příkopě 1159;73801;Frýdek-Místek;CZ
`,
  },
  {
    kind: "suppliers",
    name: "Nachtrag Werk Wrocław {year-month -12}.csv",
    daysAgo: 12,
    text: `Lieferantennummer;Name;Strasse;PLZ;Ort;Land
102211;Brennerhof Elektronik;Bahnhofstraße 3;39042;Brixen;IT
102212;Vecht Safety Glass;Lingenstraat 12;8028;Zwolle;NL
`,
  },
];

/** A list whose columns of latitude and longitude were swapped: somebody has to say where its suppliers are. */
export const SWAPPED: PlannedImport = {
  kind: "suppliers",
  name: "Standorte Werk Győr {year-month -9}.csv",
  daysAgo: 9,
  text: `Lieferantennummer;Name;Strasse;PLZ;Ort;Land;Breitengrad;Längengrad
102221;Rábaköz Presszerszám Kft.;Gyár utca 14;9300;Csorna;HU;17.2503;47.6117
102222;Szigetköz Műanyag Kft.;Duna sor 3;9200;Mosonmagyaróvár;HU;17.2689;47.8677
`,
};

/** Which of the pairs that are found were decided, and by what. */
export const APART = "Brennerhof Elektronik";
export const MERGED = {
  name: "Beskyd Pruziny",
  reason: "Same address and the same contact in purchasing; the plant's list had the name without accents.",
};

/** What the plants know of inputs; some of it was confirmed long ago. */
export const SUPPLY_DATA: PlannedImport = {
  kind: "supply-data",
  daysAgo: 3,
  name: "Engpassteile {year-month 0}.csv",
  text: `Supplier number,Input group,HS code,Share,Max share,Stock at us,Stock at supplier,Transit,Time to recover (site),Time to recover (insolvency),Ramp days,Revenue at risk,Currency,Product line,Valid from,Confirmed on
100482,Die-cast housings,7616,0.7,0.9,12,6,9,120,210,30,4200000,EUR,Drive units,{iso -420},{iso -21}
100058,Die-cast housings,7616,0.3,0.5,12,4,2,60,150,20,,,Drive units,{iso -420},{iso -21}
100107,Forged shafts,7326,0.6,0.8,20,10,3,90,180,25,3100000,EUR,Drive units,{iso -380},{iso -164}
100365,Forged shafts,7326,0.4,0.4,20,15,34,75,190,45,,,Drive units,{iso -380},{iso -164}
100302,Traction batteries,8507,0.55,0.6,6,3,2,180,365,60,9800000,EUR,Electric axles,{iso -300},{iso -9}
100318,Lithium-ion cells,8507,1,1,18,,38,240,,90,9800000,EUR,Electric axles,{iso -300},{iso -402}
100074,Motor control units,8537,0.8,1,9,5,3,,,40,2600000,EUR,,{iso -250},
100377,Brake calipers,8708,,0.7,25,12,41,90,200,,,,,{iso -190},{iso -75}
100384,Sealing rings,4016,0.5,0.6,40,20,36,45,120,15,,,,{iso -190},{iso -75}
`,
};

/** Read and without a question: nobody has taken it over yet. */
export const SAFETY_STOCKS: PlannedImport = {
  kind: "supply-data",
  daysAgo: 0,
  name: "Safety stocks Győr {year-month 0}.csv",
  text: `Supplier number,Input group,HS code,Share,Max share,Stock at us,Stock at supplier,Confirmed on
100482,Die-cast housings,7616,0.7,0.9,16,6,{iso -1}
100058,Die-cast housings,7616,0.3,0.5,14,4,{iso -1}
100107,Forged shafts,7326,0.6,0.8,24,10,{iso -1}
`,
};

/** A list that a plant asked about, one name on each line. */
export const ASKED_NAMES = `Hanseong Cell Co., Ltd.; KR; Ulsan
Kabelix Moldova; MD
Saluda Ridge Castings LLC; US
Feinguss Ohmbach; DE
Steyrtal Antrieb; AT; Linz
Kuroshima Seal; JP
Ostrolenka Odlewnia; PL
Tarnobrzeg Precyzja; PL`;
