import fc from "fast-check";
import { expect, test } from "vitest";
import { readSeverity } from "./read-severity";

const title = (text: string) => ({ title: text, extract: "", body: "" });
const severityOf = (language: string, text: string) =>
  Object.assign({}, ...readSeverity(title(text), language).map(({ value }) => value));

test("the worked example: three injured, and a stop of two weeks", () => {
  const text = "Nach Großbrand: Muster Guss GmbH in Hagen stellt Produktion zwei Wochen ein – drei Verletzte";
  const found = readSeverity(title(text), "de");
  expect(Object.assign({}, ...found.map(({ value }) => value))).toEqual({ injured: 3, stopDays: 14 });
  expect(found.find(({ measure }) => measure === "injured")).toMatchObject({
    ...{ by: "grammar", rule: "reading-severity.de@1#injured-1" },
    span: { field: "title", quote: "drei Verletzte" },
  });
  expect(severityOf("en", "Fire halts Muster Guss foundry in Hagen, one dead")).toEqual({ dead: 1 });
});

test.each<[language: string, text: string, expected: object]>([
  ["en", "Factory fire kills three, injures 12", { dead: 3, injured: 12 }],
  ["en", "Two killed and five injured in blast at chemical plant", { dead: 2, injured: 5 }],
  ["en", "Three firefighters were injured and a worker was killed", { injured: 3, dead: 1 }],
  ["en", "Death toll rises to 12 after mine collapse", { dead: 12 }],
  ["en", "Death toll from mine blast revised from 12 to 9", { dead: 9 }],
  ["en", "Dozens hurt, 20-30 missing after explosion", { injured: 24, missing: 20 }],
  ["en", "No one was injured in the fire", { injured: 0 }],
  ["en", "No deaths or injuries after derailment", { dead: 0, injured: 0 }],
  ["en", "No casualties in warehouse fire", { dead: 0, injured: 0 }],
  ["en", "Fire at plant, no serious injuries reported", {}],
  ["en", "No one was injured, but two drivers died", { injured: 0, dead: 2 }],
  ["en", "1,200 residents evacuated after chemical leak", { evacuated: 1200 }],
  ["en", "Carmaker cuts 1,200 jobs", { employeesAffected: 1200 }],
  ["en", "Carmaker to create 1,200 jobs", {}],
  ["en", "Carmaker to lay off 300 workers in Ohio", { employeesAffected: 300 }],
  ["en", "Carmaker cuts 20 percent of jobs", {}],
  ["en", "Wildfire burns 5,000 acres", { areaHectares: 2023.43 }],
  ["en", "Plant shut for 10 days after fire", { stopDays: 10 }],
  ["en", "Two-week shutdown at the smelter plant", { stopDays: 14 }],
  ["en", "Production halted two weeks ago", {}],
  ["en", "Production will stop in two weeks", {}],
  ["en", "Production stopped on the fifth day", {}],
  ["en", "Fire causes $5m damage", { loss: { amount: 5e6, currency: "USD" } }],
  ["en", "Company fined more than €3.5 million", { loss: { amount: 3.5e6, currency: "EUR" } }],
  ["en", "Company invests $5m", {}],
  ["en", "A 34-year-old worker was killed", {}],
  ["en", "Two explosions killed workers in 2024", {}],
  ["de", "Zahl der Toten auf 9 korrigiert", { dead: 9 }],
  ["de", "Zahl der Toten steigt von 7 auf 12", { dead: 12 }],
  ["de", "Bei einem Brand in Hagen wurden drei Menschen verletzt, einer starb", { injured: 3, dead: 1 }],
  ["de", "Niemand wurde verletzt", { injured: 0 }],
  ["de", "Großbrand in Hagen – keine Verletzten", { injured: 0 }],
  ["de", "Ein Toter und Dutzende Verletzte bei Explosion", { dead: 1, injured: 24 }],
  ["de", "Konzern streicht 1.200 Stellen", { employeesAffected: 1200 }],
  ["de", "Zulieferer baut 300 Arbeitsplätze ab", { employeesAffected: 300 }],
  ["de", "Werk steht bis Ende der Woche still", {}],
  ["de", "Werk steht fünf Tage still", { stopDays: 5 }],
  ["de", "Sachschaden von 1,5 Mio. Euro", { loss: { amount: 1.5e6, currency: "EUR" } }],
  ["de", "Waldbrand: 200 Hektar verbrannt, 300 Anwohner evakuiert", { areaHectares: 200, evacuated: 300 }],
  ["fr", "Incendie : trois morts et une dizaine de blessés", { dead: 3, injured: 10 }],
  ["fr", "Explosion dans une usine, aucun blessé", { injured: 0 }],
  ["fr", "Le groupe supprime 1 200 postes", { employeesAffected: 1200 }],
  ["fr", "L’usine à l’arrêt pendant deux semaines", { stopDays: 14 }],
  ["fr", "Le bilan s’alourdit à 12 morts", { dead: 12 }],
  ["fr", "Les dégâts atteignent 5 millions d’euros", { loss: { amount: 5e6, currency: "EUR" } }],
  ["fr", "Incendie : 500 hectares brûlés, 2 000 personnes évacuées", { areaHectares: 500, evacuated: 2000 }],
  ["zh", "化工厂爆炸致三人死亡、12人受伤", { dead: 3, injured: 12 }],
  ["zh", "工厂火灾无人受伤", { injured: 0 }],
  ["zh", "火灾未造成人员伤亡", { dead: 0, injured: 0 }],
  ["zh", "死亡人数升至12人", { dead: 12 }],
  ["zh", "公司裁员两千人", { employeesAffected: 2000 }],
  ["zh", "工厂停产两周", { stopDays: 14 }],
  ["zh", "火灾造成经济损失2000万元", { loss: { amount: 2e7, currency: "CNY" } }],
  ["zh", "爆炸3死5伤，十几人失踪", { dead: 3, injured: 5, missing: 11 }],
])("%s: %s", (language, text, expected) => {
  expect(severityOf(language, text)).toEqual(expected);
});

