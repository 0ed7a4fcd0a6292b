import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COOKIES } from "~/consent/cookie-table";
import { projectRoot } from "../../server/project-root";

/** How a cookie of ours is named where it is made or read. */
const NAMES = [/createCookie\("([\w-]+)"/g, /(tierwatch-[a-z]+)=/g, /"(tierwatch-(?:request|consent))"/g];

test("the legal info lists every cookie that the product sets, and no other", () => {
  const app = join(projectRoot(), "app");
  const named = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|cookie-table/.test(file))
    .map((file) => readFileSync(join(app, file), "utf8"))
    .flatMap((text) => NAMES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name)));
  // The session's own is made by the server, under the product's name.
  expect([...new Set(["tierwatch", ...named])].sort()).toEqual([...COOKIES].sort());
});
