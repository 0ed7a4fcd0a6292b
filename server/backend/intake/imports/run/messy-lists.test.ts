import { expect, test } from "vitest";
import { type ListRow, readList } from "../../../../../tests/support/read-list";
import { writeXlsx } from "../../../../../tests/support/spreadsheets/write-xlsx";

const outcome = ({ row, state, repeats }: ListRow) =>
  repeats === null ? `${row} ${state}` : `${row} ${state} ${repeats}`;
const why = (row: ListRow | undefined): string[] =>
  (row?.reasons ?? []).map(({ key }) => key.replace("imports:duplicates.", ""));

const GERMAN = [
  "Kreditorenliste Werk Süd;;;;;;;;;;;",
  "Stand: 31.10.2026;;;;;;;;;;;",
  ";;;;;;;;;;;",
  "Lieferantennummer;Name 1;Name 2;Strasse;Hausnr.;PLZ;Ort;Land;USt-IdNr.;Umsatz in TEUR;Ansprechpartner;E-Mail",
  "100001;Müller Guss GmbH;;Hafenweg;12;89073;Ulm;D;DE123456789;1.250,5;Anna Kern;a.kern@mueller.example",
  "100002;Mueller Guß;GmbH & Co. KG;Hafenweg;12;89073;Ulm;D;DE123456789;80,0;;",
  "100003;Müller Guss GmbH;;Ringstr.;4;70173;Stuttgart;D;DE123456789;10,0;;",
  "100004;Berger Zulieferteile Ges.m.b.H.;;Lagerstr.;7;4020;Linz;A;ATU12345678;300,0;;",
  "100005;Sàrl Duval;;Rue du Port;3;L-4001;Esch;L;;2,0;;",
  "100006;Kunststoff Huber AG;Werk Regensburg;Gewerbepark;3a;93059;Regensburg;;DE987654321;17,0;;",
  "100001;MÜLLER GUSS GMBH;;Hafenweg;12;89073;Ulm;D;DE 123 456 789;5,0;;",
  ";Nordlicht Optik GmbH;;Seestr.;1;24103;Kiel;D;;1,0;;",
  ";Nordlicht Optik GmbH;;Seestr.;11;24103;Kiel;D;;1,0;;",
  ";Alpha Metall GmbH;;Weg;1;10115;Berlin;D;DE111111111;1,0;;",
  ";Alpha Metall Handel GmbH;;Weg;1;10115;Berlin;D;DE111111111;1,0;;",
  "100012;diverse Lieferanten;;;;;;D;;9,0;;",
  "100013;CPD Einmallieferant;;;;;;D;;9,0;;",
  "Summe;;;;;;;;;1.695,5;;",
  "Erstellt am 01.11.2026;;;;;;;;;;;",
];

test("a German list of creditors in Windows-1252 is read right, and what contradicts is asked", async () => {
  const { columns, rows } = await readList(Buffer.from(GERMAN.join("\r\n"), "latin1"));
  expect(columns).toEqual([
    ...["Lieferantennummer=erpId", "Name 1=name", "Name 2=nameContinued", "Strasse=address", "Hausnr.=houseNumber"],
    ...["PLZ=postalCode", "Ort=city", "Land=country", "USt-IdNr.=vat", "Umsatz in TEUR=spend"],
    ...["Ansprechpartner=contact", "E-Mail=email"],
  ]);
  expect(rows.map(outcome)).toEqual([
    ...["5 create", "6 waiting 5", "7 waiting 5", "8 create", "9 create", "10 create", "11 repeated 5"],
    ...[
      "12 create",
      "13 waiting 12",
      "14 create",
      "15 waiting 14",
      "16 refused",
      "17 refused",
      "18 refused",
      "19 refused",
    ],
  ]);
  expect(rows.map(({ candidate }) => candidate?.country ?? null).slice(0, 6)).toEqual([
    "DE",
    "DE",
    "DE",
    "AT",
    "LU",
    "DE",
  ]);
  expect(rows[0]?.candidate).toMatchObject({
    ...{ name: "Müller Guss GmbH", address: "Hafenweg 12", postalCode: "89073", city: "Ulm", contact: "Anna Kern" },
    spend: { amount: 1_250_500, currency: "EUR" },
  });
  expect(rows[1]?.candidate?.name).toBe("Mueller Guß GmbH & Co. KG");
  expect(why(rows[1])).toEqual(expect.arrayContaining(["otherIdentifier", "other.legalForm"]));
  expect(why(rows[2])).toEqual(
    expect.arrayContaining(["otherIdentifier", "other.town", "other.postalCode", "other.house"]),
  );
  expect(rows[5]).toMatchObject({
    codes: ["countryFromVat"],
    candidate: { aliases: ["Kunststoff Huber AG Werk Regensburg"] },
  });
  expect(why(rows[8])).toContain("other.house");
  expect(why(rows[10])).toContain("sharedIdentifier");
  expect(rows.slice(-4).map(({ codes }) => codes)).toEqual([
    ["nameOfNobody"],
    ["nameOfNobody"],
    ["totalRow"],
    ["noteRow"],
  ]);
});

