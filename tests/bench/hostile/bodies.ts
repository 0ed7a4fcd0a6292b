import { CALLS } from "~/backend/contract/calls";
import { paths } from "~/paths";
import { sampleRequest } from "../../support/sample-requests";
import type { Attack } from "./send";

const MEGABYTE = 1024 * 1024;
const fill = (unit: string, bytes: number): string => unit.repeat(Math.floor(bytes / unit.length));
const keys = (bytes: number): string => {
  const count = Math.floor(bytes / 14);
  return `{${Array.from({ length: count }, (_, n) => `"k${String(n).padStart(7, "0")}":1`).join(",")}}`;
};
const ids = (unit: string, bytes: number): string =>
  `{"selection":{"targetIds":[${fill(`${unit},`, bytes)}1]},"change":{"kind":"follow"}}`;

const session = (name: string, body: () => string, streamed = false): Attack => ({
  name: `POST session: ${name}`,
  run: ({ send }) => send("/api/v2/session", { body: body(), type: "application/json", streamed, anonymous: true }),
});
const signedIn = (name: string, path: string, body: () => string, method = "POST"): Attack => ({
  name: `${method} ${path}: ${name}`,
  run: ({ send }) => send(`/api/v2/${path}`, { method, body: body(), type: "application/json" }),
});
const counted = (most: number): number[] => Array.from({ length: most }, (_, n) => n + 1);
const asked = (name: string, path: string): Attack => ({
  name: `GET ${path.slice(0, 40)}: ${name}`,
  run: ({ send }) => send(`/api/v2/${path}`, { method: "GET" }),
});
const form = (name: string, path: string, body: () => string, type = "application/x-www-form-urlencoded"): Attack => ({
  name: `form ${path}: ${name}`,
  run: ({ send }) => send(path, { body: body(), type, anonymous: true }),
});

/** What can be sent to calls and pages. */
export const BODIES: readonly Attack[] = [
  session("26 MB of [", () => fill("[", 26 * MEGABYTE)),
  session("26 MB of [, without a length", () => fill("[", 26 * MEGABYTE), true),
  session("1.8 million keys", () => keys(25 * MEGABYTE)),
  session("8 million {}", () => `[${fill("{},", 24 * MEGABYTE)}{}]`),
  session("26 MB in one text", () => `{"email":"${fill("a", 26 * MEGABYTE)}"}`),
  session("64 kB of [", () => fill("[", 65_000)),
  session("64 kB of keys", () => keys(65_000)),
  session("64 kB of {}", () => `[${fill("{},", 64_000)}{}]`),
  session("64 kB of escapes", () => `{"email":"${fill("\\u0000", 64_000)}"}`),
  session("a number of 64 kB", () => `[${fill("9", 65_000)}]`),
  {
    name: "64 kB of [ to every call for everybody",
    run: async ({ send }) => {
      const statuses: string[] = [];
      for (const call of CALLS.filter(({ access, body }) => access === "public" && body)) {
        const { pathname } = new URL(sampleRequest(call).url);
        const body = `{"a":${fill("[", 65_000)}`;
        statuses.push(
          await send(`/api${pathname}`, { method: call.method, body, type: "application/json", anonymous: true }),
        );
      }
      return [...new Set(statuses)].join(", ");
    },
  },
  signedIn("512 kB of {}", "targets/bulk", () => ids("{}", 500_000)),
  signedIn("20,000 ids that are none", "targets/bulk", () => ids('"x"', 70_000)),
  signedIn("1 MB of {}", "alerts", () => `{"places":[${fill("{},", 1_000_000)}{}]}`),
  signedIn("1 MB of one text", "alerts", () => `{"title":"${fill("a", 1_000_000)}"}`),
  signedIn("64 kB of texts of two characters", "context-help", () => `{"key":[${fill('"a",', 60_000)}"b"]}`),
  signedIn(
    "26 MB of [ where a file belongs",
    "imports",
    () => `{"kind":"suppliers","content":${fill("[", 26 * MEGABYTE)}`,
  ),
  signedIn("26 MB of escapes where a file belongs", "imports", () => `{"content":"${fill("\\\\", 26 * MEGABYTE)}"}`),
  signedIn("26 MB that are no base64", "imports", () =>
    JSON.stringify({ kind: "suppliers", fileName: "a.csv", content: fill("*", 26 * MEGABYTE) }),
  ),
  signedIn("10,000 ids", "sanctions/activations", () => JSON.stringify({ selection: { targetIds: counted(10_000) } })),
  signedIn("512 kB of {}", "sanctions/activations", () => ids("{}", 500_000)),
  asked("of 700 ids", `target-comparison?targetIds=${counted(700).join()}`),
  asked("of four targets", "target-comparison?targetIds=1,2,3,251"),
  asked("of a hundred entries", "targets/1/timeline?size=100"),
  asked(
    "with the longest cursor",
    `targets/1/timeline?after=${"9".repeat(18)}-${"9".repeat(15)}_9999-12-01_${"9".repeat(15)}`,
  ),
  asked("with a cursor that is none", `targets/1/timeline?after=${"9".repeat(200)}`),
  asked("of contacts", "targets/1/contacts"),
  signedIn("an address of 60 kB", "targets/1/contacts", () => `{"email":"${fill("a.", 60_000)}@b.example"}`),
  signedIn(
    "a name of 60 kB of breaks",
    "targets/1/contacts",
    () => `{"email":"a@b.example","name":"${fill("\\r\\n", 60_000)}"}`,
  ),
  form("1 MB", paths.login(), () => fill("a=b&", MEGABYTE)),
  form("64 kB of fields", paths.login(), () => fill("a&", 65_000)),
  form("64 kB of fields that grow a list", paths.login(), () => fill("a[999]=&", 65_000)),
  form(
    "64 kB of parts",
    paths.login(),
    () => fill('--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n', 65_000),
    "multipart/form-data; boundary=b",
  ),
  form("1 MB of fields", paths.requestNew(), () => fill("a&", MEGABYTE)),
  form("1 MB of [", paths.errorTunnel(), () => `${fill("[", 1_000_000)}\n`, "text/plain"),
];
