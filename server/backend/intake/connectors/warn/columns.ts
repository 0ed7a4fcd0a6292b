/** What a WARN notice tells, by the names used here. */
export type WarnField =
  | "state"
  | "company"
  | "canonicalName"
  | "parent"
  | "address"
  | "city"
  | "county"
  | "zip"
  | "location"
  | "latitude"
  | "longitude"
  | "geoBasis"
  | "noticeDate"
  | "receivedDate"
  | "effectiveDate"
  | "endDate"
  | "employees"
  | "kind"
  | "temporary"
  | "reason"
  | "industry"
  | "naics"
  | "noticeId"
  | "stableId"
  | "version"
  | "amendment"
  | "url"
  | "lei"
  | "cik"
  | "ein"
  | "wikidata"
  | "notes";

/**
 * The titles of the states' own files and of registers that collect them, from the surest to the vaguest. A title is
 * compared in lower case, with blanks between its words and "number" for #.
 */
const TITLES: Readonly<Record<WarnField, readonly RegExp[]>> = {
  stableId: [/^dedupe key$/, /^(?:stable|record) (?:id|key)$/],
  noticeId: [
    /^(?:source )?notice (?:id|number|no)$/,
    /^(?:warn|event|case|record|log|control|tracking|reference) ?(?:warn )?(?:id|number|no)$/,
    /^id$|^number$/,
  ],
  version: [/^(?:current )?version$|^revision$/],
  amendment: [
    /^(?:is )?(?:amendment|amending|revision|revised|supplement(?:al)?|amended notice|updated notice)(?: (?:flag|notice|type|yn|y n))?$/,
  ],
  canonicalName: [/^canonical name$/],
  parent: [/^parent(?: company)?(?: name)?$/],
  company: [
    /^(?:company|employer|business|organi[sz]ation|firm)(?: name)?$/,
    /^(?:affected|impacted|notifying) (?:company|employer|business)(?: name)?$/,
    /^(?:job site|site|facility|establishment|plant|name of (?:company|employer|business)) ?(?:name)?$/,
    /^(?:company|employer|business|organi[sz]ation)(?: name)? (?:and|or|address|location)\b/,
    /^name$/,
  ],
  state: [/^(?:postal )?state(?: code| name| abbreviation)?$/],
  address: [
    /^(?:site|street|company|employer|facility|physical|location|layoff)? ?address(?: line)?(?: 1)?$/,
    /^street$/,
  ],
  city: [
    /^(?:place name|city|town|municipality)$/,
    /^(?:site|location|company|layoff|event|worksite)? ?city(?: name| town)?$/,
  ],
  county: [/^(?:county|parish|borough)(?: name| parish| names)?$/, /^county\b/],
  zip: [/^(?:zip|postal)(?: code)?$/, /^zip code\b/],
  location: [
    /^location(?:s|\(s\))?$|^(?:layoff|work|job|site|event|company|plant|facility) ?(?:site )?locations?$/,
    /^city (?:county|state|town)\b|^city and\b|^location\b|^worksite$/,
    /^(?:region|local area|lwda|lwia|workforce (?:board|area|region)|wib(?: name)?|wda(?: name)?)$/,
  ],
  latitude: [/^lat(?:itude)?$/],
  longitude: [/^(?:lon|lng|long)(?:gitude)?$|^longitude$/],
  geoBasis: [/^geo basis$/],
  noticeDate: [
    /^(?:warn )?notice(?:d)? dated?$|^date of (?:warn )?notice$|^(?:date )?notice (?:issued|date)$|^warn date$/,
    /^(?:initial report|notification|state notification|original notice|letter|report|filing|filed) date$|^date (?:filed|of letter|notified)$/,
    /^date$|^(?:wfdd )?notice$/,
  ],
  receivedDate: [
    /^(?:warn |wfdd |notice )?(?:received|rcvd)(?: date)?$|^date (?:warn )?received$|^date posted$|^posted(?: date| on)?$/,
  ],
  effectiveDate: [
    /^(?:planned |projected |anticipated |expected )?effective date$|^effective (?:layoff|closure)?(?: )?date\b|^effective\b/,
    /^(?:first |planned |projected |anticipated |proposed )?(?:layoff|lay off|separation|impact|starting|start|termination|closure|closing|dislocation|reduction|event)(?: layoff| closure| closing| lay off| starting| start| begin| of layoff)* dates?\b/,
    /^(?:layoff|lay off|lo cl|planned|projected)\b.*\bdate|^date of (?:layoff|closure|impact|separation)|^dates? effective|^projected date/,
  ],
  endDate: [
    /^(?:layoff |separation )?end(?:ing)? date$|^(?:closing|closure) date$|^date of closing$|^last (?:day|layoff date)$/,
  ],
  employees: [
    /^employees affected$|^(?:number|total|total number|no|count|est|estimated|potential|planned|projected)? ?(?:of )?(?:affected|impacted|laid off|displaced)? ?(?:employees?|workers?|positions?|jobs|workforce)(?: to be)?(?: affected| impacted| laid off| count| displaced)?(?: number| total| count)?$/,
    /^(?:number|total|potential number|total layoff|planned number|projected number|initial number) ?(?:of )?(?:affected|impacted|laid off|layoffs?|number)(?: employees| workers)?$|^(?:layoff|affected|laid off|est impact|impacted|jobs lost)(?: total| number| count)?$/,
    /\b(?:affected|impacted|number of|impact)\b.*\b(?:employees|workers|positions)|\b(?:employees|workers|positions)\b.*\b(?:affected|impacted|number)|\bnumber affected|^headcount$|^job loss/,
  ],
  kind: [
    /^(?:layoff|lay off|lo|closure|closing|event|incident|notice|warn|action|dislocation|separation) type$|^type(?: of)?(?: event| layoff| notice| action| dislocation| incident| closure)*$/,
    /^(?:layoff|lay off|lo)(?: or)? (?:closure|closing|cl)\b|^(?:closure|closing|cl)(?: or)? (?:layoff|lay off|lo)\b|^(?:type|code)\b|^closing$|^closure$/,
  ],
  temporary: [/^(?:is )?temporary(?: or permanent)?$|^permanent(?: or)? temporary$|^duration$/],
  reason: [/^(?:reason|cause)s?\b(?: for| of)?/],
  industry: [
    /^(?:related )?industry(?: name| description| type)?$|^business type$|^description of work$|^naics description$|^sic description$/,
  ],
  naics: [/^naics(?: code| number)?$/],
  url: [/^(?:source )?(?:url|link)$|^attachment$|^(?:notice|pdf|document) (?:url|link)$/],
  lei: [/^lei$/],
  cik: [/^cik$/],
  ein: [/^f?ein(?: num| number)?$/],
  wikidata: [/^wikidata(?: qid| id)?$/],
  notes: [/^(?:notes?|comments?|remarks?|update)$/],
};

