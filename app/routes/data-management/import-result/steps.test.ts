import { expect, test } from "vitest";
import type { ImportRow } from "~/backend/contract/import-rows";
import type { SupplierImport } from "~/backend/contract/imports";
import { speechOf } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { choicesOf, stepOf } from "./steps.server";

const speech = await speechOf(new Request("http://tierwatch.test/"), {
  translations: async () => null,
} as unknown as LoadContext);

const importAt = (of: Partial<SupplierImport>): SupplierImport =>
  ({
    ...{
      state: "Done",
      step: "review",
      dryRun: false,
      done: 0,
      total: null,
      collection: null,
      collectionId: null,
      follows: true,
    },
    counts: { create: 2, join: 1, waiting: 1, refused: 3 },
    ...of,
  }) as SupplierImport;
const tiles = (...all: [string, string][]) => all.map(([label, number]) => ({ label, number }));
const rowIn = (of: Partial<ImportRow>) => ({ state: "waiting", target: null, repeats: null, ...of }) as ImportRow;
const decisionsOf = (row: Partial<ImportRow>, of: Partial<SupplierImport> = {}) =>
  choicesOf(rowIn(row), importAt(of), speech).map(({ decision }) => decision);

test("a preview says what will be made of a list, and adds what is decided", () => {
  expect(stepOf(importAt({}), speech)).toEqual({
    ...{
      at: "preview",
      tiles: tiles(["To be created", "2"], ["Already known", "1"], ["To decide", "1"], ["Rejected", "3"]),
    },
    ...{ adds: "3", isWaiting: true },
  });
  expect(stepOf(importAt({ counts: { waiting: 1 } }), speech)).toMatchObject({ adds: null });
});

test("while a job is at work nothing can be asked for, and a dry run or a refused file is over", () => {
  expect(stepOf(importAt({ state: "Running", done: 3, total: 9 }), speech)).toEqual({
    at: "working",
    done: 3,
    total: 9,
    stop: null,
  });
  expect(stepOf(importAt({ step: "read", state: "Running" }), speech)).toMatchObject({ stop: "discard" });
  expect(stepOf(importAt({ step: "apply", state: "Running" }), speech)).toMatchObject({ stop: "cancel" });
  expect(stepOf(importAt({ dryRun: true }), speech)).toEqual({ at: "over" });
  expect(stepOf(importAt({ step: "read", state: "Failed" }), speech)).toEqual({ at: "over" });
  expect(stepOf(importAt({ step: "undone" }), speech)).toEqual({ at: "over" });
});

test("an import whose applying failed can be applied again", () => {
  expect(stepOf(importAt({ step: "apply", state: "Failed" }), speech)).toMatchObject({ at: "failed", adds: "3" });
});

test("afterwards the way leads to the collection, or to the network", () => {
  const applied = { step: "applied", counts: { created: 2, joined: 1 } } as const;
  expect(stepOf(importAt(applied), speech)).toMatchObject({
    ...{ at: "after", tiles: tiles(["Created", "2"], ["Already known", "1"]), adds: null },
    to: { text: "Show all targets", href: "/network/collection/all" },
  });
  expect(stepOf(importAt({ ...applied, collection: "Ulm", collectionId: 5 }), speech)).toMatchObject({
    to: { text: "Open “Ulm”", href: "/network/collection/5" },
  });
  // What is not followed is in no list of those that are; other kinds made no targets to look at.
  expect(stepOf(importAt({ ...applied, follows: false }), speech)).toMatchObject({ to: { href: "/explorer" } });
  expect(stepOf(importAt({ ...applied, kind: "supply-data" }), speech)).toMatchObject({
    to: { text: "Show supply data", href: "/data-management/supply" },
  });
  expect(stepOf(importAt({ ...applied, kind: "own-alerts" }), speech)).toMatchObject({ to: { href: "/feed" } });
  expect(stepOf(importAt({ ...applied, kind: "actions" }), speech)).toMatchObject({
    to: { href: "/action?state=all" },
  });
});

test("a row is decided as long as it can be, and only to be what it may be", () => {
  const target = { id: 9, name: "Werk Ulm", country: "DE" };
  expect(decisionsOf({ target })).toEqual(["join", "create", "skip"]);
  expect(decisionsOf({ repeats: 4 })).toEqual(["repeat", "create", "skip"]);
  expect(decisionsOf({ state: "create" })).toEqual(["skip"]);
  expect(decisionsOf({ state: "skipped" })).toEqual(["create"]);
  // What it may be is still known when it was decided to be something else.
  expect(decisionsOf({ state: "create", target })).toEqual(["join", "skip"]);
  expect(decisionsOf({ state: "skipped", target })).toEqual(["join", "create"]);
  expect(decisionsOf({ state: "created" })).toEqual([]);
  expect(decisionsOf({ target }, { state: "Running" })).toEqual([]);
  expect(decisionsOf({ target }, { step: "apply", state: "Failed" })).toEqual(["join", "create", "skip"]);
  expect(decisionsOf({ target }, { dryRun: true })).toEqual([]);
});

test("a row that names others is not merged with one of them once all are known", () => {
  const target = { id: 9, name: "Werk Ulm", country: "DE" };
  const end = { end: "from", name: "Werk Ulm", country: "DE", target: { id: 9, name: "Werk Ulm" } } as const;
  const known = [{ ...end, status: "known" as const }];
  expect(decisionsOf({ state: "skipped", target, ends: known })).toEqual(["create"]);
  expect(decisionsOf({ state: "create", target, ends: known })).toEqual(["skip"]);
  const unknown = [{ ...end, status: "unknown" as const }];
  expect(decisionsOf({ target, ends: unknown })).toEqual(["join", "create", "skip"]);
});
