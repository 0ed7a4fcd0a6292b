/** Patterns as rows write them down: with commas, over as many lines as it takes. */
export const list = (written: string): string[] =>
  written
    .split(",")
    .map((one) => one.trim().replace(/\s+/g, " "))
    .filter((one) => one !== "");
