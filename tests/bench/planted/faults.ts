/** A fault as somebody might make it by mistake: one piece of text of one file, and another in its place. */
export interface Fault {
  /** What is wrong then, in the words of who suffers it. */
  breaks: string;
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  instead: string;
  /** The tests of which one at least has to fail, as Vitest finds them. */
  tests: readonly string[];
}

/** At least one in each area of the product. */
export const FAULTS: readonly Fault[] = [
  {
    breaks: "a page that says nothing about access is open to everybody",
    file: "app/access/decide.ts",
    text: `handles.at(-1)?.access === "public"`,
    instead: `handles.at(-1)?.access !== "user"`,
    tests: ["app/access/decide.test.ts"],
  },
  {
    breaks: "after signing in one is led to another site",
    file: "app/access/return-to.ts",
    text: "const LOCAL = /^\\/(?![/\\\\])",
    instead: "const LOCAL = /^\\/(?!\\\\)",
    tests: ["app/access/return-to.test.ts"],
  },
  {
    breaks: "a cookie with any signature signs in",
    file: "server/session/cookie.ts",
    text: "return a.length === b.length && timingSafeEqual(a, b);",
    instead: "return a.length === b.length;",
    tests: ["server/session/cookie.test.ts"],
  },
  {
    breaks: "a session that was ended goes on",
    file: "server/backend/session/session-of-token.ts",
    text: "        isNull(sessions.endedAt),\n",
    instead: "",
    tests: ["server/backend/session", "tests/contract/session.test.ts"],
  },
  {
    breaks: "an unknown address is answered faster than a wrong password",
    file: "server/backend/session/password.ts",
    text: "return fits && stored !== null;",
    instead: "return fits;",
    tests: ["server/backend/session/password.test.ts"],
  },
  {
    breaks: "a link by mail can be used twice",
    file: "server/backend/accounts/challenges.ts",
    text: "    isNull(accountChallenges.usedAt),\n    gt(",
    instead: "    gt(",
    tests: ["server/backend/accounts/challenges.test.ts"],
  },
  {
    breaks: "a request's link goes on when its time is over",
    file: "server/backend/requests/request-of-link.ts",
    text: "gt(requests.expiresAt, sql`now()`)",
    instead: "gt(requests.expiresAt, sql`'epoch'`)",
    tests: ["tests/contract/shell-calls.test.ts", "tests/contract/questionnaires"],
  },
  {
    breaks: "the ledger verifies although a record was changed",
    file: "server/backend/evidence/verify.ts",
    text: `return linkHash(record) === record.hash ? null : "altered";`,
    instead: "return null;",
    tests: ["server/backend/evidence"],
  },
  {
    breaks: "the ledger verifies although its end was cut off",
    file: "server/backend/evidence/verify.ts",
    text: "if (!head) return true;",
    instead: "if (!head || head) return true;",
    tests: ["server/backend/evidence"],
  },
  {
    breaks: "a second submit under the same key writes again",
    file: "server/backend/call/idempotency.ts",
    text: "if (taken.length === 0) {",
    instead: "if (taken.length < 0) {",
    tests: ["tests/contract/context-help.test.ts"],
  },
  {
    breaks: "a formula in an exported CSV runs",
    file: "server/backend/export/csv.ts",
    text: "/^[=+\\-@\\t\\r]/",
    instead: "/^[+\\-@\\t\\r]/",
    tests: ["server/backend/export"],
  },
  {
    breaks: "a formula in an imported list is taken for a name",
    file: "server/backend/imports/rows/clean-text.ts",
    text: "=> /^=|^[@+-].*[(|!]/.test(text) && isFormulaLike(text)",
    instead: "=> /^[@+-].*[(|!]/.test(text) && isFormulaLike(text)",
    tests: ["server/backend/imports/run/hostile.test.ts", "server/backend/imports/rows"],
  },
  {
    breaks: "two rows of one supplier become two targets",
    file: "server/backend/imports/text/edit-distance.ts",
    text: "Math.abs(from.length - to.length) > limit",
    instead: "from.length + to.length > 0",
    tests: ["server/backend/imports/duplicates", "server/backend/imports/countries"],
  },
  {
    breaks: "choosing a label keeps the status",
    file: "app/domain/feed-filter/changes.ts",
    text: `statusId: "all", collectionIds: [], alertLabelId`,
    instead: "collectionIds: [], alertLabelId",
    tests: ["app/domain/feed-filter"],
  },
  {
    breaks: "changing the status keeps the mail's alerts",
    file: "app/domain/feed-filter/changes.ts",
    text: "emailUUID: null, emailAlertId: null };",
    instead: "emailAlertId: null };",
    tests: ["app/domain/feed-filter"],
  },
  {
    breaks: "a cursor of another order begins somewhere",
    file: "server/backend/feed/cursor.ts",
    text: "parsed.success && parsed.data.order === order",
    instead: "parsed.success",
    tests: ["server/backend/feed/feed.test.ts", "tests/contract/feed.test.ts"],
  },
  {
    breaks: "the last day of a range is left out of the feed",
    file: "server/backend/feed/conditions.ts",
    text: "dayAfter(filter.dateRange.to)",
    instead: "startOf(filter.dateRange.to)",
    tests: ["server/backend/feed"],
  },
  {
    breaks: "somebody's action is found under a team of the same number",
    file: "server/backend/feed/conditions.ts",
    text: "and s.action_id = x.id and s.kind =",
    instead: "and s.action_id = x.id and s.kind <> '' or s.kind =",
    tests: ["tests/contract/feed-by-actions.test.ts"],
  },
  {
    breaks: "an alert of a withdrawn event becomes critical by a rule",
    file: "server/backend/triage/apply-change.ts",
    text: "\n         and priority_reason->>'key' <> 'priority-withdrawn'",
    instead: "",
    tests: ["server/backend/alert-rules", "server/backend/triage"],
  },
  {
    breaks: "a standard of 'no mails' sends mails of the collection's own",
    file: "server/backend/delivery/minimums.ts",
    text: "?? null;",
    instead: "?? 1;",
    tests: ["server/backend/delivery"],
  },
  {
    breaks: "an old event weighs like one of today",
    file: "server/backend/scores/formula.ts",
    text: "return 0.5 ** Math.min(age / halfLifeDays, LONGEST_DECAY);",
    instead: "return 1 ** Math.min(age / halfLifeDays, LONGEST_DECAY);",
    tests: ["server/backend/scores/formula.test.ts"],
  },
  {
    breaks: "an event type that counts nothing in a perspective counts",
    file: "server/backend/scores/formula.ts",
    text: "if (halfLife === undefined) return 0;",
    instead: "if (halfLife === undefined) return 1;",
    tests: ["server/backend/scores/formula.test.ts"],
  },
  {
    breaks: "a relation that somebody rejected still carries the graph and sanctions",
    file: "server/backend/edges/known-edges.ts",
    text: ".state <> 'rejected'",
    instead: ".state <> ''",
    tests: ["server/backend/graph", "tests/contract/edges.test.ts"],
  },
  {
    breaks: "another customer's relations carry my graph",
    file: "server/backend/graph/walk.ts",
    text: "mine(sql`e`, customerId)",
    instead: "sql`true`",
    tests: ["server/backend/graph", "tests/contract/graphs"],
  },
  {
    breaks: "a graph that was cut says that it is whole",
    file: "server/backend/graph/walk.ts",
    text: "let cut = members.length > most;",
    instead: "let cut = false;",
    tests: ["server/backend/graph"],
  },
  {
    breaks: "a prediction makes a customer an accessory of a sanctioned supplier",
    file: "server/backend/sanctions/screening/relations.ts",
    text: "(state = 'active' and probability >= 0.8)",
    instead: "(state = 'active' and probability >= 0.1)",
    tests: ["server/backend/sanctions/screening/screening.test.ts"],
  },
  {
    breaks: "who belongs to a sanctioned owner is clean",
    file: "server/backend/sanctions/screening/statuses.ts",
    text: "where reached.relation = 'owner' and cardinality",
    instead: "where reached.relation = 'supplier' and cardinality",
    tests: ["server/backend/sanctions/screening/screening.test.ts"],
  },
  {
    breaks: "short names that sound alike are the same company",
    file: "server/backend/matching/names/settings.ts",
    text: "shortAlike: 0.8,",
    instead: "shortAlike: 1,",
    tests: ["server/backend/matching/names"],
  },
  {
    breaks: "a script comes in as a picture",
    file: "server/backend/documents/store/type-of.ts",
    text: `if (inside !== named) throw new FileRefused("file_type_differs");`,
    instead: "",
    tests: ["server/backend/documents/store"],
  },
  {
    breaks: "a downloaded page runs in the site's origin",
    file: "server/backend/documents/send-file.ts",
    text: `"content-security-policy": "default-src 'none'; sandbox",`,
    instead: "",
    tests: ["tests/contract/documents", "tests/contract/document-files.test.ts"],
  },
  {
    breaks: "single keys act while somebody types",
    file: "app/live/keys.ts",
    text: "altKey || isTyping || isOff()",
    instead: "altKey || isOff()",
    tests: ["app/live/keys.test.ts"],
  },
];
