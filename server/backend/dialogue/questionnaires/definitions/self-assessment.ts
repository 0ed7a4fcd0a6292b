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
    "Questions about human rights, the environment and integrity, as due-diligence laws ask them of supply chains. If you do not know or do not want to answer, say so: “Does not apply” is for questions that do not concern your company, and needs a reason.",
    "Fragen zu Menschenrechten, Umwelt und Integrität, wie sie die Sorgfaltspflichten in Lieferketten verlangen. Wenn Sie etwas nicht wissen oder nicht beantworten möchten, geben Sie das an: „Trifft nicht zu“ ist für Fragen, die Ihr Unternehmen nicht betreffen, und braucht eine Begründung.",
    "关于人权、环境和诚信的问题，依据供应链尽职调查法律的要求。如不清楚或不愿回答，请如实选择；“不适用”仅用于与贵公司无关的问题，并须说明原因。",
    "Questions sur les droits humains, l’environnement et l’intégrité, telles que les posent les lois sur le devoir de vigilance. Si vous ne savez pas ou ne souhaitez pas répondre, indiquez-le : « Sans objet » vaut pour les questions qui ne concernent pas votre entreprise et doit être motivé.",
  ),
  scored: true,
  topics: [...COMPANY.slice(0, 1), ...PEOPLE, ...COMPANY.slice(1)],
};

export const SELF_ASSESSMENT_V1 = {
  name: ruleOf(SELF_ASSESSMENT.id),
  version: "1",
  validFrom: "2000-01-01",
  source: "LkSG § 2(2)–(3), §§ 4–8; Directive (EU) 2024/1760; ILO core conventions",
  confidence: "B",
  value: SELF_ASSESSMENT,
} satisfies typeof rules.$inferInsert;
