import type { EdgeType } from "../../../../platform/db/schema/targets";
import type { Report } from "../../rows/candidate";

/** What the one is to the other; `Supplier` where the column says that it delivers. Refused where the word is none of them: it would be another relation. */
export function readType(value: string, report: Report): EdgeType | null {
  const bare = value.toLowerCase().replace(/[\s_-]+/g, "");
  const found = WORDS.find(([words]) => words.test(bare))?.[1] ?? null;
  if (found === null) report("relationTypeUnknown");
  return found;
}

const WORDS: readonly [words: RegExp, type: EdgeType][] = [
  [
    /^(?:primarymaterials?|rawmaterials?|hauptmaterial|rohstoffe?|matièreprincipale|matièrepremière|主要材料|原材料)$/,
    "PrimaryMaterial",
  ],
  [
    /^(?:secondarymaterials?|auxiliarymaterials?|nebenmaterial|hilfsstoffe?|matièresecondaire|matièreauxiliaire|次要材料|辅助材料|辅料)$/,
    "SecondaryMaterial",
  ],
  [/^(?:equipments?|machinery|anlagen?|ausrüstung|équipements?|设备)$/, "Equipment"],
  [/^(?:own|ownsite|internal|eigene?r?|intern|propre|interne|自有|内部)$/, "Own"],
  [/^(?:customers?|buyers?|kunden?|abnehmer|clients?|acheteurs?|客户|买方)$/, "Customer"],
  [
    /^(?:suppliers?|supplies(?:to)?|supply|deliversto|vendors?|subsuppliers?|tier\d|lieferant(?:en)?|lieferung|beliefert|liefertan|fournisseurs?|fournit|livre|供应商?|供货)$/,
    "Supplier",
  ],
];
