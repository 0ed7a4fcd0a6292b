import type { rules } from "../../../platform/db/schema/rules";
import { type Definition, ruleOf } from "../definition-schema";
import { inLanguages as l } from "./parts";
import { COMPANY } from "./self-assessment-company";
import { PEOPLE } from "./self-assessment-people";

/** A supplier's answers about itself: the protected positions of German and European due-diligence law, one topic each. */
const SELF_ASSESSMENT: Definition = {
  id: "self-assessment",
  title: l(
    "Supplier self-assessment",
    "Selbstauskunft für Lieferanten",
    "供应商自我评估",
    "Auto-évaluation du fournisseur",
  ),
  lead: l(
    "Questions about human rights, the environment and integrity, as due-diligence laws ask them of supply chains. Companies with up to 1,000 employees may decline sustainability information that goes beyond the voluntary reporting standard (VSME): “Does not apply” with a comment is then enough.",
    "Fragen zu Menschenrechten, Umwelt und Integrität, wie sie die Sorgfaltspflichten in Lieferketten verlangen. Unternehmen mit bis zu 1.000 Beschäftigten dürfen Nachhaltigkeitsangaben ablehnen, die über den freiwilligen Standard (VSME) hinausgehen: dann genügt „Trifft nicht zu“ mit einem Kommentar.",
    "关于人权、环境和诚信的问题，依据供应链尽职调查法律的要求。员工不超过 1,000 人的企业可以拒绝提供超出自愿报告标准（VSME）的可持续发展信息：选择“不适用”并加以说明即可。",
    "Questions sur les droits humains, l’environnement et l’intégrité, telles que les posent les lois sur le devoir de vigilance. Les entreprises de 1 000 salariés au plus peuvent refuser des informations de durabilité qui dépassent la norme volontaire (VSME) : « Sans objet » avec un commentaire suffit alors.",
  ),
  scored: true,
  topics: [...COMPANY.slice(0, 1), ...PEOPLE, ...COMPANY.slice(1)],
};

export const SELF_ASSESSMENT_V1 = {
  name: ruleOf(SELF_ASSESSMENT.id),
  version: "1",
  validFrom: "2000-01-01",
  source:
    "LkSG § 2(2)–(3), §§ 4–8; Directive (EU) 2024/1760; ILO core conventions; VSME cap of Directive (EU) 2026/470",
  confidence: "B",
  value: SELF_ASSESSMENT,
} satisfies typeof rules.$inferInsert;
