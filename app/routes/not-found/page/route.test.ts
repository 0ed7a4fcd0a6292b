import { expect, test } from "vitest";
import { action, loader } from "./route";

test("what is read and what is posted to nowhere both answer 404", async () => {
  await expect(loader()).rejects.toMatchObject({ status: 404 });
  await expect(action()).rejects.toMatchObject({ status: 404 });
});
