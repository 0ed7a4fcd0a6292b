import { expect, test } from "vitest";
import { fieldsOf, hasMore, isNarrowed, parseFilter, sortedBy, toSearch } from "./filter";

const read = (search: string) => parseFilter(new URLSearchParams(search));

test("an address without a filter shows what is still to be done, what is due next first", () => {
  const filter = read("");
  expect(filter).toMatchObject({
    owner: null,
    state: "open",
    due: null,
    typeId: null,
    sort: "dueOn",
    direction: "asc",
  });
  expect([toSearch(filter), isNarrowed(filter)]).toEqual(["", false]);
});

test("a filter comes back from its own address, and what is none of ours is left out", () => {
  const search = "?owner=me&state=Completed&due=Overdue&typeId=watch&sort=title&direction=desc&after=x";
  expect(toSearch(read(search))).toBe(search);
  expect(toSearch(read("?owner=you&state=-1&due=%00&typeId=abc&sort=id&direction=up"))).toBe("");
});

test("whose, what for, in which collection and between which days comes back and goes to the backend", () => {
  const search =
    "?owner=user%3A7&purpose=remedy&effectCheck=overdue&collectionId=3&creator=9&createdFrom=2026-01-01&createdTo=2026-02-01&dueTo=2026-03-01&q=audit";
  expect(toSearch(read(search))).toBe(search);
  expect(fieldsOf(read(search))).toEqual({
    ...{ assignees: "7", state: "open", purpose: "remedy", effectCheck: "overdue", collectionId: 3, creators: "9" },
    ...{ createdAt: "Custom", createdRange: "2026-01-01..2026-02-01", dueRange: "..2026-03-01", q: "audit" },
  });
  expect(fieldsOf(read("?owner=team:4&created=Last7Days&state=all"))).toEqual({ teams: "4", createdAt: "Last7Days" });
});

test("days that were told the wrong way round are turned round, and what is no day is none", () => {
  expect(read("?dueFrom=2026-03-01&dueTo=2026-01-01")).toMatchObject({ dueFrom: "2026-01-01", dueTo: "2026-03-01" });
  expect(toSearch(read("?dueFrom=soon&created=Custom&collectionId=-1&owner=user:x&q=%20"))).toBe("");
});

test("a board is the same filter in columns: a state narrows it no more", () => {
  expect(toSearch(read("?view=board&state=Planned"))).toBe("?state=Planned&view=board");
  expect([isNarrowed(read("?view=board&state=Planned")), isNarrowed(read("?view=board&q=a"))]).toEqual([false, true]);
  expect(read("?view=cards").view).toBeNull();
});

test("sorting keeps the filter and begins at the first page", () => {
  const sorted = sortedBy(read("?owner=me&after=x"), "title");
  expect(toSearch(sorted)).toBe("?owner=me&sort=title");
  expect(toSearch(sortedBy(sorted, "title"))).toBe("?owner=me&sort=title&direction=desc");
});

test("a law and what holds an action up come back, go to the backend and open what is behind More filters", () => {
  const search = "?law=lksg-7&hindrance=waiting-supplier";
  expect(toSearch(read(search))).toBe(search);
  expect(fieldsOf(read(search))).toEqual({ state: "open", law: "lksg-7", hindrance: "waiting-supplier" });
  expect([hasMore(read("?law=lksg")), hasMore(read("?hindrance=blocked")), hasMore(read("?due=Overdue"))]).toEqual([
    ...[true, true, false],
  ]);
  expect(toSearch(read("?law=csddd&hindrance=rain"))).toBe("");
});
