import type { rules } from "../../../platform/db/schema/rules";
import { type Definition, ruleOf } from "../definition-schema";
import { hopesForNo, hopesForYes, inform, inLanguages as l, open } from "./parts";

/** Where the raw materials of batteries come from, as the Battery Regulation asks from 18 August 2027 on. */
const BATTERY_MATERIALS: Definition = {
  id: "battery-materials",
  title: l(
    "Origin of battery raw materials",
    "Herkunft von Batterierohstoffen",
    "电池原材料来源",
    "Origine des matières premières de batteries",
  ),
  lead: l(
    "Cobalt, natural graphite, lithium and nickel: where they come from and who checked it.",
    "Kobalt, Naturgraphit, Lithium und Nickel: woher sie kommen und wer es geprüft hat.",
    "钴、天然石墨、锂和镍：来自何处，由谁核查。",
    "Cobalt, graphite naturel, lithium et nickel : leur origine et qui l’a vérifiée.",
  ),
  scored: false,
  topics: [
    {
      id: "materials",
      title: l("Materials and origin", "Stoffe und Herkunft", "材料与来源", "Matières et origine"),
      basis: "Regulation (EU) 2023/1542 Art. 49, Annex X",
      perspectives: ["Sustainability"],
      questions: [
        inform(
          "contains",
          l(
            "Do your products contain one of these materials?",
            "Enthalten Ihre Produkte einen dieser Stoffe?",
            "贵公司的产品是否含有其中一种材料？",
            "Vos produits contiennent-ils une de ces matières ?",
          ),
        ),
        hopesForYes(
          "origin-known",
          l(
            "Do you know the country of extraction of each of them?",
            "Kennen Sie das Abbauland jedes dieser Stoffe?",
            "贵公司是否知道每种材料的开采国？",
            "Connaissez-vous le pays d’extraction de chacune ?",
          ),
        ),
        open(
          "origins",
          l(
            "Which countries and smelters are these?",
            "Welche Länder und Schmelzen sind das?",
            "是哪些国家和冶炼厂？",
            "Quels pays et quelles fonderies ?",
          ),
        ),
        hopesForNo(
          "high-risk",
          l(
            "Does one come from a conflict-affected or high-risk area?",
            "Stammt einer aus einem Konflikt- oder Hochrisikogebiet?",
            "是否有材料来自受冲突影响或高风险地区？",
            "L’une provient-elle d’une zone de conflit ou à haut risque ?",
          ),
        ),
      ],
    },
    {
      id: "checks",
      title: l("Checks", "Prüfung", "核查", "Vérifications"),
      basis: "Regulation (EU) 2023/1542 Art. 48, 50, 51",
      perspectives: ["Sustainability", "Compliance"],
      questions: [
        hopesForYes(
          "chain-policy",
          l(
            "Do you have a due-diligence policy for these materials that follows the OECD guidance?",
            "Haben Sie für diese Stoffe eine Sorgfaltspolitik nach dem OECD-Leitfaden?",
            "贵公司是否针对这些材料制定了符合经合组织指南的尽职调查政策？",
            "Avez-vous pour ces matières une politique de vigilance conforme au guide de l’OCDE ?",
          ),
        ),
        hopesForYes(
          "traceability",
          l(
            "Can you trace each delivery back to the mine?",
            "Können Sie jede Lieferung bis zur Mine zurückverfolgen?",
            "贵公司能否将每批交货追溯到矿山？",
            "Pouvez-vous retracer chaque livraison jusqu’à la mine ?",
          ),
        ),
        hopesForYes(
          "third-party",
          l(
            "Did somebody independent check this within the last two years?",
            "Hat das in den letzten zwei Jahren jemand Unabhängiges geprüft?",
            "过去两年内是否有独立方对此进行过核查？",
            "Un tiers indépendant l’a-t-il vérifié ces deux dernières années ?",
          ),
        ),
      ],
    },
  ],
};

export const BATTERY_MATERIALS_V1 = {
  name: ruleOf(BATTERY_MATERIALS.id),
  version: "1",
  validFrom: "2000-01-01",
  source:
    "Regulation (EU) 2023/1542 Art. 48–52 and Annex X; due diligence from 18 Aug 2027 (Regulation (EU) 2025/1561)",
  confidence: "B",
  value: BATTERY_MATERIALS,
} satisfies typeof rules.$inferInsert;
