import fc from "fast-check";
import { expect, test } from "vitest";
import { readWhen, type WhenAbout } from "./read-when";

/** A Thursday. */
const PUBLISHED = "2026-11-26T09:00:00+01:00";
const title = (text: string) => ({ title: text, extract: "", body: "" });
const READ_AT = new Date("2026-11-26T10:00:00Z");
const about = (publishedAt: string | null = PUBLISHED): WhenAbout => ({
  ...{ publishedAt, asOf: READ_AT, type: "fire", evidence: null },
});
const whenOf = (language: string, text: string, published: string | null = PUBLISHED) => {
  const value = readWhen(title(text), language, about(published)).when?.value;
  return value ? (value.from === value.to ? value.from : `${value.from}/${value.to ?? ".."}`) : "";
};

test.each([
  ["en", "Fire at plant yesterday", "2026-11-25"],
  ["en", "Fire today", "2026-11-26"],
  ["en", "Fire the day before yesterday", "2026-11-24"],
  ["en", "Fire on Tuesday", "2026-11-24"],
  ["en", "Fire on Thursday", "2026-11-26"],
  ["en", "Fire last Thursday", "2026-11-19"],
  ["en", "Fire late on Friday", "2026-11-20"],
  ["en", "Workers will strike on Monday", "2026-11-30"],
  ["en", "Strike from Monday", "2026-11-30/.."],
  ["en", "Strike next Monday", "2026-11-30"],
  ["en", "Strike from Monday until Friday", "2026-11-30/2026-12-04"],
  ["en", "Fire last week", "2026-11-16/2026-11-22"],
  ["en", "Strike next week", "2026-11-30/2026-12-06"],
  ["en", "Fire two days ago", "2026-11-24"],
  ["en", "Fire three weeks ago", "2026-11-05"],
  ["en", "Fire on 12 November", "2026-11-12"],
  ["en", "Fire on November 12, 2025", "2025-11-12"],
  ["en", "Fire on Nov. 12", "2026-11-12"],
  ["en", "Strike on December 12", "2026-12-12"],
  ["en", "Fire on 2025-11-12", "2025-11-12"],
  ["en", "Fire on the 3rd", ""],
  ["en", "Black Friday sales", ""],
  ["en", "It may 12 times", ""],
  ["en", "Plant closed until Friday", ""],
  ["de", "Brand gestern", "2026-11-25"],
  ["de", "Brand vorgestern in Hagen", "2026-11-24"],
  ["de", "Brand am Montag", "2026-11-23"],
  ["de", "Brand am Montagabend", "2026-11-23"],
  ["de", "Brand am Donnerstag", "2026-11-26"],
  ["de", "Brand am vergangenen Freitag", "2026-11-20"],
  ["de", "Streik ab Montag", "2026-11-30/.."],
  ["de", "Streik am kommenden Montag", "2026-11-30"],
  ["de", "Beschäftigte wollen am Montag streiken", "2026-11-30"],
  ["de", "Streik von Montag bis Freitag", "2026-11-30/2026-12-04"],
  ["de", "Brand letzte Woche", "2026-11-16/2026-11-22"],
  ["de", "Streik nächste Woche", "2026-11-30/2026-12-06"],
  ["de", "Brand vor zwei Tagen", "2026-11-24"],
  ["de", "Brand vor drei Wochen", "2026-11-05"],
  ["de", "Brand am 12. November", "2026-11-12"],
  ["de", "Brand am 12. November 2025", "2025-11-12"],
  ["de", "Brand am 12.11.2025", "2025-11-12"],
  ["de", "Werk schließt zum 31.12.", "2026-12-31"],
  ["de", "Brand um 10.30 Uhr", ""],
  ["fr", "Incendie hier", "2026-11-25"],
  ["fr", "Incendie avant-hier", "2026-11-24"],
  ["fr", "Incendie aujourd’hui", "2026-11-26"],
  ["fr", "Incendie lundi", "2026-11-23"],
  ["fr", "Incendie lundi dernier", "2026-11-23"],
  ["fr", "Grève lundi prochain", "2026-11-30"],
  ["fr", "Grève à partir de lundi", "2026-11-30/.."],
  ["fr", "La grève débutera demain", "2026-11-27"],
  ["fr", "Incendie la semaine dernière", "2026-11-16/2026-11-22"],
  ["fr", "Incendie il y a deux jours", "2026-11-24"],
  ["fr", "Incendie le 12 novembre", "2026-11-12"],
  ["fr", "Incendie le 12 novembre 2025", "2025-11-12"],
  ["fr", "Incendie le 1er novembre", "2026-11-01"],
  ["fr", "Incendie le 12/11/2025", "2025-11-12"],
  ["zh", "工厂昨天发生火灾", "2026-11-25"],
  ["zh", "今天发生爆炸", "2026-11-26"],
  ["zh", "前天发生爆炸", "2026-11-24"],
  ["zh", "周一发生爆炸", "2026-11-23"],
  ["zh", "星期三发生爆炸", "2026-11-25"],
  ["zh", "上周一发生爆炸", "2026-11-16"],
  ["zh", "下周一罢工", "2026-11-30"],
  ["zh", "工人将于周一罢工", "2026-11-30"],
  ["zh", "上周发生爆炸", "2026-11-16/2026-11-22"],
  ["zh", "两天前发生爆炸", "2026-11-24"],
  ["zh", "11月12日发生爆炸", "2026-11-12"],
  ["zh", "2025年11月12日发生爆炸", "2025-11-12"],
  ["zh", "上个月发生爆炸", "2026-10-01/2026-10-31"],
])("%s: %s", (language, text, expected) => {
  expect(whenOf(language, text)).toBe(expected);
});

