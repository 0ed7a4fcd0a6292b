import ts from "typescript";
import type { Locales } from "./locales";
import { isTest, type Source, type Violation, walk } from "./source";

type Language = "en" | "de" | "fr" | "ch";

/** One text that a person reads, with where it is: a locale's key, or a file. */
export interface Text {
  at: string;
  language: Language;
  text: string;
}

/** Words that no text uses, with the one to use. */
const INSTEAD: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/\bstands?\b/i, "is, or name the thing"],
    [/\b(told|tells?)\b/i, "add, report, notify"],
    [/\bwhoever\b/i, "name the person's role (or “for whoever added them”, excepted by key)"],
    [/\bsuch as\b/i, "like, for example"],
    [/\bby itself\b/i, "alone, automatically"],
    [/\bputs?\b/i, "add, move"],
    [/\b(takes?|taken|took) (\S+ )?(off|out|back|away)\b/i, "remove, undo, withdraw"],
    [/\btick(ed|s)?\b/i, "select"],
    [/\bedges?\b/i, "relationship"],
    [/\brelations?\b/i, "relationship"],
    [/(?<!e-)\bmails?\b(?! server)/i, "e-mail"],
    [/\bjudged?\b/i, "assess"],
    [/\b(meanwhile|in the meantime)\b/i, "leave it out"],
    [/\bany ?more\b|\bnot there\b/i, "no longer"],
    [/\bin the middle\b/i, "median"],
    [/\bclosenes|\bknown from\b/i, "impact, source"],
  ],
  de: [
    [/\b(ge|ver)folg(t|te|en)\b/i, "beobachtet"],
    [/\bFolgende\b|\bFollower\b/, "Beobachter"],
    [/\bTu \S/, "Imperativ mit Sie"],
    [/\bsteht zusammen|stehen zusammen/i, "gruppiert"],
    [/\bZiel(e|en|s)?\b/, "Objekt, Lieferant, Standort"],
    [/\bFirm(a|en)\b/, "Unternehmen"],
    [/\bKanten?\b/, "Beziehung"],
    [/\bVorhersagen?\b/, "Prognose"],
    [/(?<!E-)\bMails?\b/, "E-Mail"],
    [/\b(ankreuzen|angekreuzt)\b/i, "auswählen"],
    [/\b(hineinlegen|herausnehmen|hineingelegt)\b/i, "hinzufügen, entfernen"],
    [/\bAlarm/, "Meldung"],
    [/\bWebseite\b/, "Website"],
    [/\bBewertung(en)?\b/, "Score (Bewertung ist die Einschätzung einer Meldung)"],
  ],
  fr: [
    [/courriel/i, "e-mail"],
    [/\bniveaux? (de )?(fournisseur|\d)/i, "rang"],
    [/\balarmes?\b/i, "alerte"],
    [/\barêtes?\b/i, "relation"],
    [/\bcoch(ez|ées?|er)\b/i, "sélectionner"],
    [/\bproximité\b/i, "impact"],
  ],
  ch: [
    [/目标/, "对象"],
    [/警报|警示/, "预警"],
    [/场所/, "站点"],
    [/自评/, "自我评估"],
    [/您的公司/, "贵公司"],
    [/国家(?!\/地区|级)/, "国家/地区"],
    [/第 ?(\{\{\w+\}\}|\d|N) ?[层步]/, "第 n 级"],
    [/小组/, "团队"],
    [/勾选/, "选择"],
  ],
};

/** A thing, and its one word in each language: where the English text names it, the others do. */
const TERMS: readonly Record<Language, RegExp>[] = [
  { en: /\balerts?\b/i, de: /meldung/i, fr: /alerte/i, ch: /预警/ },
  { en: /\bcollections?\b/i, de: /sammlung/i, fr: /collection/i, ch: /集合/ },
  { en: /\btiers?\b/i, de: /stufe/i, fr: /rang/i, ch: /级/ },
  { en: /\bsites?\b/i, de: /standort/i, fr: /site/i, ch: /站点/ },
  { en: /\bself-assessments?\b/i, de: /selbstauskunft|selbstauskünfte/i, fr: /auto-évaluation/i, ch: /自我评估/ },
  { en: /\bteams?\b/i, de: /team/i, fr: /équipe/i, ch: /团队/ },
  { en: /\bsuppliers?\b/i, de: /lieferant|liefer/i, fr: /fourniss/i, ch: /供应商|供应/ },
  { en: /\brelationships?\b/i, de: /beziehung/i, fr: /relation/i, ch: /关系/ },
  { en: /\blabels?\b/i, de: /label/i, fr: /étiquette/i, ch: /标签/ },
  { en: /\be-mails?\b/i, de: /e-mail/i, fr: /e-mail/i, ch: /邮/ },
  { en: /\bscores?\b/i, de: /score/i, fr: /score|not(er|ée)/i, ch: /评分|得分/ },
  { en: /\bmanagers?\b/i, de: /leitung/i, fr: /gestionnaire/i, ch: /经理/ },
  { en: /\bassignees?\b/i, de: /zuständig/i, fr: /responsable/i, ch: /负责人|指派/ },
];

