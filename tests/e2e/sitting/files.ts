import { type Cell, writeXlsx } from "../../support/spreadsheets/write-xlsx";
import { windows1252 } from "../../support/unseen-lists/told";

/** A file as a form takes it. */
export interface MadeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Whom she buys from: number, name, street, postal code, town, country as her system writes it. */
const SUPPLIERS = [
  ["0000471100", "Brövik Gießerei GmbH", "Hüttenstraße 12", "58089", "Hagen", "Deutschland"],
  ["0000471101", "Nanjing Jutai Precision Casting Co., Ltd.", "No. 8 Jiangbei Avenue", "210031", "Nanjing", "CHINA"],
  ["0000471102", "Quang Tien Mechanical JSC", "12 Le Hong Phong", "180000", "Hai Phong", "VN"],
  ["0000471103", "Vantorp Gusswerke GmbH", "Rheinweg 4", "53111", "Bonn", "Deutschland"],
  ["0000471104", "Vanthorp Gusswerke GmbH", "", "53111", "Bonn", "D"],
  [
    "0000471105",
    "Ostrava Kovárna s.r.o.".replace("á", "a"),
    "Průmyslová 9".replace("ů", "u"),
    "70200",
    "Ostrava",
    "CZ",
  ],
  ["0000471106", "Müller & Söhne Federn KG", "Am Bühl 7", "89077", "Ulm", "Deutschland"],
  ["0000471107", "Gruber Metallbau Ges.m.b.H.", "Linzer Straße 41", "4600", "Wels", "Österreich"],
] as const;

/** Who comes in a later month. */
export const NEWCOMER = ["0000471108", "Rhône Acier SAS", "Quai Perrache 3", "69002", "Lyon", "Frankreich"] as const;

const GOODS = [
  "Gussteile",
  "Gussteile",
  "Drehteile",
  "Gussteile",
  "Gussteile",
  "Schmiedeteile",
  "Federn",
  "Blechteile",
];

/**
 * What her system exports: Windows-1252, two rows above the titles, one supplier twice, one without a name, totals at the end.
 * `more` are suppliers of a later month.
 */
export function supplierList(month: string, more: readonly (readonly string[])[] = []): MadeFile {
  const rows = [...SUPPLIERS, ...more].map((cells, at) => [...cells, GOODS[at] ?? "Gussteile", `${at + 1}.250.000,00`]);
  const [first = []] = rows;
  const lines = [
    ["Lieferantenauswertung Werk 0300"],
    [`Stand: ${month}`],
    ["Kreditor", "Name des Lieferanten", "Straße", "PLZ", "Ort", "Land", "Warengruppe", "Umsatz EUR"],
    ...rows,
    first,
    ["0000471999", "nan", "nan", "nan", "nan", "nan", "nan", "nan"],
    ["Summe", "", "", "", "", "", "", "36.250.000,00"],
  ].map((cells) => [...cells, ...Array<string>(8 - cells.length).fill("")].join(";"));
  return { name: `lieferanten ${month}.csv`, mimeType: "text/csv", buffer: windows1252(lines.join("\r\n")) };
}

/** Who owns whom, as several people have added to it. */
export function ownershipList(month: string): MadeFile {
  const lines = [
    "Owner,Owned company,Share,Remark",
    "Brövik Holding SE,Brövik Gießerei GmbH,51 %,",
    '"Jutai Heavy Industry Group Co., Ltd.","Nanjing Jutai Precision Casting Co., Ltd.",0.75,',
    'other,"Nanjing Jutai Precision Casting Co., Ltd.",0.25,free float',
    "other,Quang Tien Mechanical JSC,100%,",
    `Gruber Familienstiftung,Gruber Metallbau Ges.m.b.H.,1,${month}`,
  ];
  return { name: `ownership ${month}.csv`, mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) };
}

/** A list of sanctions as no authority that we know writes it. */
export function sanctionsList(more: readonly Cell[][] = []): MadeFile {
  const rows: Cell[][] = [
    ["Verzeichnis restriktiver Maßnahmen", null, null, null, null, null, null],
    [null, null, null, null, null, null, null],
    ["Eintrag", "Betroffener", "Weitere Schreibweisen", "Sitz", "Aufgenommen am", "Rechtsgrundlage", "Begründung"],
    [
      "V-001",
      "Jutai Heavy Industry Group",
      "Jutai Zhonggong; JHI Group",
      "China",
      "14/03/2025",
      "VO 12/2025",
      "Lieferung von Gussteilen",
    ],
    [
      "V-002",
      "Nanjing Jutai Precision Casting",
      "NJPC; Jutai Jingmi Zhuzao",
      "China",
      "03/11/2025",
      "VO 12/2025",
      "Tochter von V-001",
    ],
    ["V-003", "Orlovsk Metizny Zavod OOO", "OMZ; Orlovsky Zavod Metizov", "Russland", "25/06/2024", "VO 3/2024", ""],
    ["V-004", "Petrenko, Oleg", "Oleh Petrenko; O. Petrenko", "Ukraine", "07/01/2024", "VO 3/2024", ""],
    ...more,
  ];
  return {
    name: "verzeichnis.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: writeXlsx({ sheets: [{ name: "Verzeichnis", rows }], shared: true }),
  };
}

/** Stocks and times to recover, by the numbers of her system: shares that are too much together, money without a currency. */
export function stockList(month: string, days = 21): MadeFile {
  const lines = [
    "Kreditor\tMaterialgruppe\tLieferanteil\tReichweite (Tage)\tWiederanlaufzeit\tUmsatz im Risiko",
    `0000471100\tGussteile\t0,7\t${days}\t3 Wochen\t`,
    "0000471101\tGussteile\t0,5\t10\t12 Wochen\t",
    "0000471102\tDrehteile\t1\t14\t4 Wo.\t250.000",
    "0000471106\tFedern\t1\t5 Tage\t2 Monate\t",
  ];
  return { name: `bestand ${month}.tsv`, mimeType: "text/tab-separated-values", buffer: Buffer.from(lines.join("\n")) };
}