test("an event of more than 14 days before the publication is past, and says by which words", () => {
  const { past } = readWhen(title("Brand am 11. November in Hagen"), "de", about());
  expect(past).toMatchObject({ value: true, rule: "reading-when.de@3#date", span: { quote: "11. November" } });
  expect(readWhen(title("Brand am 12. November in Hagen"), "de", about()).past).toBeNull();
  expect(readWhen(title("Fire three weeks ago"), "en", about()).past?.span?.quote).toBe("three weeks ago");
  expect(readWhen(title("Strike on December 12"), "en", about()).past).toBeNull();
  expect(readWhen(title("Strike from 1 November"), "en", about()).past).toBeNull();
});

test.each([
  ["zh", "民国115年11月25日工厂发生火灾"],
  ["zh", "令和8年11月25日工厂发生火灾"],
  ["zh", "佛历2569年11月25日工厂发生火灾"],
  ["en", "Fire at Bangkok plant on 25 November 2569"],
  ["en", "Fire at plant on November 25, 2569"],
  ["en", "Fire at plant on 25/11/2569"],
  ["de", "Brand im Werk am 25.11.2569"],
  ["fr", "Incendie le 25 novembre 2569"],
])("%s: “%s” is counted by another calendar: it is neither past nor of another century", (language, text) => {
  const { when, past } = readWhen(title(text), language, about());
  expect(past).toBeNull();
  expect(when === null || when.value.from.startsWith("2026-11-25")).toBe(true);
});

test("a recent day comes before an old one, and what was founded long ago is no event", () => {
  const lead = (extract: string) => readWhen({ title: "Fire at plant", extract, body: "" }, "en", about());
  expect(lead("After a blaze on 1 March 2024, it burned again on Tuesday.")).toMatchObject({
    when: { value: { from: "2026-11-24" } },
    past: null,
  });
  expect(lead("The plant, opened on 1 March 2019, burned.")).toEqual({ when: null, past: null });
  expect(lead("It burned. It went on. It began on 1 March 2024.")).toEqual({ when: null, past: null });
});

