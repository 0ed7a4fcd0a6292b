import type { Fault } from "./fault";

/** Scores, questionnaires, grievances, documents, actions. */
export const JUDGEMENT: readonly Fault[] = [
  {
    breaks: "an old event weighs like one of today",
    file: "server/backend/risk/scores/formula.ts",
    text: "return 0.5 ** Math.min(age / halfLifeDays, LONGEST_DECAY);",
    instead: "return 1 ** Math.min(age / halfLifeDays, LONGEST_DECAY);",
    tests: ["server/backend/risk/scores/formula.test.ts"],
  },
  {
    breaks: "an event type that counts nothing in a perspective counts",
    file: "server/backend/risk/scores/formula.ts",
    text: "if (halfLife === undefined) return 0;",
    instead: "if (halfLife === undefined) return 1;",
    tests: ["server/backend/risk/scores/formula.test.ts"],
  },
  {
    breaks: "a script comes in as a picture",
    file: "server/backend/platform/files/type-of.ts",
    text: `if (inside !== named) throw new FileRefused("file_type_differs");`,
    instead: "",
    tests: ["server/backend/platform/files"],
  },
  {
    breaks: "a downloaded page runs in the site's origin",
    file: "server/backend/work/documents/send-file.ts",
    text: `"content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",`,
    instead: "",
    tests: ["tests/contract/document-versions.test.ts"],
  },
  {
    breaks: "a renewal is begun each night anew",
    file: "server/backend/work/actions/renewal-task.ts",
    text: "d.renewal_action_id is null and ",
    instead: "",
    tests: ["tests/contract/document-renewal.test.ts"],
  },
  {
    breaks: "a document that ran out long ago makes work",
    file: "server/backend/work/actions/renewal-task.ts",
    text: "- 365 and",
    instead: "- 36500 and",
    tests: ["tests/contract/document-renewal.test.ts"],
  },
  {
    breaks: "an answer without risk counts as the gravest",
    file: "server/backend/dialogue/questionnaires/score-answers.ts",
    text: "value === good ? 0 : 100",
    instead: "value === good ? 100 : 0",
    tests: ["server/backend/dialogue/questionnaires", "tests/contract/questionnaires"],
  },
  {
    breaks: "what does not apply counts as a risk",
    file: "server/backend/dialogue/questionnaires/score-answers.ts",
    text: 'value === null || value === "na"',
    instead: "value === null",
    tests: ["server/backend/dialogue/questionnaires", "tests/contract/questionnaires"],
  },
  {
    breaks: "a grievance that is closed is overdue for ever",
    file: "server/backend/dialogue/grievances/read-reports.ts",
    text: ' && state !== "closed"',
    instead: "",
    tests: ["tests/contract/grievances.test.ts", "tests/contract/grievance-reminders.test.ts"],
  },
  {
    breaks: "a score of one's own that was taken away counts on",
    file: "server/backend/risk/scores/external-scores.ts",
    text: "  await tx.update(externalScores).set({ deletedAt: sql`now()` }).where(one(scope.customerId, id));\n",
    instead: "",
    tests: ["tests/contract/scores.test.ts"],
  },
  {
    breaks: "the slower of two overwrites the other's score",
    file: "server/backend/risk/scores/external-scores.ts",
    text: "if (before.version !== version) throw staleVersion(before);",
    instead: "",
    tests: ["tests/contract/scores.test.ts"],
  },
  {
    breaks: "a colleague of another customer is given an action",
    file: "server/backend/work/actions/assign.ts",
    text: "from users where customer_id = ",
    instead: "from users where customer_id <> ",
    tests: ["tests/contract/actions"],
  },
  {
    breaks: "a file whose commit got no answer is gone when it is sent again",
    file: "server/backend/work/documents/keep-file.ts",
    text: "takeKey(tx, key, { userId, uploadKey }));",
    instead:
      "takeKey(tx, key, { userId, uploadKey })).catch((error) => forget(asked, key).then(() => Promise.reject(error)));",
    tests: ["tests/contract/document-files.test.ts"],
  },
];
