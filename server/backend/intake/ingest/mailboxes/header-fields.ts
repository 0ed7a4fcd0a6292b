export interface HeaderField {
  /** In small letters. */
  name: string;
  /** In one line. */
  value: string;
}

/** The fields of a mail's header in their order, lines that belong together joined (RFC 5322, 2.2.3). */
export function headerFields(header: Uint8Array): HeaderField[] {
  const fields: HeaderField[] = [];
  // What is no UTF-8 is none of the letters that are looked for.
  for (const line of new TextDecoder().decode(header).split("\n")) {
    const text = line.replace(/\r$/, "");
    if (text === "") break;
    const last = fields.at(-1);
    if (/^[ \t]/.test(text)) {
      if (last) last.value += text;
      continue;
    }
    const colon = text.indexOf(":");
    const name = text.slice(0, Math.max(0, colon)).trim().toLowerCase();
    fields.push({ name, value: text.slice(colon + 1) });
  }
  return fields;
}