test.each([
  ["trade-barrier", "Review of duties", "On August 22, 2025, the office opened a review of pipes.", false],
  ["sanctions", "Notice of sanctions", "It names persons under the order of March 10, 2003.", false],
  ["product-safety", "Petition of a maker", "The maker filed a report dated May 15, 2025.", false],
  ["sanctions", "Sanctions of March 10, 2003", "They are told again.", true],
  ["merger", "Two chemical groups", "Photo: archive 09.12.2025 | 11:25 Reports: they talk of a merger.", true],
  ["fire", "Fire at plant", "On August 22, 2025, a fire broke out in the hall.", true],
] as const)(
  "%s: an old day in running text is past of what happens on a day, and not of a step",
  (type, heading, extract, isPast) => {
    const language = extract.includes("|") ? "de" : "en";
    const read = readWhen({ title: heading, extract, body: "" }, language, { ...about(), type });
    expect(read.past !== null).toBe(isPast);
    if (!isPast) expect(read.when).toBeNull();
  },
);

test.each([
  ["en", "The explosion of 2013 killed nine", "explosion", true],
  ["en", "2013 explosion: what was found", "explosion", true],
  ["zh", "2013年爆炸造成九人死亡", "爆炸", true],
  ["de", "Die Explosion von 2013 forderte neun Tote", "explosion", true],
  ["en", "Explosion at plant opened in 2013", "explosion", false],
  ["en", "Explosion in 2026 is like that of 2013", "explosion", false],
  ["en", "Explosion at plant that three brothers had built in 2013", "explosion", false],
  ["en", "Explosion costs 2013 jobs", "explosion", false],
  ["en", "In 2013 an explosion killed nine", "explosion", true],
  ["de", "Die Explosion im Jahr 2013 forderte neun Tote", "explosion", true],
  ["en", "1998 workers killed in explosion", "explosion", false],
  ["en", "2000 evacuated after explosion", "explosion", false],
  ["en", "Explosion of 2000 tonnes of fuel", "explosion", false],
  ["de", "2000 Anwohner nach Explosion evakuiert", "explosion", false],
  ["fr", "Explosion: usine fermée en 2013", "explosion", false],
  ["fr", "Explosion de 2000 tonnes de nitrate", "explosion", false],
  ["en", "Explosion at plant shut in 2013", "explosion", false],
  ["en", "Explosion breaks law of 2013", "explosion", false],
  ["de", "Explosion in 2013 stillgelegtem Werk", "explosion", false],
  ["zh", "1998名工人爆炸遇险", "爆炸", false],
  ["fr", "Explosion comme en 2013", "explosion", false],
  ["zh", "爆炸超过2013年规模", "爆炸", false],
  ["zh", "2013年以来最大爆炸", "爆炸", false],
])("%s: “%s” names an old year beside it: %s", (language, heading, word, isPast) => {
  const start = heading.toLowerCase().indexOf(word);
  const evidence = { field: "title", start, end: start + word.length, quote: word } as const;
  const read = readWhen(title(heading), language, { ...about(), type: "explosion", evidence });
  expect(read.past !== null).toBe(isPast);
  if (isPast) expect(read).toMatchObject({ when: { value: { from: "2013-01-01", to: "2013-12-31" } } });
  expect(readWhen(title(heading), language, { ...about(), type: "lawsuit", evidence }).past).toBeNull();
});

test.each([
  ["zh", "东方网11月2日讯（记者）今日凌晨工厂突然失火。", "2026-11-02"],
  ["en", "HYDERABAD November 02, 2026 00:00 IST Operations came to a standstill yesterday.", "2026-11-01"],
  ["de", "02.11.2026 | 06:59 Uhr. Gestern brannte die Halle.", "2026-11-01"],
])("%s: “%s” counts from its dateline, however late it is published again", (language, extract, day) => {
  const read = readWhen({ title: "", extract, body: "" }, language, about());
  expect(read.past?.value).toBe(true);
  expect([day, "2026-11-02"]).toContain(read.when?.value.from);
});

