const ADJECTIVES =
  "(?:(?:federal|federative|islamic|united|socialist|democratic|people s|peoples|democratic people s|democratic socialist|arab|plurinational|bolivarian|co operative|hashemite|oriental|hellenic) )*";
const ENGLISH = `(?:the )?${ADJECTIVES}(?:republic|kingdom|state|states|sultanate|federation|grand duchy|principality|commonwealth|union|emirate) of(?: the)?`;
const GERMAN =
  "(?:islamische |vereinigte |arabische |foderative |demokratische |sozialistische |bolivarische )*(?:bundes|volks)?(?:republik|konigreich|furstentum|grossherzogtum|sultanat|staat|emirat)(?: der)?";
const FRENCH =
  "(?:republique|royaume|principaute|grand duche|sultanat|etat|emirat)(?: (?:federale|islamique|federative|unie|arabe|populaire|socialiste|democratique|bolivarienne|plurinational|orientale))*(?: et populaire)? (?:des|du|de la|de l|de|d)";

const FORM_FIRST = new RegExp(`^(?:${ENGLISH}|${GERMAN}|${FRENCH}) (.+)$`);
const FORM_LAST = new RegExp(`^(.+?) ${ENGLISH}$`);

/** "republic of kenya", "kenya republic of", "republique du kenya" → "kenya"; null when there is no form of state. */
export function withoutStateForm(key: string): string | null {
  return FORM_FIRST.exec(key)?.[1] ?? FORM_LAST.exec(key)?.[1] ?? null;
}
