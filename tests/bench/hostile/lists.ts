import type { Attack } from "./send";

const MEGABYTE = 1024 * 1024;
/** Just below what a list's files may have together (`LIST_FILES_LIMIT`). */
const LARGE = 31 * MEGABYTE;

const list = (name: string, format: string | undefined, ...files: (() => Buffer)[]): Attack => ({
  name: `list: ${name}`,
  run: ({ send }) => {
    const contents = files.map((file, n) => ({ name: `${n}.txt`, content: file().toString("base64") }));
    const body = JSON.stringify({ format, files: contents });
    // Its name has a limit of its own, which is not what is tried here.
    const slug = name
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-")
      .slice(0, 40)
      .replace(/-$/, "");
    const path = `/api/v2/sanctions-lists/${slug}/versions`;
    return send(path, { body, type: "application/json" });
  },
});

const fill = (unit: string, bytes: number): Buffer => Buffer.alloc(bytes, unit);

/** Pieces until they have so many bytes, between what opens a file and what closes it. */
function filled(before: string, piece: (n: number) => string, after = "", bytes = LARGE): Buffer {
  const parts = [before];
  for (let n = 0, length = 0; length < bytes; n++) {
    const text = piece(n);
    length += text.length;
    parts.push(text);
  }
  return Buffer.from(parts.join("") + after);
}

/** As long as the reasons of a real entry are, so that as many entries as in no real list, and not ten times that, fill the file. */
const REASONS = "An invented company that nobody knows of and that delivers nothing to anybody. ".repeat(25);

const EU = '<export xmlns="http://eu.europa.ec/fpi/fsd/export">';
const euAlias = (n: number): string =>
  `<nameAlias wholeName="Nord Werk ${n}" strong="true" regulationLanguage="en" logicalId="${n}"/>`;
const euEntity = (n: number, inside: string): string =>
  `<sanctionEntity euReferenceNumber="EU.${n}" logicalId="${n}"><subjectType code="enterprise" classificationCode="E"/>${inside}</sanctionEntity>`;

const SECO = '<swiss-sanctions-list list-type="whole-list">';
const secoTarget = (n: number): string =>
  `<target ssid="${n}"><entity><identity ssid="1" main="true"><name name-type="primary-name"><name-part order="1" name-part-type="whole-name"><value>Nord Werk ${n}</value></name-part></name></identity><justification>${REASONS}</justification></entity></target>`;

const UN = "<CONSOLIDATED_LIST><ENTITIES>";
const unEntity = (n: number): string =>
  `<ENTITY><DATAID>${n}</DATAID><FIRST_NAME>Nord Werk ${n}</FIRST_NAME><COMMENTS1>${REASONS}</COMMENTS1><ENTITY_ALIAS><QUALITY>a.k.a.</QUALITY><ALIAS_NAME>Werk Nord ${n}</ALIAS_NAME></ENTITY_ALIAS></ENTITY>`;

const UK = "Last Updated,Unique ID,OFSI Group ID,UN Reference Number,Name 6,Name type,Regime Name,Designation Type\n";
const ukRow = (subject: number, name: number): string =>
  `04/08/2025,XXA${subject},${subject},,NORD WERK ${name},${subject === name ? "Primary name" : "AKA"},Invented,Entity\n`;

const CSL = "_id,source,entity_number,type,programs,name,alt_names,addresses\n";

/** Lists as large as they may be: ordinary ones, and such that heap up what a reader keeps of one entry. */
export const LISTS: readonly Attack[] = [
  list("31 MB, European", undefined, () =>
    filled(EU, (n) => euEntity(n, `<remark>${REASONS}</remark>${euAlias(n)}`), "</export>"),
  ),
  list("31 MB, European, one entry of 300,000 names", undefined, () =>
    filled(
      `${EU}<sanctionEntity logicalId="1"><subjectType code="enterprise"/>`,
      euAlias,
      "</sanctionEntity></export>",
    ),
  ),
  list("31 MB, European, one attribute", undefined, () =>
    filled(
      `${EU}<sanctionEntity logicalId="1"><nameAlias wholeName="`,
      () => "nord werk ",
      '"/></sanctionEntity></export>',
    ),
  ),
  list("31 MB, Swiss", undefined, () => filled(SECO, secoTarget, "</swiss-sanctions-list>")),
  list("31 MB, Swiss, 300,000 programmes", undefined, () =>
    filled(
      SECO,
      (n) =>
        `<sanctions-program ssid="${n}"><sanctions-set lang="eng" ssid="${n}">x</sanctions-set></sanctions-program>`,
      `${secoTarget(1)}</swiss-sanctions-list>`,
    ),
  ),
  list("31 MB, Swiss, name parts with 1,000 spellings each", undefined, () =>
    filled(
      `${SECO}<target ssid="1"><entity><identity main="true"><name name-type="primary-name">`,
      (n) =>
        `<name-part order="${n}" name-part-type="given-name"><value>a${n}</value>${`<spelling-variant>b${n}</spelling-variant>`.repeat(1000)}</name-part>`,
      "</name></identity></entity></target></swiss-sanctions-list>",
    ),
  ),
  list("31 MB, United Nations", undefined, () => filled(UN, unEntity, "</ENTITIES></CONSOLIDATED_LIST>")),
  list("31 MB, United Kingdom", undefined, () => filled(UK, (n) => ukRow(n, n))),
  list("31 MB, United Kingdom, one subject", undefined, () => filled(UK, (n) => ukRow(0, n))),
  list("31 MB, United Kingdom, names far apart", undefined, () => filled(UK, (n) => ukRow(n % 150_000, n))),
  list("31 MB, OFAC", "ofac", () =>
    filled("", (n) => `${n},"NORD WERK ${n}",-0-,"SDGT",${"-0-,".repeat(7)}"${REASONS.slice(0, 900)}"\r\n`),
  ),
  list(
    "31 MB, OFAC, aliases",
    "ofac",
    () => Buffer.from(`1,"NORD WERK",-0-,"SDGT",${"-0-,".repeat(7)}-0-\r\n`),
    () => filled("", (n) => `1,${n},"aka","WERK NORD ${n}",-0-\r\n`),
  ),
  list("31 MB, consolidated screening list", undefined, () =>
    filled(CSL, (n) => `${n},SDN,${n},Entity,SDGT,NORD WERK ${n},WERK NORD ${n},"1 Road, Ulm, DE"\n`),
  ),
  list("31 MB, table", "table", () => filled("id,name,country\n", (n) => `${n},Nord Werk ${n},DE\n`)),
  list("31 MB, table, one entry of many rows", "table", () =>
    filled("id,name,country\n", (n) => `1,Nord Werk ${n},DE\n`),
  ),
  list("31 MB, United Kingdom, one subject of any number of regimes", undefined, () =>
    filled(UK, (n) => `04/08/2025,XXA1,1,,NORD WERK,Primary name,Regime ${n},Entity\n`),
  ),
  list("199,000 entries with numbers of 130 characters", "table", () =>
    filled(`id,name,country\n`, (n) => `${String(n).padStart(130, "0")},Nord Werk ${n},DE\n`, "", 199_000 * 145),
  ),
  list("31 MB of 'and'", undefined, () => fill("<a>&amp;</a>", LARGE)),
  list(
    "20 files of 1.5 MB",
    "table",
    ...Array.from(
      { length: 20 },
      (_, file) => () => filled("id,name,country\n", (n) => `${file}-${n},Nord Werk ${n},DE\n`, "", 1.5 * MEGABYTE),
    ),
  ),
];