test.each([
  ["zh", "lawsuit", "2019年6月12日，公司就合同纠纷提起诉讼。法院作出判决。"],
  ["zh", "sanctions", "据悉2018年4月16日，中兴通讯被制裁。美国宣布新制裁。"],
  ["zh", "sanctions", "2018年4月16日电池法规生效。美国宣布制裁。"],
  ["en", "sanctions", "Duties of March 10, 2003, 12.50 percent, apply. The sanctions are new."],
  ["de", "lawsuit", "Am 3. März 2021 um 10:30 Uhr wurde der Vertrag unterschrieben. Das Gericht urteilt."],
] as const)("%s, %s: the day that “%s” goes on from is no dateline", (language, type, extract) => {
  const read = readWhen({ title: "", extract, body: "" }, language, { ...about(), type });
  expect(read).toEqual({ when: null, past: null });
});

test.each([
  ["zh", "2019年6月12日，该厂曾发生火灾。昨日再次起火。"],
  ["de", "Am 3. März 2024 um 10:30 Uhr brannte die Halle. Gestern brannte es erneut."],
  ["en", "March 10, 2024 saw the first fire. Yesterday the plant burned again."],
])("%s: “%s” tells of yesterday, and not of the day after the first fire", (language, extract) => {
  const read = readWhen({ title: "", extract, body: "" }, language, about());
  expect(read).toMatchObject({ when: { value: { from: "2026-11-25" } }, past: null });
});

test.each([
  ["zh", "工厂发生火灾。该公司三年前成立。"],
  ["zh", "工厂发生火灾。该厂于2015年5月1日正式投产。"],
  ["de", "Die Halle brennt. Das Werk wurde vor zehn Jahren gegründet."],
  ["fr", "La halle brûle. L’usine fut bâtie il y a dix ans."],
])("%s: “%s” says how old a company is, and nothing of when it burned", (language, extract) => {
  expect(readWhen({ title: "", extract, body: "" }, language, about())).toEqual({ when: null, past: null });
});

test.each([
  ["en", "sanctions", "Emergency declared in Executive Order 12957 of March 15, 1995 is continued"],
  ["en", "strike", "Workers strike against the pension law of 10 March 2003"],
  ["de", "trade-barrier", "Zölle nach der Verordnung (EG) vom 3. März 2009 verlängert"],
  ["fr", "strike", "Grève contre la loi du 3 mars 2023"],
] as const)("%s, %s: “%s” names the day of a law, and not its own", (language, type, heading) => {
  expect(readWhen(title(heading), language, { ...about(), type })).toEqual({ when: null, past: null });
});

test("without a publication only dates with a year are read, and its day is that of the source's zone", () => {
  expect(whenOf("en", "Fire yesterday", null)).toBe("");
  expect(whenOf("en", "Fire on 12 November 2025", null)).toBe("2025-11-12");
  expect(readWhen(title("Fire on 12 November 2025"), "en", about(null)).past?.value).toBe(true);
  expect(readWhen(title("Fire on 12 November 2026"), "en", about(null)).past).toBeNull();
  expect(whenOf("en", "Fire yesterday", "2026-11-26T00:30:00+01:00")).toBe("2026-11-25");
  expect(whenOf("en", "Fire yesterday", "soon")).toBe("");
});

test("whatever the text, nothing is thrown, and days are days", () => {
  const piece = fc.constantFrom(
    ..."12 2025 31 . - / November Montag lundi from until ab bis 周 一 年 月 日 ago vor weeks 99 前".split(" "),
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece, { maxLength: 30 }).map((all) => all.join(" ")),
  );
  fc.assert(
    fc.property(fc.constantFrom("en", "de", "fr", "zh"), text, (language, heading) => {
      const { when } = readWhen(title(heading), language, about());
      if (!when) return;
      expect(when.value.from).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect((when.value.to ?? "9999") >= when.value.from).toBe(true);
      expect(when.span?.quote).toBe(heading.slice(when.span?.start, when.span?.end).slice(0, 150));
    }),
    { numRuns: 300 },
  );
});
