import { FIELDS_OF_KIND } from "~/backend/contract/import-kinds";
import { FURTHER_TITLES } from "../../mapping/further-titles";
import { MORE_TITLES } from "../../mapping/more-titles";
import { TITLES } from "../../mapping/titles";
import { type Titles, vocabularyOf } from "../../mapping/vocabulary";
import { oneEndFile } from "../linked/one-end-file";
import type { ActionSaid } from "./action";
import { actionReader } from "./read-action";

/** English, German, French, Spanish, Italian, Dutch, Polish, Portuguese and Chinese. */
const OWN: Titles = {
  name: "target|target name|supplier|site|objekt|lieferant|standort|cible|fournisseur|site concerné|objetivo~|proveedor|fornitore|leverancier|dostawca|fornecedor|对象|供应商|站点",
  erpId: "your supplier number|ihre lieferantennummer|votre numéro de fournisseur|贵公司供应商编号",
  actionType:
    "action type|type of action|type|kind of action|kind|maßnahmenart|art der maßnahme|art|typ|type d'action|type d’action|tipo de acción|tipo di azione|tipo|soort maatregel|soort|rodzaj działania|rodzaj|tipo de ação|措施类型|类型",
  actionTitle:
    "action title|title|action|measure|task|subject|titel der maßnahme|titel|maßnahme|aufgabe|titre de l'action|titre de l’action|titre|action à mener|título|acción|titolo|azione|maatregel|tytuł|działanie|ação|措施标题|标题|措施",
  actionText:
    "note|notes|description|details|text|notiz|beschreibung|einzelheiten|remarque|note de l'action|détails|descripción|nota|descrizione|omschrijving|toelichting|opis|notatka|descrição|备注|描述|说明",
  dueOn:
    "due|due date|due on|deadline|until|fällig am|fällig|fälligkeit|termin|frist|bis|échéance|date d'échéance|date d’échéance|fecha límite|vencimiento|scadenza|vervaldatum|einddatum|termin wykonania|prazo|data limite|截止日期|到期日",
  assignee:
    "assignee|assigned to|owner|responsible|person responsible|zuständig|zugewiesen an|verantwortlich|verantwortliche person|responsable|attribuée à|asignado a|encargado|responsabile|assegnato a|verantwoordelijke|toegewezen aan|odpowiedzialny|przypisane do|responsável|atribuído a|负责人|分配给",
  actionStatus:
    "status|action status|state|progress|stand|status der maßnahme|statut|état|estado|stato|stan|situação|状态|进度",
  purpose: "purpose|aim|goal|zweck|ziel|objectif|but|finalidad|objetivo|scopo|finalità|doel|cel|finalidade|目的|目标",
  costAmount: "cost|costs|cost amount|kosten|coût|coûts|coste|costo|kosten van de maatregel|koszt|custo|成本|费用",
  currency: "cost currency|währung der kosten|devise du coût|成本货币",
  steps:
    "steps|action steps|step|milestones|schritte|einzelschritte|schritte der maßnahme|meilensteine|étapes|étapes de l'action|étapes de l’action|jalons|pasos|etapas|passaggi|fasi|tappe|stappen|kroki|etapy|passos|步骤|措施步骤",
};

/** What a customer does about its targets, each row one action. */
export const actionFile = oneEndFile<ActionSaid>({
  words: vocabularyOf(FIELDS_OF_KIND.actions, [OWN, TITLES, MORE_TITLES, FURTHER_TITLES]),
  reader: () => actionReader(),
});
