import { expect, test } from "vitest";
import { findEvidence } from "../lexicon/find-evidence";
import { lexiconOf } from "../lexicon/lexicons";
import type { NewsText } from "../types";
import { liesInName, namesIn } from "./names-in";
import { readWho } from "./read-who";

const titled = (title: string, extract = ""): NewsText => ({ title, extract, body: "" });

/** Names by role, by the evidence that the language's rows find. */
function whoIn(language: string, text: NewsText | string) {
  const given = typeof text === "string" ? titled(text) : text;
  const lexicon = lexiconOf(language);
  const evidence = lexicon ? (findEvidence(given, lexicon).types[0]?.span ?? null) : null;
  if (evidence === null) throw new Error(`no evidence in “${given.title}”`);
  const { subjects, bystanders } = readWho(given, language, evidence);
  return { subjects: subjects.map(({ value }) => value.name), bystanders: bystanders.map(({ value }) => value.name) };
}

test("the worked example is about Muster Guss GmbH, in both languages", () => {
  const title = "Nach Großbrand: Muster Guss GmbH in Hagen stellt Produktion zwei Wochen ein – drei Verletzte";
  const evidence = { field: "title", start: 5, end: 14, quote: "Großbrand" } as const;
  expect(readWho(titled(title), "de", evidence)).toEqual({
    subjects: [
      {
        value: { name: "Muster Guss GmbH", role: "subject", otherNames: [], identifiers: [], address: null },
        ...{ by: "names", rule: "reading-names.de@5#legal-form", p: null },
        span: { field: "title", start: 16, end: 32, quote: "Muster Guss GmbH" },
      },
    ],
    bystanders: [],
  });
  expect(whoIn("en", "Fire halts Muster Guss foundry in Hagen, one dead")).toEqual({
    ...{ subjects: ["Muster Guss"], bystanders: [] },
  });
});

test.each([
  ["en", "Qantas crews strike over job cuts", ["Qantas"]],
  ["en", "Foxconn workers in Zhengzhou walk out", ["Foxconn"]],
  ["en", "Acme Steel, Inc., and Brenton S.A. halt production after explosion", ["Acme Steel, Inc.", "Brenton S.A."]],
  ["en", "Vantor Castings denies strike at its Toledo plant", ["Vantor Castings"]],
  ["en", "Vantor Apparel Files for Bankruptcy", ["Vantor Apparel"]],
  ["en", "German Pellets insolvency hits suppliers", ["German Pellets"]],
  ["en", "Mass layoffs at Muster Guss in Hagen", ["Muster Guss"]],
  ["en", "Warning strike at Nordstahl in Hagen", ["Nordstahl"]],
  ["de", "Muster Guss GmbH weist Berichte über Insolvenz zurück", ["Muster Guss GmbH"]],
  ["de", "Autozulieferer Muster Guss meldet Insolvenz an", ["Muster Guss"]],
  ["de", "Streik bei Amazon in Leipzig", ["Amazon"]],
  ["de", "Beschäftigte der BASF streiken", ["BASF"]],
  ["de", "Nordhang Technik GmbH & Co. KG meldet Insolvenz an", ["Nordhang Technik GmbH & Co. KG"]],
  ["fr", "Les salariés de Lavrand SA en grève à Roubaix", ["Lavrand SA"]],
  ["zh", "某某化工有限公司发生爆炸，三人死亡", ["某某化工有限公司"]],
  ["zh", "奥迪召回北美地区部分车型", ["奥迪"]],
])("%s: “%s” is about %j", (language, title, subjects) => {
  expect(whoIn(language, title).subjects).toEqual(subjects);
});

