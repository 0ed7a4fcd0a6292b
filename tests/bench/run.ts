import { readdirSync } from "node:fs";

const BENCHMARKS: Record<string, string> = {
  "sign-in": "requests per second of the sign-in page against a bare Hono and Remix page of the same run",
  "sign-in-timing": "how long a wrong password takes against an unknown address",
  matching: "names told apart and screened, against labelled pairs from the real lists and a trigram floor",
  import: "reading a supplier file of 50,000 rows, against csv-parse alone",
  kill: "acknowledged writes that survive SIGKILL of the server; --rounds N",
};

const [name = ""] = process.argv.slice(2);
if (readdirSync(import.meta.dirname).includes(`${name}.ts`) && name in BENCHMARKS) {
  await import(`./${name}.ts`);
} else {
  const lines = Object.entries(BENCHMARKS).map(([key, what]) => `  ${key.padEnd(16)} ${what}`);
  process.stdout.write(`npm run bench -- NAME\n${lines.join("\n")}\n`);
}
