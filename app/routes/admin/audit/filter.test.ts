import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldsOf, parseFilter, toSearch } from "./filter";

const read = (search: string) => parseFilter(new URLSearchParams(search));

test("a filter is read from its address and written into it again", () => {
  const search = "?from=2026-11-01&to=2026-11-25&person=anna%40nordwind.example&kind=alert&number=42&after=900";
  const { filter, problems } = read(search);
  expect(problems).toEqual({});
  expect(toSearch(filter)).toBe(search);
  expect(fieldsOf(filter)).toEqual({ from: "2026-11-01", to: "2026-11-25", subject: "alert:42" });
  expect(fieldsOf(read("?kind=team").filter)).toEqual({ subjectType: "team" });
});

test("what cannot be read is left out, stays in its field and is named there", () => {
  const { filter, typed, problems } = read("?from=yesterday&to=2026-02-30&kind=zebra&number=a%20b&after=abc");
  expect(filter).toEqual({ from: null, to: null, person: null, kind: null, number: null, after: null });
  expect(typed).toMatchObject({ from: "yesterday", to: "2026-02-30", kind: "zebra", number: "a b" });
  expect(problems).toEqual({
    from: "problems.day",
    to: "problems.day",
    kind: "problems.kind",
    number: "problems.number",
  });
});

test("a number without a kind, and a period that ends before it begins, are told", () => {
  expect(read("?number=42").problems).toEqual({ number: "problems.numberAlone" });
  expect(read("?from=2026-11-02&to=2026-11-01").problems).toEqual({ to: "problems.turned" });
});

test("whatever an address says, what is asked of the backend is what it takes", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("from", "to", "person", "kind", "number", "after"), fc.string()),
      (asked) => {
        const { from, to, subject } = fieldsOf(parseFilter(new URLSearchParams(asked)).filter) as Record<
          string,
          string
        >;
        for (const day of [from, to]) if (day) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
        if (subject) expect(subject).toMatch(/^[a-z-]+:.{1,100}$/);
      },
    ),
  );
});