test("the title's number counts, else the highest; deeper sentences do not", () => {
  const told = (heading: string, extract: string, body = "") =>
    readSeverity({ title: heading, extract, body }, "en").find(({ measure }) => measure === "dead")?.amount;
  expect(told("Fire kills three", "Five people were killed.")).toEqual({ from: 3, to: null });
  expect(told("Fire at plant", "Three people were killed. Earlier reports said 5 were killed.")?.from).toBe(5);
  expect(told("Dozens killed in fire", "Police said 34 people were killed.")).toEqual({ from: 34, to: null });
  expect(told("Fire at plant", "", "It burned. It went on. Three people were killed.")).toBeUndefined();
  expect(told("20 to 30 killed in fire", "")).toEqual({ from: 20, to: 30 });
  expect(told("Three. Killed at plant", "")).toBeUndefined();
});

test("a title of a megabyte is cut, and its sentences are bounded", () => {
  const huge = "3 killed 4 injured 5 million dollars damage no one ".repeat(20_000);
  expect(readSeverity({ title: huge, extract: huge, body: huge }, "en").length).toBeLessThanOrEqual(8);
  const inTitle = readSeverity(title(`${"x ".repeat(500_000)}three dead`), "en");
  expect(inTitle).toEqual([]);
});

test("whatever the text, nothing is thrown and every span quotes it", () => {
  const piece = fc.constantFrom(
    ..."3 zwei dead Tote killed verletzt no keine $ 5m Euro damage Wochen production stops 人 死亡 伤 裁员 . , – :".split(
      " ",
    ),
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece, { maxLength: 40 }).map((all) => all.join(" ")),
  );
  fc.assert(
    fc.property(fc.constantFrom("en", "de", "fr", "zh"), text, text, (language, heading, body) => {
      const given = { title: heading, extract: "", body };
      for (const { span, value } of readSeverity(given, language)) {
        expect(span?.quote).toBe(given[span?.field ?? "title"].slice(span?.start, span?.end).slice(0, 150));
        expect(Object.keys(value)).toHaveLength(1);
      }
    }),
    { numRuns: 300 },
  );
});