test.each([
  ["It is published by the Office of Foreign Assets Control (XFAC) in August", []],
  ["The Bureau for Economic Sanctions Policy and Implementation (XPI) agrees", []],
  [
    "The property of four persons is blocked under “Blocking Property With Respect To Specified Harmful Activities”",
    [],
  ],
  [
    'All of it falls under the new Order, "Blocking Property With Respect To Specified Harmful Foreign Activities of the Government of the Russian Federation."',
    [],
  ],
  ["The Treasury adds four entities to the List of Specially Designated Nationals and Blocked Persons", []],
  ["The Department of State blocks what Vantor Trading (VTX) owns", ["Vantor Trading", "VTX"]],
  ["The site was inspected by the Ministry of Health, Vantor Motors and a union", ["Vantor Motors"]],
  ["Police raid offices of Vantor Motors", ["Vantor Motors"]],
  ["A fire destroyed the head office of Vantor Motors", ["Vantor Motors"]],
  ["Environment Agency fines Vantor Water over a spill", ["Vantor Water"]],
  ["Securities and Exchange Commission charges Vantor Motors with fraud", ["Vantor Motors"]],
  ["Goods of Vantor Motors are being held at the border by Customs and Border Protection", ["Vantor Motors"]],
  ["The Chamber of Commerce warns of another long strike at Vantor Motors", ["Vantor Motors"]],
  ["Federal Reserve fines Vantor Bank", ["Vantor Bank"]],
  ["NHTSA asks Vantor Motors, USDA asks SAP and BASF", ["Vantor Motors", "SAP", "BASF"]],
  ["The suit cites the report “Limits of Growth” against Vantor Motors", ["Vantor Motors"]],
  ["A protest against the law ‘Clean Air for Europe’ and “The Last of Us”", []],
  ["The suit is about the «Fit for 55» package of Vantor Motors", ["Vantor Motors"]],
  ['The strike at "Bank of Toledo" and “Vantor and Sons” goes on', ["Bank of Toledo", "Vantor and Sons"]],
  ["The union says “Strike at Vantor Motors goes on”", ["Vantor Motors"]],
  ["The Commission of Inquiry asked “Vantor Motors” for papers", ["Vantor Motors"]],
])("of offices and their papers none is a company: “%s” names %j", (title, names) => {
  expect(namesIn(titled(title), "en").map(({ name }) => name)).toEqual(names);
});

test.each([
  ["de", "BaFin ermittelt wegen Betrug bei der Nordbank AG", ["Nordbank AG"]],
  ["de", "KBA und BSI warnen vor Cyberangriff auf BMW", ["BMW"]],
  ["de", "Streik bei der Bundesagentur und bei der Deutschen Bundesbank", []],
  ["de", "Streik bei „Muster Guss“ in Hagen", ["Muster Guss"]],
  ["fr", "L'ANSM annonce le rappel de médicaments de Lavrand SA", ["Lavrand SA"]],
  ["fr", "Grève au ministère de la Santé", []],
  ["fr", "Manifestation contre la loi « Travail et Climat »", []],
  ["zh", "宁德时代工厂发生火灾", ["宁德时代"]],
  ["zh", "江苏化工厂发生爆炸", []],
  ["zh", "广东东莞工厂发生火灾", []],
])("%s: no authority and no title is a company: “%s” names %j", (language, title, names) => {
  expect(namesIn(titled(title), language).map(({ name }) => name)).toEqual(names);
});

test.each([
  ["Regulator warns of faulty brakes in cars of Vantor Motors", ["Vantor Motors"]],
  ["Migrant workers of Vantor Castings walk out in strike", ["Vantor Castings"]],
  ["Strike at Minh Long Rubber Co., Ltd. in its third week", ["Minh Long Rubber Co., Ltd."]],
  ["Foundries short of gas: Vantor Castings halts production", ["Vantor Castings"]],
])("“%s” names %j and nobody else", (title, names) => {
  const { subjects, bystanders } = whoIn("en", title);
  expect([...subjects, ...bystanders]).toEqual(names);
});

