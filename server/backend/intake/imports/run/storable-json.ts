/** JSON as PostgreSQL takes it: no NUL and no half of a surrogate pair, which workbooks can hold. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "string" && UNSTORABLE.test(inner) ? inner.replace(ALL_UNSTORABLE, "\ufffd") : inner,
  );
}

const UNSTORABLE = /\0|\p{Surrogate}/u;
const ALL_UNSTORABLE = /\0|\p{Surrogate}/gu;
