import type { Fault } from "./fault";

/** What is recorded, and what is forgotten in time. */
export const RECORDS: readonly Fault[] = [
  {
    breaks: "the ledger verifies although a record was changed",
    file: "server/backend/platform/evidence/verify.ts",
    text: `return linkHash(record) === record.hash ? null : "altered";`,
    instead: "return null;",
    tests: ["server/backend/platform/evidence"],
  },
  {
    breaks: "the ledger verifies although its end was cut off",
    file: "server/backend/platform/evidence/verify.ts",
    text: "if (!head) return true;",
    instead: "if (!head || head) return true;",
    tests: ["server/backend/platform/evidence"],
  },
  {
    breaks: "a second submit under the same key writes again",
    file: "server/backend/platform/call/idempotency.ts",
    text: "if (taken.length === 0) {",
    instead: "if (taken.length < 0) {",
    tests: ["tests/contract/context-help.test.ts"],
  },
  {
    breaks: "the ledger verifies although records in the middle are missing",
    file: "server/backend/platform/evidence/verify.ts",
    text: `if (record.seq !== last.seq + 1) return "gap";`,
    instead: `if (record.seq !== last.seq + 1) return null;`,
    tests: ["server/backend/platform/evidence"],
  },
  {
    breaks: "the reason of a decision can be changed without anybody noticing",
    file: "server/backend/platform/evidence/chain.ts",
    text: "kind, before, after, reason, ruleVersion };",
    instead: "kind, before, after, ruleVersion };",
    tests: ["server/backend/platform/evidence"],
  },
  {
    breaks: "the command that verifies ledgers ends well although one is broken",
    file: "server/cli/evidence-verify.ts",
    text: "if (broken > 0) throw",
    instead: "if (broken < 0) throw",
    tests: ["server/cli"],
  },
  {
    breaks: "who asked for access is kept for ever",
    file: "server/backend/main/sweep.ts",
    text: "lt(signupRequests.createdAt, ago(KEEP_SIGNUP_REQUESTS))",
    instead: "lt(signupRequests.createdAt, sql`'epoch'`)",
    tests: ["server/backend/platform/jobs/jobs.test.ts", "server/backend/people/signup"],
  },
  {
    breaks: "which mails somebody got is kept for ever",
    file: "server/backend/main/sweep.ts",
    text: "lt(alertMails.createdAt, ago(KEEP_ALERT_MAILS))",
    instead: "lt(alertMails.createdAt, sql`'epoch'`)",
    tests: ["server/backend/platform/jobs/jobs.test.ts", "server/backend/alerts/delivery"],
  },
  {
    breaks: "a mail's link to its alerts is dead before its time",
    file: "server/backend/main/sweep.ts",
    text: "const KEEP_ALERT_MAILS = days(100);",
    instead: "const KEEP_ALERT_MAILS = days(10);",
    tests: ["server/backend/platform/jobs/jobs.test.ts", "server/backend/alerts/delivery"],
  },
  {
    breaks: "a sign-in at a company's provider that was given up is kept for ever",
    file: "server/backend/main/sweep.ts",
    text: "lt(companySignInAttempts.expiresAt, ago(KEEP_CHALLENGES))",
    instead: "lt(companySignInAttempts.expiresAt, sql`'epoch'`)",
    tests: ["server/backend/platform/jobs/jobs.test.ts", "server/backend/people/company-sign-in"],
  },
  {
    breaks: "a file is swept before a document could name it",
    file: "server/backend/work/documents/file-tasks.ts",
    text: "const KEEP_UNUSED = days(1);",
    instead: "const KEEP_UNUSED = days(0);",
    tests: ["tests/contract/document-files.test.ts"],
  },
  {
    breaks: "what somebody chose for a collection's mails is kept when the collection is gone",
    file: "server/backend/main/sweep.ts",
    text: "where d.collection_id <> 0\n",
    instead: "where d.collection_id < 0\n",
    tests: ["server/backend/platform/jobs/jobs.test.ts"],
  },
];
