/** JSON as PostgreSQL takes it: no NUL and no half of a surrogate pair, which workbooks can hold. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  // Looked for by its two characters first: most rows have no escape at all.
  return json.includes("\\u") && MAY_BE_UNSTORABLE.test(json) ? withoutUnstorable(value) : json;
}

/** How JSON writes them. A text may consist of these letters itself: then it is looked at once more. */
const MAY_BE_UNSTORABLE = /\\u(?:0000|d[89a-f])/;

function withoutUnstorable(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "string" && UNSTORABLE.test(inner) ? inner.replace(ALL_UNSTORABLE, "\ufffd") : inner,
  );
}

const UNSTORABLE = /\0|\p{Surrogate}/u;
const ALL_UNSTORABLE = /\0|\p{Surrogate}/gu;
