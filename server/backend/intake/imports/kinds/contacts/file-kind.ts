import { CONTACT_LANGUAGES } from "~/backend/contract/contact-words";
import { FIELDS_OF_KIND } from "~/backend/contract/import-kinds";
import { writtenAddress } from "~/backend/contract/written-address";
import { FURTHER_TITLES } from "../../mapping/further-titles";
import { MORE_TITLES } from "../../mapping/more-titles";
import { TITLES } from "../../mapping/titles";
import { type Titles, vocabularyOf } from "../../mapping/vocabulary";
import type { Report } from "../../rows/candidate";
import type { RowCells } from "../../rows/row-cells";
import { oneEndFile } from "../linked/one-end-file";
import type { ContactSaid } from "./contact";

const OWN: Titles = {
  name: "target|target name|site|company of contact|objekt|standort|firma|unternehmen|cible|site~|entreprise|对象|站点|公司",
  erpId: "your supplier number|ihre lieferantennummer|votre numéro de fournisseur|贵公司供应商编号",
  contact:
    "contact|full name|person|name of contact|first and last name|vor- und nachname|person~|nom complet|prénom et nom|姓名|联系人",
  contactRole:
    "role|function|position|job title|title|department~|rolle|funktion|stelle|berufsbezeichnung|abteilung~|rôle|fonction|poste|职务|职位|角色|部门~",
  contactLanguage:
    "language|language of contact|mail language|preferred language|sprache|korrespondenzsprache|langue|langue de correspondance|语言|首选语言",
};

/** Whom to write to about a target. */
export const contactFile = oneEndFile<ContactSaid>({
  words: vocabularyOf(FIELDS_OF_KIND.contacts, [OWN, TITLES, MORE_TITLES, FURTHER_TITLES]),
  reader: () => (cells) => ({
    email: readAddress(cells),
    contact: cells.text("contact").slice(0, LONGEST),
    role: cells.text("contactRole").slice(0, LONGEST),
    language: cells.read("contactLanguage", readLanguage),
  }),
});

/** As forms take them. */
const LONGEST = 200;
const ADDRESS = writtenAddress();

/** A row without an address that mails can go to is refused. */
function readAddress(cells: RowCells): string {
  const written = cells.text("email").replace(/^mailto:/i, "");
  if (written === "") cells.report("email")("emailMissing");
  else if (!ADDRESS.safeParse(written).success) cells.report("email")("emailRefused");
  return written;
}

/** Of those that mails are written in; any other is left open. */
function readLanguage(value: string, report: Report): ContactSaid["language"] {
  const found = CONTACT_LANGUAGES.find((language) => LANGUAGES[language].test(value.trim()));
  if (found === undefined) report("languageUnknown");
  return found ?? null;
}

const LANGUAGES: Record<NonNullable<ContactSaid["language"]>, RegExp> = {
  en: /^(?:en(?:[-_][a-z]{2})?|eng|english|englisch|anglais|inglés|inglese|英语|英文)$/i,
  de: /^(?:de(?:[-_][a-z]{2})?|deu|ger|german|deutsch|allemand|alemán|tedesco|德语|德文)$/i,
  ch: /^(?:ch|zh(?:[-_][a-z]{2,4})*|zho|chi|chinese|mandarin|chinesisch|chinois|chino|cinese|中文|汉语|简体中文|普通话)$/i,
};
