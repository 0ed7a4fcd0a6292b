import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CALLS } from "~/backend/contract/calls";
import { projectRoot } from "../../server/project-root";

/** A form that is sent twice has one effect: each call that adds something carries the form's key, but for these. */
const NEEDS_NO_KEY: Record<string, string> = {
  explainText: "reads",
  fetchTargets: "reads",
  forecastGraphSize: "reads",
  forecastQuestionnaires: "reads",
  forecastUnfollow: "reads",
  listAlertActions: "reads",
  openLinkedPlan: "reads",
  openLinkedQuestionnaire: "reads",
  openRequest: "reads",
  readRequestFlag: "reads",
  readRequestMails: "reads",
  previewSanctionsListVersion: "reads",
  recommendActions: "reads",
  recommendMeasures: "reads",
  testConnector: "reads",
  tryTopic: "reads",
  backTest: "reads",
  tryAlertRule: "reads",
  askForAccess: "one request for an address, which a second one changes",
  askForEmailChange: "a later link ends the one before",
  askForPasswordReset: "a later link ends the one before",
  finishCompanySignIn: "its ticket serves once",
  signInWithCode: "its ticket serves once",
  startCompanySignIn: "begins a sign-in, of which one is finished",
  runConnector: "one run of a source waits at most",
  importSanctionsListVersion: "the same files again are nothing new",
  markNotificationsRead: "reading again changes nothing",
  stopRequestMails: "stopping again changes nothing",
  addPlanProof: "a file that is sent again is one more proof, which the supplier sees at once",
  reportPlanProgress: "what is done stays done",
  startLinkedQuestionnaire: "a questionnaire is opened once",
  submitLinkedAnswers: "a questionnaire is submitted once",
  undoAlertRule: "what is undone is not undone again",
  undoOperation: "what is undone is not undone again",
  unsubscribe: "unsubscribing again changes nothing",
};

const adding = new Set(CALLS.filter(({ method }) => method === "post").map(({ name }) => name));
const root = join(projectRoot(), "app/routes");
const made = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".server.ts"))
  .flatMap((path) => callsIn(readFileSync(join(root, path), "utf8"), path));

test("every call of a form that adds something carries the form's key", () => {
  const bare = made.filter(
    ({ name, text }) => adding.has(name) && !text.includes("idempotencyKey") && !/, asked\b/.test(text),
  );
  const unexplained = bare.filter(({ name }) => !(name in NEEDS_NO_KEY)).map(({ name, path }) => `${path}: ${name}`);
  expect(unexplained).toEqual([]);
  expect(made.length).toBeGreaterThan(100);
});

test("what is said to need no key is a call that some page makes", () => {
  const names = new Set(made.map(({ name }) => name));
  expect(Object.keys(NEEDS_NO_KEY).filter((name) => !names.has(name))).toEqual([]);
});

/** Each call with all that is handed to it, to its closing bracket. */
function callsIn(source: string, path: string): { name: string; text: string; path: string }[] {
  return [...source.matchAll(/(?:callBackend|sendToBackend)\(\s*[\w.]+,\s*(\w+)/g)].map((match) => {
    let depth = 1;
    let end = match.index + match[0].length;
    for (; depth > 0 && end < source.length; end++) {
      if (source[end] === "(") depth += 1;
      if (source[end] === ")") depth -= 1;
    }
    return { name: match[1] ?? "", text: source.slice(match.index, end), path };
  });
}
