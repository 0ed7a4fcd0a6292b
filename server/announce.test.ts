import { expect, test } from "vitest";
import { warningsOf } from "./announce";

const sound = { production: true, trustProxy: 0, publicUrl: undefined };

test("a server warns of a slow mode, and of a trusted proxy without the origin that browsers use", () => {
  expect(warningsOf(sound)).toEqual([]);
  expect(warningsOf({ ...sound, production: false })).toEqual([expect.stringContaining("NODE_ENV")]);
  expect(warningsOf({ ...sound, trustProxy: 1 })).toEqual([expect.stringContaining("PUBLIC_URL")]);
  expect(warningsOf({ ...sound, trustProxy: 1, publicUrl: new URL("https://tierwatch.example") })).toEqual([]);
});
