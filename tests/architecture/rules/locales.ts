import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { isTest, type Source, type Violation, walk } from "./source";

/** Texts by language and key; a key is written `section:group.key`, a plural form's ending included. */
export type Locales = Map<string, Map<string, string>>;

interface Texts {
  [key: string]: string | Texts;
}

/** What authorities call their lists, in any language. */
const LISTS = ["OFAC", "BIS Denied Persons List", "US Consolidated Screening List", "UK Sanctions List"];

const REFERENCE = "en";
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Names, and texts that are all placeholder or punctuation. */
const SAME_ANYWHERE = /^(Tierwatch|LEI|OS ID|English|Deutsch|简体中文|中文|Français|OK|[\W\d_]*|\W*\{\{\w+\}\}\W*)$/;
/** Words that the language shares with English. */
const SAME_IN: Record<string, readonly string[]> = {
  de: words(
    "Administration Aluminium Cookie Cookies Details E-Mail Explosion Feed Filter Gold Irrelevant Label Labels Lithium Magnesium Manager Median Mineral Name Nickel Person Problem Region Relevant Score Scores Status Team Teams Ticket Tsunami Version Website",
  ).concat(
    ...["Kosovo", "Somaliland"],
    "Version {{version}}",
    "Label: {{name}}",
    "Name: {{q}}",
    "Tickets",
    "Ticket {{ticket}}",
    "{{title}}: {{status}}",
    "{{number}} {{state}}",
    "{{day}}, {{name}}",
    ...LISTS,
  ),
  fr: words(`Action Actions Administration Aluminium Bauxite Cause Cobalt Code Collection Collections Contact Contacts Contribution Cookies Correct Corruption Date Dates Direct E-mail Explosion Graphite Impact Latitude Lithium Longitude Menu Mica Mine Nickel Note Notifications Options Pages Plantation
    Perspective Pollution Port Questionnaire Questionnaires Questions Rose Sanctions Score Scores Site Sites Source Sources Tsunami
    Version Violet Zinc`).concat(
    ...["Kosovo", "Somaliland"],
    "Version {{version}}",
    "Collection {{id}}",
    "Collections",
    ...["Documents", "Document", "Type", "Description", "{{number}} document", "{{number}} documents"],
    "{{count}} action",
    "{{number}} {{state}}",
    ...[
      "{{number}} action",
      "{{number}} actions",
      "{{name}} – action",
      "Image (PNG)",
      "E-mails",
      "{{name}} – sanctions",
      "via",
      "Ticket {{ticket}}",
      "{{day}}, {{name}}",
    ],
    "{{count}} actions",
    "{{name}} + {{count}} source",
    "{{name}} + {{count}} sources",
    ...LISTS,
  ),
  ch: ["OFAC"],
};

function words(list: string): string[] {
  return list.split(/\s+/);
}

export function readLocales(root: string): Locales {
  const folder = join(root, "app/i18n/locales");
  return new Map(
    readdirSync(folder).map((language) => {
      const files = readdirSync(join(folder, language)).filter((file) => file.endsWith(".json"));
      const texts = files.flatMap((file) => {
        const catalogue = JSON.parse(readFileSync(join(folder, language, file), "utf8")) as Texts;
        return flatten(catalogue, `${file.slice(0, -".json".length)}:`);
      });
      return [language, new Map(texts)];
    }),
  );
}

/** Every language has the texts of the others, and every plural text has the forms that its own grammar asks for. */
export function localesAreComplete(locales: Locales, tags: Record<string, string>): Violation[] {
  const wanted = new Set([...locales.values()].flatMap((texts) => [...texts.keys()].map(base)));
  const plurals = new Set([...locales.values()].flatMap((texts) => [...texts.keys()].filter(isPlural).map(base)));
  return [...locales].flatMap(([language, texts]) => {
    const endings = new Intl.PluralRules(tags[language]).resolvedOptions().pluralCategories;
    const missing = [...wanted]
      .flatMap((key) => (plurals.has(key) ? endings.map((ending) => `${key}_${ending}`) : [key]))
      .filter((key) => !texts.has(key));
    return missing.map((key) => violation("locale-complete", language, `has no ${key}`));
  });
}

export function textsAreNotEmpty(locales: Locales): Violation[] {
  return [...locales].flatMap(([language, texts]) =>
    [...texts]
      .filter(([, text]) => text.trim() === "")
      .map(([key]) => violation("locale-empty", language, `${key} is empty`)),
  );
}

/** A text that is the English one has been copied, not translated. */
export function textsAreTranslated(locales: Locales): Violation[] {
  const english = locales.get(REFERENCE) ?? new Map<string, string>();
  return [...locales].flatMap(([language, texts]) => {
    if (language === REFERENCE) return [];
    return [...texts]
      .filter(([key, text]) => text === english.get(key) && !SAME_ANYWHERE.test(text))
      .filter(([, text]) => !SAME_IN[language]?.includes(text))
      .map(([key, text]) => violation("locale-translated", language, `${key} is still "${text}"`));
  });
}

/** Placeholders are what the code fills in: a translation that drops or renames one shows a hole. */
export function placeholdersAgree(locales: Locales): Violation[] {
  const english = locales.get(REFERENCE) ?? new Map<string, string>();
  return [...locales].flatMap(([language, texts]) =>
    [...texts].flatMap(([key, text]) => {
      const original = english.get(key) ?? english.get(`${base(key)}_other`);
      if (original === undefined || isPlural(key) || placeholders(original) === placeholders(text)) return [];
      return [violation("locale-placeholders", language, `${key} has other placeholders than in English`)];
    }),
  );
}

/** A text that nothing shows is one more to translate. A key put together at run time counts by its written beginning. */
export function textsAreUsed(locales: Locales, sources: readonly Source[]): Violation[] {
  const { whole, beginnings } = literalsOf(sources.filter(({ path }) => !isTest(path)));
  const keys = new Set([...(locales.get(REFERENCE) ?? new Map()).keys()].map(base));
  return [...keys]
    .filter((key) => {
      const short = key.slice(key.indexOf(":") + 1);
      if (whole.has(key) || whole.has(short)) return false;
      return !beginnings.some((start) => key.startsWith(start) || short.startsWith(start));
    })
    .map((key) => violation("locale-used", REFERENCE, `${key} is shown nowhere`));
}

function literalsOf(sources: readonly Source[]): { whole: Set<string>; beginnings: string[] } {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const source of sources) {
    walk(source, (node) => {
      if (ts.isStringLiteralLike(node)) whole.add(node.text);
      // `login:` alone would make every key of the section look used.
      if (ts.isTemplateHead(node) && /\w+[.]$/.test(node.text)) beginnings.add(node.text);
    });
  }
  return { whole, beginnings: [...beginnings] };
}

function flatten(texts: Texts, prefix: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

function isPlural(key: string): boolean {
  return PLURAL.test(key);
}

function base(key: string): string {
  return key.replace(PLURAL, "");
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\{[^}]+\}\}|<\/?\w+>/g))].sort().join();
}

function violation(rule: string, language: string, why: string): Violation {
  return { rule, at: `app/i18n/locales/${language}`, why };
}
