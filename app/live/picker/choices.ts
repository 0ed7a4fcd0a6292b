export interface Choice {
  /** Its place among the options of the list when it was read. */
  index: number;
  value: string;
  label: string;
  /** The heading that it stands under, if any. */
  group: string | null;
}

/** More than these are looked for by a part of the name; so few are read at a glance. */
export const FEW = 12;

/** What can be chosen of a list, in its order. */
export function choicesOf(select: HTMLSelectElement): Choice[] {
  return [...select.options]
    .filter((option) => !option.matches(":disabled, [hidden], :disabled > option"))
    .map(({ index, label, value, parentElement }) => ({
      ...{ index, label, value },
      group: parentElement instanceof HTMLOptGroupElement ? parentElement.label : null,
    }));
}

/**
 * The choices with each word of what was typed in their name or their heading, whatever the case and the accents; those whose name begins
 * with it come first.
 */
export function matching(choices: readonly Choice[], typed: string): Choice[] {
  const looked = plain(typed.trim());
  if (looked === "") return [...choices];
  const words = looked.split(/\s+/);
  const found = choices
    .map((choice) => ({ choice, name: plain(choice.label), all: plain(`${choice.label} ${choice.group ?? ""}`) }))
    .filter(({ all }) => words.every((word) => all.includes(word)));
  const isFirst = ({ name }: (typeof found)[number]) => name.startsWith(looked);
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))].map(({ choice }) => choice);
}

const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
