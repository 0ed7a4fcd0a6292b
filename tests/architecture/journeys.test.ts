import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";

/**
 * Journeys run twice, with and without a script. Without one they are walked by the form client (tests/support/form-client), which
 * knows no pixels, no focus and no clock; these are walked in a browser all the same: by what only that has, or as their section's one.
 */
const IN_BROWSER: Record<string, Record<string, "the section's one" | string>> = {
  "admin.e2e.ts": {
    "somebody is invited, finds the mail in the outbox, accepts and signs in": "the section's one",
  },
  "backend-lost.e2e.ts": {
    "a backend that goes away takes the content with it, and brings it back": "a page that loads itself anew",
  },
  "below-a-path.e2e.ts": { "a working day below a path of a host never leaves it": "every request of a browser" },
  "documents.e2e.ts": {
    "a certificate is added, refused and kept, verified, silenced, reported, and deleted": "the section's one",
  },
  "feed-rules.e2e.ts": {
    "a rule is made of the feed's filter, tried, written, switched, ordered and deleted": "the section's one",
    "of two who look at the feed, both hear of what the second one tells, and nothing moves until it is asked for":
      "places on the screen",
  },
  "feed-changes.e2e.ts": { "the open alert takes a note, a label and another status": "the section's one" },
  "feed-looks.e2e.ts": {
    "on a phone alerts come first, below one line of tools; the filter unfolds": "places on the screen",
  },
  "graph.e2e.ts": {
    "on a narrow screen a graph begins with the suppliers, with and without a script": "places on the screen",
  },
  "tier-flow.e2e.ts": {
    "on a phone the columns stand below each other as lists, with the flows as sentences": "places on the screen",
  },
  "graph-relations.e2e.ts": {
    "a relation is seen, rejected, told and changed beside the graph, and its goods are a graph too":
      "places on the screen",
  },
  "login.e2e.ts": {
    "the analyst signs in and sees the new alerts": "the section's one",
    "signing in takes nothing but a keyboard": "focus",
    "a password can be pasted and filled in by a program": "the clipboard",
  },
  "network.e2e.ts": {
    "a collection is made, filled, looked at, related, set up, opened by default and deleted": "the section's one",
  },
  "not-found.e2e.ts": { "a page that does not exist is the specification's not-found page": "the section's one" },
  "print-target.e2e.ts": {
    "a target's dossier is opened from its profile, of a chosen period, and is a PDF with its tables whole":
      "styles of print, and a PDF",
  },
  "profile.e2e.ts": {
    "what is done seldom stands behind a button that the keyboard opens and Escape closes": "focus",
  },
  "grievances.e2e.ts": {
    "a grievance is taken down, seen through to its end, and who reported stays with those who handle it":
      "the section's one",
  },
  "shell.e2e.ts": { "everything in the header is reached by the keyboard alone": "focus" },
  "third-parties.e2e.ts": {
    "visits are counted only after consent, which a plain form gives and takes back": "requests to others",
    "signing up is offered after 30 seconds, and hidden for good when somebody says so": "requests to others",
  },
};

/** Where a walk begins at the form; everywhere else who walks is signed in by one call. */
const FROM_THE_FORM = [
  ...[
    "actions",
    "admin",
    "backend-lost",
    "below-a-path",
    "documents",
    "feed-rules",
    "feed-changes",
    "login",
    "management",
    "network",
  ],
  ...["print-target", "profile", "profile-alerts-and-history", "grievances", "reset-password", "shell"],
].map((name) => `${name}.e2e.ts`);

const folder = join(projectRoot(), "tests/e2e");
const journeys = readdirSync(folder)
  .filter((name) => name.endsWith(".e2e.ts"))
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

test("what is walked in a browser without a script is known, and why", () => {
  const marked = journeys.flatMap(({ name, text }) => {
    const titles = [...text.matchAll(/test\(\s*"((?:[^"\\]|\\.)*)",\s*IN_BROWSER,/g)].map(([, title]) => title);
    // A mark that this does not read would be one that nobody knows of.
    expect(titles.length, name).toBe(text.match(/\bIN_BROWSER\b(?!,? ?[\w, ]*\} from)/g)?.length ?? 0);
    return titles.length > 0 ? [[name, titles.sort()]] : [];
  });
  const known = Object.entries(IN_BROWSER).map(([name, of]) => [name, Object.keys(of).sort()]);
  expect(Object.fromEntries(marked)).toEqual(Object.fromEntries(known));
});

test("a walk of each section begins at the form for signing in", () => {
  const from = journeys.filter(({ text }) => /\bfillIn\((?!page: Page)/.test(text)).map(({ name }) => name);
  expect(from.sort()).toEqual([...FROM_THE_FORM].sort());
});