test.each([
  ["Fire at Ferriere Nord S.p.A. in Osoppo", ["Ferriere Nord S.p.A."]],
  ["Insolvency of Lavrand S.A.R.L. hits bakers", ["Lavrand S.A.R.L."]],
  ["Fire at Grupo Vantor S.A. de C.V. in Monterrey", ["Grupo Vantor S.A. de C.V."]],
  ["Fire at Vantor Sp. z o.o. in Poznan", ["Vantor Sp. z o.o."]],
  ["Fire at Vantor s.r.o. in Brno", ["Vantor s.r.o."]],
  ["Fire at Vantor A/S in Odense", ["Vantor A/S"]],
  ["Fire at Vantor Pvt. Ltd. in Pune", ["Vantor Pvt. Ltd."]],
  ["Fire at Vantor Sdn. Bhd. in Penang", ["Vantor Sdn. Bhd."]],
  ["Strike at Vantor (Pty) Ltd", ["Vantor (Pty) Ltd"]],
  ["Fire at Vantor Castings (Suzhou) Co., Ltd. in its paint shop", ["Vantor Castings (Suzhou) Co., Ltd."]],
  ["FIRE DESTROYS MILL OF VANTOR CASTINGS LTD IN LEEDS", ["VANTOR CASTINGS LTD"]],
  ["Blaze Hits Vantor Foods Inc Warehouse in Ohio", ["Vantor Foods Inc"]],
  ["General Electric Co. lays off 300 workers", ["General Electric Co."]],
  ["King Foods Ltd recalls salads over listeria", ["King Foods Ltd"]],
  ["General Motors recalls trucks over brake fault", ["General Motors"]],
  ["Federal-Mogul recalls brake pads over fault", ["Federal-Mogul"]],
  ["Office Depot files for bankruptcy", ["Office Depot"]],
  ["National Express drivers strike", ["National Express"]],
  ["United Airlines pilots strike", ["United Airlines"]],
  ["Bureau Veritas hit by cyberattack", ["Bureau Veritas"]],
  ["Looming strike at Vantor Motors", ["Vantor Motors"]],
  ["Boston Scientific recalls devices over safety fault", ["Boston Scientific"]],
  ["U.S. Steel lays off 300 workers", ["U.S. Steel"]],
  ["British Steel to shed 2,700 jobs", ["British Steel"]],
  ["Strike at Lincoln Electric in Cleveland", ["Lincoln Electric"]],
  ["Fire at Smith & Sons in Leeds", ["Smith & Sons"]],
  ["Workers at Vantor's Leeds plant strike", ["Vantor"]],
  ["Shell declares force majeure on oil exports", ["Shell"]],
  ["Resident Evil maker Capcom hit by ransomware", ["Capcom"]],
  ["Toy maker Mattel recalls dolls over fire risk", ["Mattel"]],
  ["Fire at Chemical Plant in Leeds", []],
  ["Apple harvest hit by drought", []],
  ["Gap in insurance after flood", []],
  ["Shell casings found after fire at plant", []],
])("“%s” is about %j", (title, subjects) => {
  expect(whoIn("en", title).subjects).toEqual(subjects);
});

test("what stands behind “5 %.” begins a sentence and is no name for its capital", () => {
  const text = titled("Strike at Vantor Castings", "Output fell by 5 %. Management talks. Licences were not affected.");
  expect(whoIn("en", text)).toEqual({ subjects: ["Vantor Castings"], bystanders: [] });
});

test.each([
  ["en", "Insolvency of a customer of Vantor Castings Inc hits orders", [], ["Vantor Castings Inc"]],
  ["en", "Apple supplier Foxconn halts production after fire", ["Foxconn"], ["Apple"]],
  ["en", "Lakeside Ltd, supplier of carmaker Ford, files for bankruptcy", ["Lakeside Ltd"], ["Ford"]],
  ["en", "Unlike rival Brenton Foods, Vantor Corp. lays off 300", ["Vantor Corp."], ["Brenton Foods"]],
  [
    "en",
    "Acme Inc files for bankruptcy, according to Brenton Ltd and Vantor Ltd",
    ["Acme Inc"],
    ["Brenton Ltd", "Vantor Ltd"],
  ],
  ["en", "Acme Inc workers strike while Brenton Ltd expands", ["Acme Inc"], ["Brenton Ltd"]],
  ["en", "Acme Inc workers strike, said Jane Doe of Quellmark Research Ltd", ["Acme Inc"], ["Quellmark Research Ltd"]],
  ["en", "Qantas crews strike over job cuts | Vantor Times", ["Qantas"], ["Vantor Times"]],
  ["de", "Insolvenz eines Kunden von Muster Guss GmbH belastet Branche", [], ["Muster Guss GmbH"]],
  ["de", "Der VW-Zulieferer Nordhang Technik SE entlässt 200 Mitarbeiter", ["Nordhang Technik SE"], ["VW"]],
  [
    "de",
    "Nordhang AG meldet Insolvenz an, laut Analysten der Quellmark Bank AG",
    ["Nordhang AG"],
    ["Quellmark Bank AG"],
  ],
  ["fr", "Lavrand SA, fournisseur de Renault SA, en liquidation judiciaire", ["Lavrand SA"], ["Renault SA"]],
  ["zh", "据新华集团报道，大众汽车集团召回汽车", ["大众汽车集团"], ["新华集团"]],
])("%s: “%s” tells apart %j and %j", (language, title, subjects, bystanders) => {
  expect(whoIn(language, title)).toEqual({ subjects, bystanders });
});

