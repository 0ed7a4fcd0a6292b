import fc from "fast-check";
import { expect, test } from "vitest";
import type { Field } from "./fields";
import { chooseFields, guessMapping, mappingOf } from "./guess-mapping";
import { isKnownTitle } from "./title-match";

/** `title=field`, separated by `|`; `-` for none. */
const LISTS: Record<string, string> = {
  German:
    "Lieferantennummer=erpId|Lieferantenname=name|Straße und Hausnummer=address|PLZ=postalCode|Ort=city|Land=country|USt-IdNr.=vat|Warengruppe=commodity|Zolltarifnummer=hsCode|Einkaufsvolumen in EUR=spend|Breitengrad=lat|Längengrad=lon|Mitarbeiterzahl=size|E-Mail=email|Telefon=phone|Webseite=website|Konzernmutter=parent|Branche=industry|Bundesland=region|Bemerkung=-",
  French:
    "Code fournisseur=erpId|Raison sociale=legalName|Nom du fournisseur=name|Adresse=address|Code postal=postalCode|Ville=city|Pays=country|N° TVA=vat|SIREN=registrationNumber|Code SH=hsCode|Montant des achats=spend|Effectif=size|Courriel=email|Téléphone=phone|Site web=website|Société mère=parent|Secteur d'activité=industry|Région=region|Rang=tier|Commentaire=-",
  Chinese:
    "供应商编号=erpId|供应商名称=name|地址=address|邮编=postalCode|城市=city|国家=country|统一社会信用代码=registrationNumber|海关编码=hsCode|采购金额=spend|纬度=lat|经度=lon|员工人数=size|电子邮件=email|联系电话=phone|网站=website|母公司=parent|行业=industry|省份=region|层级=tier|英文名称=aliases|备注=-",
  English:
    "Vendor No.=erpId|Vendor Name=name|Street=address|Zip=postalCode|City=city|Ctry=country|D-U-N-S=duns|LEI=lei|Tax ID=vat|OS ID=osId|HTS Code=hsCode|Annual Spend (USD)=spend|Lat=lat|Lng=lon|Employees=size|E-mail address=email|URL=website|Ultimate Parent=parent|NACE=industry|Province=region|Tier=tier|Type=kind|AKA=aliases|Legal name=legalName|Commodity=commodity|Comment=-",
  careless:
    "SupplierName=name|suplier_country=country|Adress=address|Pohne=phone|Lattitude=lat|Longitute=lon|POSTALCODE=postalCode|Lieferanten-Nr=erpId|Laenge (m)=-",
};

const pairs = (list: string): [title: string, field: string][] =>
  list.split("|").map((pair) => pair.split("=") as [string, string]);

const fieldsByTitle = (header: readonly string[], sample: string[][] = []): Record<string, string> =>
  Object.fromEntries(guessMapping(header, sample).map(({ title, guess }) => [title, guess?.field ?? "-"]));

test.each(Object.keys(LISTS))("%s titles are understood", (language) => {
  const wanted = pairs(LISTS[language] ?? "");
  if (language === "careless") wanted.pop();
  expect(fieldsByTitle(wanted.map(([title]) => title))).toEqual(Object.fromEntries(wanted));
});

const ROWS = [
  [
    "Nord AG",
    "DE",
    "529900T8BM49AURSDO55",
    "48,137",
    "a@nord.example",
    "DE123456789",
    "CN2021250D1DTN7",
    "www.nord.example",
  ],
  [
    "Süd GmbH",
    "Frankreich",
    "5493001KJTIIGC8Y1R12",
    "-11,5",
    "b@sued.example",
    "ATU12345678",
    "VN2020052S2AGA4",
    "sued.example",
  ],
];

test("values tell what untitled columns hold", () => {
  const header = ["", "", "", "", "", "", "", ""].map((_, index) => `#${index}`);
  expect(fieldsByTitle(header, ROWS)).toEqual({
    "#0": "-",
    "#1": "country",
    "#2": "lei",
    "#3": "-",
    "#4": "email",
    "#5": "vat",
    "#6": "osId",
    "#7": "website",
  });
});

