export type Encoding = "br" | "gzip";

/**
 * The encoding to answer with, Brotli first, or null for plain. Follows RFC 9110, 12.5.3: `q=0` refuses, `*` stands for
 * what is not named, nothing said means plain.
 */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (!header) return null;
  const weights = new Map(header.split(",").map(nameAndWeight));
  const weight = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const [best] = ENCODINGS.filter((name) => weight(name) > 0).sort((a, b) => weight(b) - weight(a));
  return best ?? null;
}

const ENCODINGS: readonly Encoding[] = ["br", "gzip"];

function nameAndWeight(part: string): [string, number] {
  const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
  const q = parameters.find((parameter) => parameter.startsWith("q="));
  const weight = q ? Number(q.slice(2)) : 1;
  return [name, Number.isNaN(weight) ? 0 : weight];
}
