import { titleWords } from "../../../intake/imports/mapping/title-key";
import { identifierType, isIdentifierLabel } from "../../../intake/lists/identifier-types";
import type { ListMapping } from "../../../platform/db/shapes/list-mapping";
import { isFurtherTitle } from "./further-list-titles";

export type ListField = Exclude<keyof ListMapping, "kind" | "identifiers" | "nameParts"> | "kind";

/** Titles by field as lists write them, folded to words; the first pattern that a file has a column for counts. */
const TITLES: Readonly<Record<ListField, readonly RegExp[]>> = {
  name: [
    /^(?:whole|full|primary|main|complete) name$/,
    /^name(?: alias)? whole ?name$/,
    /^(?:entity|company|organization|party|subject|listed|sanctioned|firm|vessel|person) ?name$/,
    /^name of (?:the )?(?:individual|entity|person|organization|company|party).*$/,
    /^(?:name|names|caption|bezeichnung|firma|firmenname|nom|nombre|denominacion|denomination|razon social|raison sociale)$/,
    /^(?:last ?name|name 6|surname)$/,
  ],
  id: [
    /^(?:id|uid|entry id|record id|list id|data ?id|ssid|ent(?:ity)? (?:number|num|logical id|id)|entity logical id|entity eu reference number|group id|unique id|unique identifier|unique reference(?: number)?)$/,
    /^(?:reference(?: number)?|ref(?: number)?|number|aktenzeichen|kennung|entry number|ofsi group id|fixed ?ref|eintrag|eintrags ?(?:number|nummer|id)|(?:lfd|laufende) number|listen ?(?:number|nummer))$/,
  ],
  nameType: [/^(?:name type|alias type|type of name|namensart|type de nom|tipo de nombre)$/],
  nameStrength: [/^(?:alias strength|alias quality|name quality|strength of alias)$/],
  kind: [
    /^(?:designation type|type|kind|entity type|subject type|entity subject type|party type|group type|sdn type|schema|art|typ|tipo|categorie)$/,
  ],
  aliases: [
    /^(?:alias|aliases|alias names?|aka|a k a|akas|also known as|known as|(?:other|alt|alternate|alternative) names?|auch bekannt(?: als| unter)?|(?:weitere|andere|abweichende|sonstige) (?:namen|schreibweisen|bezeichnungen)|schreibweisen|aliasnamen|autres (?:appellations|denominations)|autres noms|alias fuerte?s?)$/,
  ],
  weakAliases: [/^(?:weak|low quality|low) (?:alias|aliases|aka|akas)$/],
  formerNames: [
    /^(?:former(?:ly)?(?: known as)?|former names?|previous names?|fka|f k a|fruhere namen|fruherer name)$/,
  ],
  countries: [
    /^(?:(?:address )?country(?: (?:code|iso ?2?|iso2 ?code|description|name))?|countries|iso country|land|lander|pays|pais)$/,
    /^(?:nationality|nationalities|citizenships?(?: country description)?|jurisdiction|staatsangehorigkeit|nationalitat|nationalite|sitz|sitzland|sitzstaat|herkunftsland|staat)$/,
  ],
  address: [
    /^(?:address|addresses|full address|street|street address|address 1|anschrift|adresse|direccion|location)$/,
  ],
  city: [/^(?:city|town|address city|ort|stadt|ville|ciudad)$/],
  birth: [
    /^(?:date of birth|dates of birth|dob|birth ?dates?|birth date birth date|geboren|geburtsdatum|date de naissance)$/,
  ],
  programs: [
    /^(?:programs?|programmes?|regime|regime name|sanctions? (?:regime|programs?|lists?)|sanctions|committees|list type|programm|sanktions(?:programm|regime)|rechtsgrundlage|verordnung|base juridique|fondement juridique|legal basis|(?:entity )?regulation program(?:me)?s?)$/,
  ],
  remarks: [
    /^(?:remarks?|comments?|notes?|(?:other|additional|further) information|bemerkung(?:en)?|anmerkung(?:en)?|begrundung|grund|motifs?|remarques?|reasons?|grounds|statement of reasons)$/,
  ],
  listedOn: [
    /^(?:listed on|listed|date listed|listing date|date of listing|listing information date|date designated|designation date|start date|effective date|seit|gelistet (?:am|seit)|aufgenommen am|aufnahme ?datum|datum der (?:aufnahme|listung|eintragung)|eingetragen am|inscrite? le|date d inscription|first seen|control date)$/,
  ],
};