test("values that do not fit outweigh a title", () => {
  expect(
    fieldsByTitle(
      ["LEI", "Country"],
      [
        ["12", "48.1"],
        ["13", "48.2"],
      ],
    ),
  ).toEqual({ LEI: "-", Country: "-" });
});

const PARTS_OF_WORLD = [
  ["US", "North America"],
  ["AE", "Middle East"],
  ["DE", "EMEA"],
] as const;
const REGIONS = [
  ["ZA", "Eastern Cape"],
  ["GB", "North East"],
  ["FR", "Centre"],
] as const;

test("a part of the world is no region of a country", () => {
  const header = ["Plant name", "Subnational unit (province/state)", "Country", "Region"];
  expect(fieldsByTitle(header, [["Anyang Steel", "Henan", "China", "Asia Pacific"]])).toMatchObject({
    "Subnational unit (province/state)": "region",
    Region: "-",
  });
  const of = (country: string, region: string) =>
    fieldsByTitle(["Supplier", "Country", "Region"], [["Acme", country, region]]).Region;
  for (const [country, region] of PARTS_OF_WORLD) expect(of(country, region)).toBe("-");
  for (const [country, region] of REGIONS) expect(of(country, region)).toBe("region");
});

test("a checksum decides what is an LEI", () => {
  const broken = ROWS.map((row) => [row[2]?.replace(/\d\d$/, "00") ?? ""]);
  expect([
    fieldsByTitle(
      ["x"],
      ROWS.map((row) => [row[2] ?? ""]),
    ),
    fieldsByTitle(["x"], broken),
  ]).toEqual([{ x: "lei" }, { x: "-" }]);
});

test("the parent's columns are not taken for the supplier's own", () => {
  const sample = ROWS.map((row) => ["", "Nord Holding", "Nord AG", row[2] ?? ""]);
  expect(fieldsByTitle(["owner_lei", "parent_name", "company_name", "parent_lei"], sample)).toEqual({
    owner_lei: "lei",
    parent_name: "parent",
    company_name: "name",
    parent_lei: "-",
  });
});

test("an owner's share is not given to the parent beside it", () => {
  expect(
    fieldsByTitle(["asset_name", "owner_name", "ownership_share", "parent_company", "parent_share"]),
  ).toMatchObject({ owner_name: "operator", ownership_share: "operatorShare", parent_share: "parentShare" });
  expect(fieldsByTitle(["Plant", "Owner", "Owner stake", "Ultimate parent"])).toMatchObject({
    "Owner stake": "operatorShare",
  });
  expect(fieldsByTitle(["Supplier", "Parent company", "Ownership share"])).toMatchObject({
    "Ownership share": "parentShare",
  });
});

test("the assignment is best as a whole: a column gives its field to one that has nothing else", () => {
  expect(fieldsByTitle(["source_name", "company_name"])).toEqual({ source_name: "name", company_name: "legalName" });
});

test("a guess says what it rests on", () => {
  const [column] = guessMapping(["Land"], [["DE"], ["Frankreich"]]);
  expect(column?.guess).toMatchObject({
    field: "country",
    reasons: [
      { key: "imports:mapping.title", params: { title: "Land", known: "land" } },
      { key: "imports:mapping.values", params: { share: 100 } },
    ],
  });
});

