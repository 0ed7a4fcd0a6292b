import type { rules } from "../../../platform/db/schema/rules";
import { type Definition, ruleOf } from "../definition-schema";
import { inform, inLanguages as l, open } from "./parts";

/** How much a supplier depends on its customer, asked of the supplier itself. */
const REVENUE_DISCOVERY: Definition = {
  id: "revenue-discovery",
  title: l("Revenue", "Umsatz", "营业收入", "Chiffre d’affaires"),
  lead: l(
    "How large your revenue is and which part of it comes from this customer. Estimates are welcome.",
    "Wie groß Ihr Umsatz ist und welcher Teil davon von diesem Kunden kommt. Schätzungen genügen.",
    "贵公司的营业收入规模以及其中来自该客户的比例。可以填写估算值。",
    "L’ampleur de votre chiffre d’affaires et la part qui vient de ce client. Des estimations suffisent.",
  ),
  scored: false,
  topics: [
    {
      id: "revenue",
      title: l("Revenue", "Umsatz", "营业收入", "Chiffre d’affaires"),
      basis: "LkSG § 3(2) no. 2",
      perspectives: ["Disruption"],
      questions: [
        open(
          "revenue-total",
          l(
            "Your revenue of the last financial year, with its currency",
            "Ihr Umsatz im letzten Geschäftsjahr, mit Währung",
            "上一财年的营业收入（请注明货币）",
            "Votre chiffre d’affaires du dernier exercice, avec la devise",
          ),
        ),
        open(
          "revenue-share",
          l(
            "The share that comes from this customer, in percent",
            "Der Anteil, der von diesem Kunden kommt, in Prozent",
            "其中来自该客户的比例（百分比）",
            "La part qui vient de ce client, en pour cent",
          ),
        ),
        inform(
          "revenue-depends",
          l(
            "Would your company be in danger without this customer?",
            "Wäre Ihr Unternehmen ohne diesen Kunden gefährdet?",
            "失去该客户是否会危及贵公司？",
            "Votre entreprise serait-elle en danger sans ce client ?",
          ),
        ),
      ],
    },
  ],
};

export const REVENUE_DISCOVERY_V1 = {
  name: ruleOf(REVENUE_DISCOVERY.id),
  version: "1",
  validFrom: "2000-01-01",
  source: "LkSG § 3(2) no. 2: influence on who causes a risk",
  confidence: "D",
  value: REVENUE_DISCOVERY,
} satisfies typeof rules.$inferInsert;
