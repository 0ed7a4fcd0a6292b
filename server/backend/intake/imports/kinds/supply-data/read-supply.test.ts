import fc from "fast-check";
import { expect, test } from "vitest";
import { FIELDS_OF_KIND } from "~/backend/contract/import-kinds";
import type { Field, Mapping } from "../../mapping/fields";
import { guessMapping } from "../../mapping/guess-mapping";
import { type SupplyRead, supplyRowReader } from "./file-kind";
import { unitOfTitle } from "./in-days";
import { SUPPLY_WORDS } from "./titles";

/** Reads one row in which every given field has a column of its own name; `other` is a further row's cell in each of them. */
function read(values: Partial<Record<Field, string>>, other = ""): SupplyRead {
  const header = Object.keys(values);
  const mapping: Mapping = Object.fromEntries(header.map((field, column) => [field, column]));
  const cells = Object.values(values);
  const sample = [{ cells }, { cells: header.map(() => other) }];
  return supplyRowReader({ header, mapping, sample, today: "2026-11-28" })({ number: 7, cells });
}
const said = (values: Partial<Record<Field, string>>, other?: string) =>
  read({ name: "Kwarzit Guss", input: "Castings", ...values }, other);
const codesOf = ({ problems }: SupplyRead) => problems.map(({ code, severity }) => [code, severity]);