test("the order of the columns changes nothing", () => {
  const columns = Object.values(LISTS).flatMap((list) => pairs(list).map(([title]) => title));
  const values = fc.constantFrom("DE", "48.1", "Nord AG", "a@b.example", "529900T8BM49AURSDO55", "");
  const header = fc.uniqueArray(fc.oneof(fc.constantFrom(...columns), fc.string({ maxLength: 8 })), {
    minLength: 1,
    maxLength: 14,
  });
  fc.assert(
    fc.property(
      header,
      fc.array(values, { minLength: 60, maxLength: 60 }),
      fc.infiniteStream(fc.nat()),
      (titles, pool, random) => {
        const sample = [0, 1, 2].map((row) => titles.map((_, column) => pool[row * 15 + column] ?? ""));
        const order = titles
          .map((_, index) => ({ index, by: random.next().value as number }))
          .sort((a, b) => a.by - b.by);
        const mixed = order.map(({ index }) => titles[index] ?? "");
        const mixedSample = sample.map((row) => order.map(({ index }) => row[index] ?? ""));
        expect(fieldsByTitle(mixed, mixedSample)).toEqual(fieldsByTitle(titles, sample));
      },
    ),
    { numRuns: 200 },
  );
});

test("no field is given to two columns", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("Name", "Firma", "Supplier", "Land", "Country", "Ort", "City", "LEI"), {
        maxLength: 20,
      }),
      (header) => {
        const fields = guessMapping(header, []).flatMap(({ guess }) => (guess === null ? [] : [guess.field]));
        expect(new Set(fields).size).toBe(fields.length);
      },
    ),
  );
});

test("a person's choice goes before the guess, and takes the field from where it was", () => {
  const guessed = guessMapping(["Name", "Firma", "Land", "Ort"], []);
  const choices = new Map<number, Field | null>([
    [1, "name"],
    [2, null],
    [99, "city"],
  ]);
  expect(mappingOf(chooseFields(guessed, choices))).toEqual({ name: 1, city: 3 });
});

test("a header is told from data by its titles", () => {
  expect([
    isKnownTitle("Lieferant"),
    isKnownTitle("Lieferrant"),
    isKnownTitle("Nord AG"),
    isKnownTitle("Germany"),
  ]).toEqual([true, true, false, false]);
});

test("a title in several languages is one, and is not given up for two that are only alike", () => {
  const header = [
    "Supplier Name / 供应商名称 / Nom du fournisseur",
    "Registered address",
    "Factory address",
    "Last name",
  ];
  expect(fieldsByTitle(header, [["Lyon Soie SAS", "3 rue Haute, Paris", "5 quai Sud", "Petit"]])).toEqual({
    "Supplier Name / 供应商名称 / Nom du fournisseur": "name",
    "Registered address": "-",
    "Factory address": "address",
    "Last name": "-",
  });
});

test("a number of the row's supplier is no house number where streets have theirs, or where there are none", () => {
  const header = ["Nr.", "Name", "Straße", "Ort"];
  const whole = [
    ["1001", "Alpha GmbH", "Weg 1", "Ulm"],
    ["1002", "Beta GmbH", "Weg 2", "Bonn"],
  ];
  expect(fieldsByTitle(header, whole)["Nr."]).toBe("erpId");
  const bare = whole.map(([, name = "", , town = ""], at) => [`${at + 7}`, name, "Hauptstraße", town]);
  expect(fieldsByTitle(header, bare)["Nr."]).toBe("houseNumber");
  const streetless = whole.map(([number = "", name = ""]) => [number, name]);
  expect(fieldsByTitle(header.slice(0, 2), streetless)["Nr."]).toBe("erpId");
  const both = whole.map((cells) => ["L-7", ...cells]);
  expect(fieldsByTitle(["Lieferantennummer", ...header], both)).toMatchObject({
    Lieferantennummer: "erpId",
    "Nr.": "-",
  });
  const withTotals = [...whole, ["1003", "Gamma GmbH", "Weg 3", "Köln"], ["", "", "Summe", ""]];
  expect(fieldsByTitle(header, withTotals)["Nr."]).toBe("erpId");
  const through = whole.map(([, ...cells]) => ["1", ...cells]);
  expect(fieldsByTitle(["gehalten über Nr.", ...header.slice(1)], through)["gehalten über Nr."]).toBe("-");
});
