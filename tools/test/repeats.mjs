// The tests that are run a second time where they can come out otherwise: all of them, or what is marked and a drawn seventh of the rest.
import { provideNode24 } from "./node24.mjs";
import { providePostgres } from "./postgres.mjs";
import { startBackend } from "./serving.mjs";
import { root, runPlaywright, runVitest, say, step, temporaryFolder } from "./step.mjs";
import { REPEATED, repeatsOf } from "./suites.mjs";

/** Each takes a seed to draw with, or "all". */
export const REPEATS = [overBackendUrl, journeysOverBackendUrl, onPostgres, onNode24];

async function overBackendUrl(seed) {
  const chosen = chosenOf("calls", seed);
  await step(chosen.name("over BACKEND_URL"), async (name) => {
    const backend = await startBackend({ DATA_DIR: temporaryFolder("backend"), PASSWORD_COST: "least" });
    try {
      return await runVitest("tests", { BACKEND_URL: backend.address }, { only: chosen.files })(name);
    } finally {
      await backend.stop();
    }
  });
}

/** What a browser meets behind another backend; how pages look and read without a script is the same, and was seen before. */
async function journeysOverBackendUrl(seed) {
  const chosen = chosenOf("journeys", seed);
  await step(
    chosen.name("journeys over BACKEND_URL"),
    runPlaywright(
      { TIERWATCH_E2E_MODE: "remote" },
      { options: ["--project=js", "--grep-invert=accessible"], files: chosen.files },
    ),
  );
}

async function onPostgres(seed) {
  const chosen = chosenOf("database", seed);
  const postgres = await providePostgres();
  if (!postgres) return;
  await step(
    chosen.name(`on PostgreSQL ${postgres.version}`),
    runVitest("tests", { TEST_DATABASE_URL: postgres.url }, { only: chosen.files }),
  );
  await postgres.stop();
}

async function onNode24(seed) {
  const chosen = chosenOf("node", seed);
  const node = provideNode24();
  if (node) await step(chosen.name("on Node 24"), runVitest("tests", {}, { only: chosen.files, node }));
}

/** The files to run again, and what their step is called. */
function chosenOf(what, seed) {
  const { marked, others, drawn } = repeatsOf(root, what, seed);
  const files = seed === "all" ? [...marked, ...others] : [...marked, ...drawn];
  if (seed !== "all")
    say(`${what}, ${REPEATED[what].place}: ${marked.length} marked files; drawn: ${drawn.join(", ")}`);
  return { files, name: (where) => `again ${where}: ${files.length} of ${marked.length + others.length} files` };
}