test("a supplier is named by its name, its number or an identifier, and an input by words or its HS heading", () => {
  expect(read({ erpId: "4711", hsCode: "73259910" }).candidate).toMatchObject({
    ends: [{ numberOnly: true, identifiers: [{ system: "ERP", id: "4711" }] }],
    says: { input: "HS 7325", inputKey: "hs 7325", hsCode: "73259910" },
  });
  expect(codesOf(read({ name: "–", input: "Castings" }))).toEqual([["supplierMissing", "error"]]);
  expect(codesOf(read({ name: "Kwarzit Guss", input: "" }))).toEqual([["inputMissing", "error"]]);
  const keys = ["Gießereiteile", " GIESSEREITEILE ", "Gießerei-Teile", "铸件"].map(
    (input) => said({ input }).candidate?.says.inputKey,
  );
  expect(keys[0]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(3);
});

test.each([
  ["0.6", "", 0.6],
  ["60 %", "", 0.6],
  ["60", "40", 0.6],
  ["0,35", "0,65", 0.35],
  ["1", "", 1],
  ["0", "", 0],
])("the share “%s” beside “%s” is %s", (word, other, share) => {
  expect(said({ share: word }, other).candidate?.says.share).toBe(share);
});

test.each(["1.2 %x", "-0.1", "110 %", ">50 %", "half"])("“%s” is no share", (word) => {
  expect(codesOf(said({ share: word }))).toEqual([["shareRefused", "error"]]);
});

test.each([
  ["3 Wochen", 21],
  ["4 Wo.", 28],
  ["1.5 weeks", 10.5],
  ["2 Monate", 60],
  ["1 Monat", 30],
  ["6 semaines", 42],
  ["3周", 21],
  ["2 个月", 60],
])("“%s” to recover is %s days", (word, days) => {
  expect(said({ recoverySite: word }).candidate?.says.recoverySite).toBe(days);
});

test("a bare number has the unit that its title names, and a unit of its own goes before that", () => {
  const mapping = { name: 0, input: 1, recoverySite: 2, stockOwn: 3 };
  const header = ["n", "i", "Wiederanlaufzeit (Wochen)", "Reichweite"];
  const row = { number: 2, cells: ["Kwarzit Guss", "Castings", "3", "3"] };
  const file = { header, mapping, sample: [row], today: "2026-11-28" };
  expect(supplyRowReader(file)(row).candidate?.says).toMatchObject({ recoverySite: 21, stockOwn: 3 });
  const own = supplyRowReader(file)({ ...row, cells: ["Kwarzit Guss", "Castings", "10 Tage", "3 m"] });
  expect(own.candidate?.says.recoverySite).toBe(10);
  expect(codesOf(own)).toEqual([["daysRefused", "error"]]);
});

test.each([
  ["Time to recover (weeks)", 7],
  ["recoveryWeeks", 7],
  ["ttr_weeks", 7],
  ["Durée (sem.)", 7],
  ["恢复周数", 7],
  ["中转时间（周）", 7],
  ["TTR (month)", 30],
  ["Reichweite in Monaten", 30],
  ["Délai en mois", 30],
  ["中转时间(月)", 30],
  ["Lead time last month (days)", 1],
  ["Stock days, end of month", 1],
  ["Reichweite Monat (Tage)", 1],
  ["Stock, last month", 1],
  ["补货周期", 1],
  ["TTR (W)", 1],
])("a bare number below “%s” is of %i days", (title, days) => {
  expect(unitOfTitle(title)).toBe(days);
});

test.each(["200 t", "2 J", "2-3 weeks", "3月", "3 months 2 weeks", "½ week"])("“%s” is no duration", (word) => {
  expect(codesOf(said({ recoverySite: word }))).toEqual([["daysRefused", "error"]]);
});

test("a share above 1 in a column of fractions is refused instead of guessed to be percent", () => {
  const mapping = { name: 0, input: 1, share: 2 };
  const file = { header: ["n", "i", "s"], mapping, sample: [{ cells: ["A", "B", "0.4"] }], today: "2026-11-28" };
  const late = supplyRowReader(file)({ number: 900, cells: ["Kwarzit Guss", "Castings", "60"] });
  expect(codesOf(late)).toEqual([["shareRefused", "error"]]);
});

test.each([
  ["0.6", ["0.4", "1.2"], 0.6],
  ["0.5", ["60", "39.5"], 0.005],
  ["1", ["0.7", "0.3", "1.01"], 1],
])("a column has what most of it shows: “%s” beside %j is %s", (word, others, share) => {
  const mapping = { name: 0, input: 1, share: 2 };
  const sample = [word, ...others].map((cell) => ({ cells: ["A", "B", cell] }));
  const reader = supplyRowReader({ header: ["n", "i", "s"], mapping, sample, today: "2026-11-28" });
  expect(reader({ number: 2, cells: ["A", "B", word] }).candidate?.says.share).toBe(share);
});

test.each([
  ["1.200", "", null],
  ["1,200", "", null],
  ["1.200", "2,5", 1200],
  ["1.200", "2.5", 1.2],
  ["1,200", "2.5", 1200],
  ["0.125", "", 0.125],
])("“%s” beside “%s” are %s days: nobody knows whether three digits are thousands", (word, other, days) => {
  const { candidate, problems } = said({ stockOwn: word }, other);
  expect(candidate?.says.stockOwn ?? null).toBe(days);
  expect(problems.map(({ code }) => code)).toEqual(days === null ? ["daysRefused"] : []);
});

test.each([
  ["10", 10],
  ["10 days", 10],
  ["2,5", 2.5],
  ["3650", 3650],
  ["14 Tage", 14],
  ["7天", 7],
  ["10 T", 10],
  ["10 j", 10],
])("“%s” are %s days", (word, days) => {
  expect(said({ stockOwn: word }).candidate?.says.stockOwn).toBe(days);
});

test.each(["3651", "-1", "two weeks", "1e9"])("“%s” are no days", (word) => {
  for (const field of [
    "stockOwn",
    "stockSupplier",
    "transit",
    "recoverySite",
    "recoveryInsolvency",
    "rampDays",
  ] as const)
    expect(codesOf(said({ [field]: word }))).toEqual([["daysRefused", "error"]]);
});

test("money needs a currency, in its column, its cell or its title", () => {
  const money = (values: Partial<Record<Field, string>>) => said(values).candidate?.says;
  expect(money({ revenueAtRisk: "1.250.000,50", currency: "eur" })).toMatchObject({
    revenueAtRisk: 1_250_000.5,
    currency: "EUR",
  });
  expect(money({ revenueAtRisk: "12", currency: "KES" })).toMatchObject({ currency: "KES" });
  expect(money({ revenueAtRisk: "2,4 Mio. €" })).toMatchObject({ revenueAtRisk: 2_400_000, currency: "EUR" });
  expect(money({ revenueAtRisk: "", currency: "EUR" })).toMatchObject({ revenueAtRisk: null, currency: null });
  expect(codesOf(said({ revenueAtRisk: "1000" }))).toEqual([["currencyMissing", "error"]]);
  expect(codesOf(said({ revenueAtRisk: "1000", currency: "Taler" }))).toEqual([["currencyUnknown", "error"]]);
  const titled = (currency: string) => {
    const header = ["n", "i", "Revenue at risk (EUR)", "c"];
    const mapping = { name: 0, input: 1, revenueAtRisk: 2, currency: 3 };
    const reader = supplyRowReader({ header, mapping, sample: [], today: "2026-11-28" });
    return reader({ number: 2, cells: ["A", "B", "5", currency] });
  };
  expect(codesOf(titled("Taler"))).toEqual([["currencyUnknown", "error"]]);
  expect(titled("usd").candidate?.says.currency).toBe("USD");
  expect(titled("").candidate?.says.currency).toBe("EUR");
  expect(money({ revenueAtRisk: "5", currency: "€" })).toMatchObject({ currency: "EUR" });
  expect(money({ revenueAtRisk: "$ 5", currency: "CAD" })).toMatchObject({ currency: "CAD" });
  expect(codesOf(said({ revenueAtRisk: "€ 5", currency: "USD" }))).toEqual([["moneyRefused", "error"]]);
  expect(codesOf(said({ revenueAtRisk: "a lot", currency: "EUR" }))).toEqual([["moneyRefused", "error"]]);
});

test("a period begins on the day of the file unless it says so, and does not end before it begins", () => {
  expect(said({}).candidate?.says).toMatchObject({ validFrom: "2026-11-28", validTo: null });
  expect(said({ validFrom: "Q2 2026", validTo: "Q3 2026" }).candidate?.says).toMatchObject({
    ...{ validFrom: "2026-04-01", validTo: "2026-09-30" },
  });
  expect(codesOf(said({ validFrom: "2026-05-01", validTo: "2026-04-30" }))).toEqual([["dayOrder", "error"]]);
  expect(codesOf(said({ validTo: "2026-01-01" }))).toEqual([["dayOrder", "error"]]);
  for (const validTo of ["9999-12-31", "laufend", "heute"]) {
    expect(said({ validTo })).toMatchObject({ candidate: { says: { validTo: null } }, problems: [] });
  }
  expect(codesOf(said({ validFrom: "31.2.2026" }))).toEqual([["dayRefused", "error"]]);
});

test("whatever stands in a row, it is read and its problems point into it", () => {
  const cell = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("=1", "-", "1,5", "#N/A", "DE", "\0", "1e999", "９"),
  );
  const fields = FIELDS_OF_KIND["supply-data"];
  const mapping: Mapping = Object.fromEntries(fields.map((field, column) => [field, column]));
  const reader = supplyRowReader({ header: [...fields], mapping, sample: [], today: "2026-11-28" });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 24 }), (cells) => {
      const { candidate, problems } = reader({ number: 2, cells });
      for (const { column } of problems)
        expect(column === null || column <= Math.max(cells.length, fields.length)).toBe(true);
      const share = candidate?.says.share ?? 0;
      expect(share >= 0 && share <= 1).toBe(true);
    }),
  );
});

