/** A target as a form offers it among several, and as it is posted when it was chosen. */
export interface TargetOption {
  /** "12 Name". */
  value: string;
  label: string;
  /** What it is and where: names are often alike. */
  hint: string;
}

interface Named {
  id: number;
  name: string;
}

export const choiceOf = ({ id, name }: Named): string => `${id} ${name}`;

/** Null for what is none. */
export function readChoice(value: string | undefined): Named | null {
  const [, id, name] = /^([1-9]\d{0,14}) (.+)$/s.exec(value ?? "") ?? [];
  return id && name ? { id: Number(id), name } : null;
}