/** The fields of a header, each at most one title and each title at most one field; surer patterns choose first. */
export function warnColumns(titles: readonly string[]): Map<WarnField, string> {
  const columns = new Map<WarnField, string>();
  const taken = new Set<string>();
  for (let sureness = 0; sureness < 4; sureness++) {
    for (const [field, patterns] of Object.entries(TITLES) as [WarnField, readonly RegExp[]][]) {
      const pattern = patterns[sureness];
      if (pattern === undefined || columns.has(field)) continue;
      const title = titles.find((one) => !taken.has(one) && pattern.test(titleKey(one)));
      if (title === undefined) continue;
      columns.set(field, title);
      taken.add(title);
    }
  }
  return columns;
}

/** Whether a cell is a title that a WARN file can have. */
export function isWarnTitle(cell: string): boolean {
  if (cell.length > 60 || cell === "") return false;
  const key = titleKey(cell);
  return Object.values(TITLES).some((patterns) => patterns.some((pattern) => pattern.test(key)));
}

/** "No. Of Employees" → "no of employees", "TOTAL_LAYOFF_NUMBER" → "total layoff number", "LayoffDate" → "layoff date". */
function titleKey(title: string): string {
  return title
    .slice(0, 100)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/#/g, " number ")
    .toLowerCase()
    .replace(/lay-?\s?offs?/g, "layoff")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
