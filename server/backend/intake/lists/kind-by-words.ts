import type { ListedEntity } from "../../platform/db/shapes/listed-entity";

const FORMS =
  /\b(?:ltd|limited|llc|inc|incorporated|corp|corporation|co|company|companies|gmbh|ag|sa|sas|sarl|srl|bv|nv|plc|llp|lp|fze|fzco|fzc|fz|est|jsc|ojsc|pjsc|ooo|oao|zao|pte|pty|sdn|bhd|ab|oy|kft|spa|group|holding|holdings|bank|airlines|airways|aviation|air|international|trading|technology|technologies|industries|industrial|university|institute|enterprises?|systems|services|logistics|shipping|foundation|center|centre|electronics|engineering|import|export|freight|cargo|partners|ministry|agency|factory|plant|laborator(?:y|ies)|research|association|organi[sz]ation)\b/i;
const CAPTIVE = /\binmate\b|\bincarcerated\b|\bregister number\b|\bfederal correctional\b|\bc\/o\b.*\bprison\b/i;

/** For lists that do not say what an entry is: a prisoner is a person, a legal form an organization; else unknown. */
export function kindByWords(name: string, address: string): ListedEntity["kind"] {
  if (CAPTIVE.test(address)) return "person";
  return FORMS.test(name.replaceAll(".", "")) ? "organization" : "unknown";
}
