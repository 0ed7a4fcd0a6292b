import { expect, test } from "vitest";
import { DEFAULT_COLUMNS } from "./columns";
import { columnsOf, keepColumns } from "./columns.server";

const LIST = "http://tierwatch.test/network/collection/7";
const asked = (search: string, cookie = "") => new Request(`${LIST}${search}`, { headers: { cookie } });

test("the columns that a reader chose come again with the next page, until others are chosen", async () => {
  expect(await columnsOf(asked(""))).toEqual(DEFAULT_COLUMNS);
  expect(await keepColumns(asked("?tiers=1"))).toBeNull();
  // As the form sends it: in any order, with what no column is called.
  const chosen = asked("?columns=&columns=place&columns=risk&columns=secrets");
  expect(await columnsOf(chosen)).toEqual(["risk", "place"]);
  const cookie = (await keepColumns(chosen))?.split(";")[0] ?? "";
  expect(await columnsOf(asked("?tiers=1", cookie))).toEqual(["risk", "place"]);
  expect(await columnsOf(asked("?columns=&columns=size", cookie))).toEqual(["size"]);
  const none = asked("?columns=", cookie);
  expect(await columnsOf(none)).toEqual([]);
  expect(await columnsOf(asked("", (await keepColumns(none))?.split(";")[0] ?? ""))).toEqual([]);
  expect(await columnsOf(asked("", "network-columns=broken"))).toEqual(DEFAULT_COLUMNS);
});