/** What a text says otherwise on purpose, by its key, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "documents:lead": "“whoever added them” is the text that was asked for",
  "catalogue:actionTypes.on-site-audit": "an audit on site is one at the place, whatever the place is",
  "collection:share.roleHint": "a role in one collection, not in the company",
  "collection:share.roles.Manager": "a role in one collection, not in the company",
  "contacts:roleHint": "a supplier's quality manager, no role here",
  "newAlert:sourceHint": "a plant's manager, no role here",
};

/** Texts of the locales, in each language. */
export function textsOfLocales(locales: Locales): Text[] {
  return [...locales].flatMap(([language, texts]) =>
    [...texts].map(([at, text]) => ({ at, language: language as Language, text })),
  );
}

/** What mails say: files of one language by their names, others by the property that a text stands below. */
export function textsOfMails(sources: readonly Source[]): Text[] {
  const mails = sources.filter(({ path }) => path.startsWith("server/backend/platform/mail/texts/") && !isTest(path));
  return mails.flatMap((source) => literals(source, (node) => languageOf(source.path, node)));
}

/** What the API says is wrong, and what a command says of a row or an entry that it refuses. English alone. */
export function textsOfProblems(sources: readonly Source[]): Text[] {
  const backend = sources.filter(({ path }) => path.startsWith("server/backend/") && !isTest(path));
  return backend.flatMap((source) => literals(source, (node) => (isProblem(node) ? "en" : null)));
}

export function wordsAreTheGlossarys(texts: readonly Text[]): Violation[] {
  return texts.flatMap(({ at, language, text }) =>
    INSTEAD[language]
      .filter(([word]) => word.test(text) && !EXCEPTIONS[at])
      .map(([word, instead]) => ({
        rule: "glossary-word",
        at,
        why: `${language} “${text}” has ${word.exec(text)?.[0]}; say: ${instead}`,
      })),
  );
}

export function thingsHaveOneName(locales: Locales): Violation[] {
  const english = locales.get("en") ?? new Map<string, string>();
  return [...locales].flatMap(([language, texts]) =>
    [...texts].flatMap(([at, text]) => {
      const original = english.get(at) ?? "";
      const missing = TERMS.filter(
        (term) => term.en.test(original.replace(/\{\{\w+\}\}/g, "")) && !term[language as Language].test(text),
      );
      if (EXCEPTIONS[at]) return [];
      return missing.map((term) => ({
        rule: "glossary-term",
        at,
        why: `${language} “${text}” lacks ${term[language as Language].source} for “${original}”`,
      }));
    }),
  );
}

/** Exceptions whose text is gone. */
export function exceptionsAreNeeded(keys: ReadonlySet<string>): Violation[] {
  return Object.keys(EXCEPTIONS)
    .filter((key) => !keys.has(key))
    .map((at) => ({ rule: "glossary-exception", at, why: "there is no such text" }));
}

function literals(source: Source, languageOf: (node: ts.Node) => Language | null): Text[] {
  const found: Text[] = [];
  walk(source, (node) => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return;
    const language = languageOf(node);
    if (language) found.push({ at: source.path, language, text: textOf(node) });
  });
  return found;
}

/** What is filled in counts as nothing. */
function textOf(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…");
}

const BY_FILE: readonly (readonly [RegExp, Language])[] = [
  [/english\.ts$/, "en"],
  [/german\.ts$/, "de"],
  [/chinese\.ts$/, "ch"],
];

function languageOf(path: string, node: ts.Node): Language | null {
  const named = BY_FILE.find(([file]) => file.test(path));
  if (named) return named[1];
  for (let above = node.parent; above; above = above.parent) {
    if (ts.isPropertyAssignment(above) && /^(en|de|fr|ch)$/.test(above.name.getText()))
      return above.name.getText() as Language;
  }
  return null;
}

/** The third argument of a refusal, and a `message` wherever one is given. */
function isProblem(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === "message";
  return ts.isNewExpression(parent) && parent.expression.getText() === "Refusal" && parent.arguments?.[2] === node;
}