test.each([
  [
    "Italian",
    "Fornitore=name|Materiale=input|Quota=share|Scorta (giorni)=stockOwn|Tempo di recupero (settimane)=recoverySite|Valido dal=validFrom",
  ],
  [
    "Spanish",
    "Proveedor=name|Artículo=input|Cuota=share|Existencias (días)=stockOwn|Tiempo de recuperación (semanas)=recoverySite|Válido desde=validFrom",
  ],
  [
    "Dutch",
    "Leverancier=name|Materiaal=input|Aandeel=share|Voorraad (dagen)=stockOwn|Hersteltijd (weken)=recoverySite|Geldig vanaf=validFrom",
  ],
  [
    "Portuguese",
    "Fornecedor=name|Artigo=input|Participação=share|Estoque (dias)=stockOwn|Tempo de recuperação (semanas)=recoverySite|Válido a partir de=validFrom",
  ],
  [
    "Polish",
    "Dostawca=name|Materiał=input|Udział=share|Zapas (dni)=stockOwn|Czas odtworzenia (tygodnie)=recoverySite|Ważne od=validFrom",
  ],
  [
    "German",
    "Lieferant=name|Artikel=input|Anteil=share|Bestand (Tage)=stockOwn|Wiederanlaufzeit (Wochen)=recoverySite|Gültig ab=validFrom",
  ],
  [
    "French",
    "Fournisseur=name|Article=input|Part d'approvisionnement=share|Stock propre (jours)=stockOwn|Délai de reprise (semaines)=recoverySite|Valable à partir du=validFrom",
  ],
])("%s titles of supply data and their units are understood", (_, list) => {
  const wanted = list.split("|").map((pair) => pair.split("=") as [string, string]);
  const found = guessMapping(
    wanted.map(([title]) => title),
    [["Kwarzit Guss", "Zinc", "30 %", "20", "6", "15.10.2026"]],
    SUPPLY_WORDS,
  );
  expect(found.map(({ title, guess }) => [title, guess?.field])).toEqual(wanted);
  expect(wanted.map(([title]) => unitOfTitle(title))).toEqual([1, 1, 1, 1, 7, 1]);
});