test.each([
  ["en", "Wildfire spreads near Los Angeles, President Donald Trump says"],
  ["en", "Georgia floods kill three"],
  ["en", "Reuters: workers strike on Monday"],
  ["en", "Workers strike, said Jane Doe"],
  ["en", "Popular dog treats recalled over salmonella"],
  ["de", "Streik der Beschäftigten am Montag"],
  ["de", "Ministerin Erika Muster zu Streik"],
  ["zh", "四川一公司发生爆炸"],
])("%s: “%s” names no company", (language, title) => {
  expect(whoIn(language, title)).toEqual({ subjects: [], bystanders: [] });
});

test("outside of the evidence's sentence only the title names subjects, and without evidence nothing does", () => {
  const text = titled("Fire halts foundry of Muster Ltd", "A fire broke out. Acme Ltd delivers there.");
  expect(whoIn("en", text)).toEqual({ subjects: ["Muster Ltd"], bystanders: ["Acme Ltd"] });
  expect(readWho(text, "en", null)).toMatchObject({ subjects: [], bystanders: [{}, { value: { role: "mentioned" } }] });
});

test("where a title names nobody, the first sentence below it says whom it is about", () => {
  const evidence = { field: "title", start: 0, end: 4, quote: "Fire" } as const;
  const lead =
    "A blaze halted the hall of Muster Ltd, a supplier of Acme Ltd, according to Vantor News. Brenton Ltd went on.";
  const { subjects, bystanders } = readWho(titled("Fire at a furniture plant", lead), "en", evidence);
  expect(subjects.map(({ value }) => value.name)).toEqual(["Muster Ltd"]);
  expect(bystanders.map(({ value }) => value.name)).toEqual(expect.arrayContaining(["Acme Ltd", "Brenton Ltd"]));
  const published = readWho(titled("Fire at a furniture plant | Vantor Times", lead), "en", evidence);
  expect(published.subjects.map(({ value }) => value.name)).toEqual(["Muster Ltd"]);
});

test.each([
  ["en", "Fire at a furniture plant", "A fire halted a plant that supplies Ford and Vantor Ltd.", []],
  ["de", "Brand in Möbelfabrik", "Die Fabrik beliefert die Muster AG.", []],
  ["fr", "Incendie dans une usine", "L'usine fournit Renault SA.", []],
  ["en", "Fire halts Ford supplier", "A fire halted the plant of Muster Ltd.", ["Muster Ltd."]],
  ["de", "Brand bei VW-Zulieferer", "In einer Halle der Nordhang Technik GmbH brannte es.", ["Nordhang Technik GmbH"]],
])("%s: of “%s”, “%s” tells of %j, and not of a customer", (language, title, extract, subjects) => {
  expect(whoIn(language, titled(title, extract)).subjects).toEqual(subjects);
});

test("a name with a legal form anywhere has it everywhere, and is one organization", () => {
  const text = titled("German Pellets insolvency", "The court named a trustee. German Pellets GmbH is closed.");
  expect(whoIn("en", text)).toEqual({ subjects: ["German Pellets GmbH"], bystanders: [] });
});

test("at most ten are named, subjects first", () => {
  const letters = [..."ABCDEFGHIJKL"];
  const extract = `${letters.map((letter) => `Vantor${letter} Ltd pays.`).join(" ")} Muster Ltd workers strike.`;
  const evidence = { field: "extract", start: extract.length - 7, end: extract.length - 1, quote: "strike" } as const;
  const { subjects, bystanders } = readWho(titled("", extract), "en", evidence);
  expect(subjects.map(({ value }) => value.name)).toEqual(["Muster Ltd"]);
  expect(bystanders).toHaveLength(9);
});

test("a name's own words are no evidence", () => {
  const title = titled("Storm Guard Ltd opens a shop");
  const names = namesIn(title, "en");
  expect(names.map(({ name }) => name)).toEqual(["Storm Guard Ltd"]);
  expect(liesInName({ field: "title", start: 0, end: 5, quote: "Storm" }, names)).toBe(true);
  expect(liesInName({ field: "title", start: 16, end: 21, quote: "opens" }, names)).toBe(false);
  expect(liesInName({ field: "extract", start: 0, end: 5, quote: "Storm" }, names)).toBe(false);
});