/** Columns by field, guessed from a file's titles; only what is found is there. */
export function guessListMapping(titles: readonly string[]): Partial<ListMapping> {
  const worded = titles
    .map((title) => ({ title, words: titleWords(title).join(" ") }))
    .filter(({ words }) => words !== "");
  const taken = new Set<string>();
  const columnOf = (field: ListField): string | undefined => {
    for (const pattern of TITLES[field]) {
      const found = worded.find(({ title, words }) => !taken.has(title) && pattern.test(words));
      if (found) {
        taken.add(found.title);
        return found.title;
      }
    }
    const further = worded.find(({ title, words }) => !taken.has(title) && isFurtherTitle(field, words));
    if (further) taken.add(further.title);
    return further?.title;
  };
  const guess: Record<string, unknown> = {};
  for (const field of Object.keys(TITLES) as ListField[]) {
    const column = columnOf(field);
    if (column !== undefined) guess[field] = field === "kind" ? { column, values: KIND_WORDS } : column;
  }
  const nameParts = worded.filter(({ title, words }) => !taken.has(title) && NAME_PART.test(words));
  if (nameParts.length > 0) guess.nameParts = nameParts.map(({ title }) => title);
  const identifiers = identifierColumns(worded.filter(({ title }) => !taken.has(title)));
  if (Object.keys(identifiers).length > 0) guess.identifiers = identifiers;
  return guess as Partial<ListMapping>;
}

/** Whether a cell is the title of a column that lists have; decides which line is the header. */
export function isListTitle(title: string): boolean {
  if (title.length > 60) return false;
  const words = titleWords(title).join(" ");
  return (
    Object.values(TITLES).some((patterns) => patterns.some((pattern) => pattern.test(words))) ||
    Object.keys(TITLES).some((field) => isFurtherTitle(field as ListField, words))
  );
}

/** Given names in columns of their own, in front of the name. */
const NAME_PART = /^(?:name [1-5]|(?:first|second|third|fourth|middle|given) ?names?|vorname)$/;

/** What lists call the kinds of entries. */
export const KIND_WORDS = {
  ...kinds(
    "person",
    "individual person p natural-person naturalperson mensch personne persona persoon osoba pessoa 个人 自然人 人员 лицо",
  ),
  ...kinds(
    "organization",
    "entity organization organisation company enterprise e legalentity legal-entity firm corporation publicbody organisme entite entidad unternehmen firma group società azienda ente entità empresa entidade entiteit bedrijf podmiot 实体 企业 公司 组织 机构 организация",
  ),
  ...kinds("vessel", "vessel ship schiff boat navire nave buque schip statek navio 船舶 судно"),
  ...kinds("aircraft", "aircraft airplane plane flugzeug avion aeromobile aeronave 航空器 飞机"),
} as const;

function kinds<Kind extends string>(kind: Kind, words: string): Record<string, Kind> {
  return Object.fromEntries(words.split(" ").map((word) => [word.replace("-", " "), kind]));
}

/** Numbers worth comparing; a website or telephone number says little about who somebody is. */
const COMPARED = new Set([
  "imo",
  "lei",
  "duns",
  "swift",
  "vat",
  "tax",
  "registration",
  "passport",
  "national-id",
  "mmsi",
]);

function identifierColumns(columns: readonly { title: string; words: string }[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { title, words } of columns) {
    const type = /^(?:identifiers?|id numbers?)$/.test(words) ? "other" : identifierType(title);
    if (type !== "other" && !(COMPARED.has(type) && isIdentifierLabel(title))) continue;
    if (type === "other" && !/^(?:identifiers?|id numbers?)$/.test(words)) continue;
    found[type] ??= title;
  }
  return found;
}
