import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listTargetCtypes, listTargetTypes } from "~/backend/contract/target-types";
import { backendUnderTest } from "../support/backend-under-test";
import { signInAs } from "../support/personas";

const use = backendUnderTest();

test("a viewer learns the types and their classes, each with its colours", async () => {
  const viewer = await signInAs(use.transport, "viewer");
  const types = await callBackend(viewer, listTargetTypes, {});
  const ctypes = await callBackend(viewer, listTargetCtypes, {});
  expect(types.map(({ id }) => id)).toEqual(["organization", "POI", "country", "industry", "commodity"]);
  expect(types.flatMap((type) => type.ctypes)).toEqual(ctypes.map(({ id }) => id));
  const port = ctypes.find(({ id }) => id === "port");
  expect(port).toMatchObject({ type: "POI", icon: "anchor", colour: "indigo", light: { background: "#eae9f8" } });
});