test("a workbook with a title, blank rows, merged cells, dates and numbers as text is read right", async () => {
  const rows = [
    ["Lieferanten und Beteiligungen 2026", "", "", "", "", "", ""],
    [],
    [],
    ["Kreditor", "Lieferant", "Land", "Ort", "Muttergesellschaft", "Anteil in %", "Beteiligt seit"],
    [100001, "Nordguss AG", "D", "Ulm", "Nord Holding SE", "51,5", { attributes: 's="1"', inside: "<v>43831</v>" }],
    ["100002", "Südguss GmbH", "", "Linz", "n/a", "", ""],
    [100003, "Westguss Sàrl", "L", "Esch", "West Group [<5%]; Ost AG [60 %]", "", "2019"],
    ["Gesamt", "", "", "", "", "", ""],
  ];
  const content = writeXlsx({
    sheets: [{ name: "Liste", rows, merges: ["A1:G1", "C5:C6"] }],
    formats: ["dd.mm.yyyy"],
    shared: true,
  });
  const list = await readList(content);
  expect(list.columns).toEqual([
    ...["Kreditor=erpId", "Lieferant=name", "Land=country", "Ort=city", "Muttergesellschaft=parent"],
    ...["Anteil in %=parentShare", "Beteiligt seit=ownedSince"],
  ]);
  expect(list.rows.map(outcome)).toEqual(["5 create", "6 create", "7 create", "8 refused"]);
  expect(list.rows.map(({ candidate }) => candidate?.identifiers ?? null)).toEqual([
    [{ system: "ERP", id: "100001" }],
    [{ system: "ERP", id: "100002" }],
    [{ system: "ERP", id: "100003" }],
    null,
  ]);
  expect(list.rows[0]?.candidate).toMatchObject({
    country: "DE",
    owners: [{ name: "Nord Holding SE", share: { percent: 51.5, bound: null }, since: "2020-01-01", until: null }],
  });
  expect(list.rows[1]?.candidate).toMatchObject({ country: "DE", owners: [] });
  expect(list.rows[2]?.candidate?.owners).toMatchObject([
    { name: "West Group", share: { percent: 5, bound: "below" }, since: "2019-01-01" },
    { name: "Ost AG", share: { percent: 60, bound: null }, since: "2019-01-01" },
  ]);
});

const LISTS: Record<string, string[]> = {
  French: [
    "Code fournisseur=erpId,Raison sociale=name,Adresse=address,Code postal=postalCode,Ville=city,Pays=country,N° SIREN=registrationNumber,N° TVA=vat,Montant des achats=spend,Contact=contact",
    "F1,Forges du Nord SARL,3 rue du Port,59000,Lille,F,552100554,FR32552100554,12 500,Jeanne Petit",
    "F2,Autres fournisseurs,,,,,,,,",
    "Total général,,,,,,,,12 500,",
  ],
  Spanish: [
    "Código de proveedor=erpId,Razón social=name,Dirección=address,Código postal=postalCode,Población=city,País=country,CIF=vat,Importe=spend,Persona de contacto=contact",
    "P1,Fundiciones del Sur SL,Calle Mayor 3,41001,Sevilla,E,ESB12345674,12.500,Ana Ruiz",
    "P2,Varios proveedores,,,,,,,",
    "Suma,,,,,,,12.500,",
  ],
  Italian: [
    "Codice fornitore=erpId,Ragione sociale=name,Indirizzo=address,CAP=postalCode,Città=city,Nazione=country,Partita IVA=vat,Importo=spend,Referente=contact",
    "I1,Fonderie del Sud S.r.l.,Via Roma 3,80100,Napoli,I,IT12345678901,12.500,Anna Russo",
    "I2,Fornitori diversi,,,,,,,",
    "Totale,,,,,,,12.500,",
  ],
  Chinese: [
    "供应商编号=erpId,公司名称=name,地址=address,邮编=postalCode,城市=city,国家=country,统一社会信用代码=registrationNumber,采购金额(元)=spend,联系人=contact",
    "C1,宁波莲花纺织有限公司,港口路3号,315000,宁波,中国,91330200MA2AXXXX1X,12500,王芳",
    "C2,其他供应商,,,,,,,",
    "合计,,,,,,,12500,",
  ],
};

test.each(Object.keys(LISTS))("a %s list is read right by its titles", async (language) => {
  const [titles = "", ...lines] = LISTS[language] ?? [];
  const header = titles.split(",").map((title) => title.replace(/=.*/, ""));
  const { columns, rows } = await readList(
    [header.join(";"), ...lines.map((line) => line.replaceAll(",", ";"))].join("\n"),
  );
  // A legal name alone stands for the name.
  expect(columns.map((column) => column.replace(/=legalName$/, "=name"))).toEqual(titles.split(","));
  expect(rows.map(({ state, codes }) => [state, ...codes])).toEqual([
    ["create"],
    ["refused", "nameOfNobody"],
    ["refused", "totalRow"],
  ]);
  expect(rows[0]?.candidate).toMatchObject({
    country: { French: "FR", Spanish: "ES", Italian: "IT", Chinese: "CN" }[language],
    spend: { amount: 12_500 },
    contact: expect.stringMatching(/./),
  });
});
