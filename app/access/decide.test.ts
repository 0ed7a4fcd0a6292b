import { expect, test } from "vitest";
import { permissionsOf } from "~/backend/contract/permissions";
import { DEFAULT_PREFERENCES } from "~/backend/contract/preferences";
import type { Session } from "~/backend/contract/session";
import { decideAccess } from "./decide";

const analyst: Session = {
  id: 1,
  user: {
    id: 1,
    firstname: "Mara",
    lastname: "Keller",
    email: "analyst@nordwind.example",
    language: "en",
    passwordValidUntil: null,
    customer: { id: 1, name: "Nordwind Automotive", logo: null },
    activePlan: { name: "Enterprise" },
    embeddedLogin: false,
    createdAt: "2026-01-01T00:00:00.000Z",
  },
  roles: ["analyst"],
  permissions: permissionsOf(["analyst"]),
  features: ["feed-v2"],
  perspectives: [],
  preferences: DEFAULT_PREFERENCES,
  expiresAt: "2026-12-01T00:00:00.000Z",
};

test("a route that says nothing is for signed-in users", () => {
  expect(decideAccess([{}], null)).toEqual({ ok: false, status: 401 });
  expect(decideAccess([{}], analyst)).toEqual({ ok: true });
  expect(decideAccess([], null)).toEqual({ ok: false, status: 401 });
});

test("only the leaf opens a page; a public parent opens nothing below it", () => {
  expect(decideAccess([{}, { access: "public" }], null)).toEqual({ ok: true });
  expect(decideAccess([{ access: "public" }, {}], null)).toEqual({ ok: false, status: 401 });
});

test("what a parent asks for is asked of its children", () => {
  const admin = { requiresPermissions: ["admin:access"] as const };
  expect(decideAccess([admin, {}], analyst)).toEqual({ ok: false, status: 403, why: { permission: "admin:access" } });
  expect(decideAccess([admin, { access: "public" }], null)).toEqual({ ok: false, status: 401 });
});

test("a feature flag is asked for as well, and named when it is off", () => {
  expect(decideAccess([{ requiresFeatureFlag: "feed-v2" }], analyst)).toEqual({ ok: true });
  const off = decideAccess([{ requiresFeatureFlag: "dashboard-v2" }], analyst);
  expect(off).toEqual({ ok: false, status: 403, why: { feature: "dashboard-v2" } });
});

test("each role may do what the one below may, and more", () => {
  const counts = (["viewer", "analyst", "manager", "administrator"] as const).map((role) => permissionsOf([role]));
  counts.slice(1).forEach((grants, index) => {
    expect(grants).toEqual(expect.arrayContaining(counts[index] ?? []));
    expect(grants.length).toBeGreaterThan(counts[index]?.length ?? 0);
  });
  expect(permissionsOf([])).toEqual([]);
});
