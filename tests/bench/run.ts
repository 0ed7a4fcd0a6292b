import { readdirSync } from "node:fs";

const BENCHMARKS: Record<string, string> = {
  "sign-in": "requests per second of the sign-in page against a bare Hono and Remix page of the same run",
  "sign-in-timing": "how long a wrong password takes against an unknown address",
  "reset-timing": "how long asking for a reset takes for a known against an unknown address",
  matching: "names told apart and screened, against labelled pairs from the real lists and a trigram floor",
  screening: "real companies screened against all real lists, from the files to the stored matches",
  "screening-owners":
    "matches of the owners of plants with a list that is given, to be judged by reading, and innocent names hit; --list FILE --data FOLDER",
  places: "factory addresses looked up without their coordinates, and how far off the points are",
  import: "reading a supplier file of 50,000 rows, against csv-parse alone",
  imports:
    "a list of 200,000 suppliers read and applied, with the loop's lag, the list of its rows and the review queue; --rows N",
  map: "cells, list and land of a map of one network --targets 50000",
  match:
    "5,000 names of real lists in other spellings matched with a directory: time, lag, what is found and what wrongly; --targets N --lines N",
  score:
    "scoring 100,000 targets with 1,000,000 alerts, against a plain sum over the same alerts; --targets N --alerts N",
  events:
    "real notices matched against many targets and fanned out, against writing them down; --targets N --notices N --show N",
  links:
    "links of real events to targets of real lists, drawn at random to be judged by reading; --seed N --draw N --data FOLDER --out FILE",
  revisions:
    "what of the real registers of layoff notices is joined and proposed; --states oh,mi --pairs --data FOLDER",
  reading:
    "types of events read from labelled news: precision, recall, false alarms by type, language, file; --data FOLDER --half dev|held|all --out FILE",
  "reading-day":
    "a day of news through the whole pipeline: processor time, until an alert, lag, memory, second alerts; --items N --poll N --data FOLDER",
  "reading-quality":
    "writes docs/reading-quality.md of the held half of the labelled news: types, places, learning curve; --data FOLDER --half dev|held --out FILE",
  "reading-verdicts":
    "what 20 to 200 verdicts of a customer teach, on labelled news of the dev half that the model was not trained on; --data FOLDER",
  "reading-places":
    "where labelled news say that something happened: country and town right, wrong, none by file; --data FOLDER --half dev|held --wrong",
  joining:
    "what of labelled news is joined into one event, against judged groups: B-cubed precision and recall by file; --data FOLDER --pairs --out FILE",
  ingest: "taking in 30,000 real notices: time, memory, and a second time; --notices N",
  export: "the feed as XLSX and CSV with the database: time, memory, loop, against plain JSON lines; --alerts N --keep",
  feed: "the feed of a customer with 1,000,000 alerts against 10,000 and against a bare Remix page; --data FOLDER --alerts N --rounds N --only pages,rate,search,archive,scripts",
  change: "an alert archived from its row: until it is gone, answered and listed anew; --rounds N --data FOLDER",
  profile:
    "the profile of a target with 50,000 alerts against one with few, and the scripts of its tabs; --data FOLDER --alerts N",
  graph:
    "graphs laid out, first and from cache, against elkjs as it comes and dagre; edges that cross; panning 5,000 nodes; --only layout,crossings,pan",
  explorer:
    "the explorer's lists, words and facets over a directory of 1,000,000 targets, against fifty of them read by number",
  tasks:
    "the list of tasks and the header's count with 10,000 and 100,000 open ones, against fifty actions read by number",
  actions:
    "the list of 100,000 actions under each of its filters, against fifty read by number, and 5,000 changed in bulk; --explain",
  flow: "the flow between the tiers of 10,000 targets with 17,000 relations, against the walk of the same network",
  measures: "measures of the catalogue ranked for 500 targets and started at all of them",
  mails:
    "a password-reset mail while two batches of requests to suppliers are under way, against an idle queue; --requests N",
  bucket: "the store of documents against a real S3 server; --url https://KEY:SECRET@host/bucket/prefix?region=…",
  pages:
    "what each type of page costs: processor time, queries, calls, elements, bytes; --data FOLDER --only NAME,… --batches N --size N",
  planted: "faults planted one by one, each of which a test has to see; --only TEXT, as often as wanted",
  observatory:
    "the score of every kind of page by MDN Observatory's own scanner, over TLS; OBSERVATORY=FOLDER that it was installed into",
  lighthouse:
    "Lighthouse's scores and times of every kind of page; LIGHTHOUSE=FOLDER that it was installed into; --only NAME,… --rounds N --data F",
  screenshots:
    "pictures of every screen with the demo world, light and dark; --out F --data F --only NAME,… --looks wide,narrow,wide-de,wide-ch,… --whole",
  memory: "resident memory of web processes with the demo world after many pages; --requests N --processes N",
  kill: "acknowledged writes, files and mails that survive SIGKILL of Node, the database, and both; --rounds N --only node,database,both",
  "database-away": "a database that goes for a minute: what is said meanwhile, and how it comes back; --seconds N",
  "bad-backend": "every page with a backend that answers garbage, slowly or never; --only quick,slow",
  "disk-full": "a disk without room, then its database's log without any, then room again; as root",
  "two-servers": "two servers on one database, and both restarted in turn under load; --restarts N",
  sigterm: "SIGTERM during a stream of events, an export and uploads; --alerts N",
  backup: "backup, under load and at rest, and restore, compared table by table and file by file",
  clock: "a clock that jumps hours and days on and back; needs libfaketime",
  hostile:
    "forty kinds of input that is made to cost much, to every public call and upload: how long a page waits beside it; --only TEXT",
  fuzz: "junk to every call of the contract, or to every page, by seed; --cases N --seed N --call NAME --pages",
};

const [name = ""] = process.argv.slice(2);
if (readdirSync(import.meta.dirname).includes(`${name}.ts`) && name in BENCHMARKS) {
  await import(`./${name}.ts`);
} else {
  const lines = Object.entries(BENCHMARKS).map(([key, what]) => `  ${key.padEnd(16)} ${what}`);
  process.stdout.write(`npm run bench -- NAME\n${lines.join("\n")}\n`);
}
