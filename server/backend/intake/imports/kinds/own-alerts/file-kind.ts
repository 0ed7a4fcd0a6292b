import { FIELDS_OF_KIND } from "~/backend/contract/import-kinds";
import { FURTHER_TITLES } from "../../mapping/further-titles";
import { MORE_TITLES } from "../../mapping/more-titles";
import { TITLES } from "../../mapping/titles";
import { type Titles, vocabularyOf } from "../../mapping/vocabulary";
import { oneEndFile } from "../linked/one-end-file";
import type { OwnAlertSaid } from "./own-alert";
import { ownAlertReader } from "./read-own-alert";

const OWN: Titles = {
  name: "target|target name|site|affected supplier|affected target|objekt|standort|betroffener lieferant|cible|fournisseur concerné|对象|站点|受影响供应商",
  erpId:
    "your supplier number|supplier number|supplier no|supplier id|supplier code|vendor number|vendor no|vendor id|ihre lieferantennummer|lieferantennummer|lieferanten nr|kreditorennummer|votre numéro de fournisseur|numéro fournisseur|code fournisseur|贵公司供应商编号|供应商编号|供应商编码|供应商代码",
  eventType:
    "type|event type|type of event|event|category|kind of event|ereignisart|art des ereignisses|ereignistyp|ereignis|art|kategorie|type d'événement|événement|catégorie|事件类型|类型|事件|类别|type d’événement",
  alertTitle: "title|headline|subject|summary~|titel|überschrift|betreff|schlagzeile|titre|objet|sujet|标题|题目|主题",
  alertText:
    "text|description|details|body|message|notes~|beschreibung|einzelheiten|meldungstext|texte|détails|contenu|正文|描述|内容|详情|说明",
  eventDate:
    "date|day|event date|date of event|occurred on|happened on|reported on|datum|tag|ereignisdatum|gemeldet am|jour|date de l'événement|survenu le|日期|发生日期|事件日期|date de l’événement",
  priority:
    "priority|severity|urgency|importance|priorität|schwere|dringlichkeit|priorité|gravité|urgence|优先级|严重程度|紧急程度",
  link: "link|url|source link|web address|web link|article|quelle~|webadresse|lien|adresse web|链接|网址|来源链接",
  externalId:
    "external id|your number of the alert|reference|reference number|alert number|case number|ticket|ticket number|id|externe nummer|ihre nummer der meldung|referenz|fallnummer|vorgangsnummer|numéro externe|votre numéro de l'alerte|votre numéro de l’alerte|référence|numéro de dossier|外部编号|贵公司预警编号|参考编号|案件编号",
};

/** "External id" and "number" are those of the alert here. */
const ofTargets = ({ erpId: _, ...titles }: Titles): Titles => titles;

/** What the customer itself reports of a target. */
export const ownAlertFile = oneEndFile<OwnAlertSaid>({
  words: vocabularyOf(FIELDS_OF_KIND["own-alerts"], [OWN, ...[TITLES, MORE_TITLES, FURTHER_TITLES].map(ofTargets)]),
  reader: () => ownAlertReader(),
});
