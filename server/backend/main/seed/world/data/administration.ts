/** Teams by name, with the roles of their members. */
export const TEAMS: readonly { name: string; roles: readonly string[] }[] = [
  { name: "Supplier management", roles: ["analyst", "manager"] },
  { name: "Purchasing Central Europe", roles: ["analyst", "manager", "administrator"] },
  { name: "Human rights and compliance", roles: ["manager", "administrator"] },
];

/** Help of the customer's own, in English and German, by the keys that screens ask for. */
export const HELP: readonly { key: string; locale: "en" | "de"; title: string; body: string }[] = [
  {
    key: "feed.tiers",
    locale: "en",
    title: "Tiers at Nordwind",
    body: "Tier 1 are suppliers with a contract and a vendor number. Behind them we show what customs records, media and our suppliers tell. Alerts of tier 2 and further are triaged on Mondays, unless they are critical.",
  },
  {
    key: "feed.tiers",
    locale: "de",
    title: "Stufen bei Nordwind",
    body: "Stufe 1 sind Lieferanten mit Vertrag und Kreditorennummer. Dahinter steht, was Zolldaten, Medien und Lieferanten sagen. Meldungen ab Stufe 2 werden montags gesichtet, kritische sofort.",
  },
  {
    key: "sanctions.matches",
    locale: "en",
    title: "Who decides matches",
    body: "Compliance decides within two working days. Until then no new order is placed. Ask Jonas Brandt.",
  },
  {
    key: "grievances.steps",
    locale: "en",
    title: "Our procedure for complaints",
    body: "Acknowledge within seven days. Do not mention names outside the circle of the officers. Feedback after three months at the latest.",
  },
];

/** Entries of a list that nobody keeps: invented, so that screening has something to find. Columns as lists have them. */
export const WATCHLIST = `id,name,type,country,alias,program,listed on,remarks
DW-001,Rahmet Halim Ticaret Limited Sirketi,Entity,TR,Rahmet Halim Trading; RHT Mersin,DEMO-PROCUREMENT,{iso -160},Invented entry. Said to have bought machine tools for a listed customer.
DW-002,Severni Ocel Invest,Entity,CZ,Northern Steel Invest,DEMO-OWNERSHIP,{iso -56},Invented entry. Beneficial owners unknown.
DW-003,Stepova Ruda Trading Limited,Entity,CY,Stepova Ore Trading,DEMO-ORE,{iso -34},Invented entry. Trades in ore of a listed mine.
DW-004,Karsiyaka Pres Dokum Sanayi,Entity,TR,,DEMO-PROCUREMENT,{iso -386},Invented entry. A dissolved company in another district.
DW-005,Jinhai Overseas Minerals Ltd,Entity,CN,Jinhai Minerals,DEMO-ORE,{iso -258},Invented entry.
DW-006,Hafenlinie Nord Shipping,Entity,DE,,DEMO-SHIPPING,{iso -912},Invented entry. Operator of two coasters; no relation to road haulage is known.
DW-007,Kuroshima Seal Co.,Entity,JP,,DEMO-EXPORT,{iso -653},Invented entry.
DW-009,Karadeniz Yamac Findik Ihracat,Entity,TR,,DEMO-LABOUR,{iso -75},Invented entry. Said to have withheld wages of harvesters.
DW-008,Marek Dubravin,Individual,CZ,M. Dubravin,DEMO-OWNERSHIP,{iso -56},Invented entry.
`;

/** The list as it stood a month before: one entry was not on it yet, one had no alias, and one has left since. */
export const EARLIER_WATCHLIST = WATCHLIST.replace(/^DW-009.*\n/m, "")
  .replace("Stepova Ore Trading", "")
  .concat(
    "DW-010,Hafenlinie Nord Leasing,Entity,DE,,DEMO-SHIPPING,{iso -912},Invented entry. Dissolved; its two coasters were scrapped.\n",
  );

/** Decided matches by the name of the entry; all others wait. */
export const MATCH_DECISIONS: readonly { entry: string; decision: "accepted" | "rejected"; reason: string }[] = [
  {
    entry: "Hafenlinie Nord Shipping",
    decision: "rejected",
    reason: "The entry is a shipping company in another town; register number and management differ.",
  },
  {
    entry: "Kuroshima Seal Co.",
    decision: "rejected",
    reason: "The listed company was dissolved in 2019; our supplier has another corporate number.",
  },
];

/** A list as a plant sends it: German, with a double row, a contradiction, a total and a collective account. */
export const IMPORT_FILE = {
  name: "Kreditoren Werk Györ {year-month 0}.csv",
  text: `Lieferantennummer;Name 1;Strasse;Hausnr.;PLZ;Ort;Land;USt-IdNr.;Einkaufsvolumen;Währung
101201;Lindenhofer Guss GmbH;Hafenweg;12;89073;Ulm;D;DE327118240;1.240.000;EUR
101201;LINDENHOFER GUSS GMBH;Hafenweg;12;89073;Ulm;D;DE327118240;1.240.000;EUR
101202;Lindenhofer Guss GmbH & Co. KG;Hafenweg;12;89073;Ulm;D;DE327118240;86.000;EUR
101203;Lindenhofer Guss GmbH;Ringstr.;4;70173;Stuttgart;D;DE327118240;12.500;EUR
101204;Rábaszeg Műanyag Kft.;Ipar utca;7;9027;Győr;H;HU27441802;412.000;EUR
101205;Mátrahalom Szerszám Kft.;Fő út;31;3200;Gyöngyös;H;HU25118047;95.000;EUR
101206;Steyrtal Antrieb;Ennser Str.;42;4400;Steyr;A;ATU71340228;2.310.000;EUR
101207;Karsiyaka Presdöküm;Atatürk OSB 10014 Sok.;22;35620;Çiğli;TR;TR4830192776;3.020.000;EUR
101208;Beskyd Pruziny sro;Na Příkopě;1159;73801;Frýdek-Místek;CZ;CZ620771439;540.000;EUR
101209;Fényvár Optika Zrt.;Kossuth tér;3;9700;Szombathely;H;HU14002217;77.000;EUR
;diverse Lieferanten;;;;;;;18.400;EUR
Summe;;;;;;;;7.811.400;EUR
`,
};
