import { expect, test } from "vitest";
import { z } from "zod";
import { constraintsOf } from "~/forms/read-submission.server";
import { relationFields } from "./supplier-fields";

const form = z.object(relationFields);
const read = (hsCodes?: string) => form.safeParse({ type: "Supplier", hsCodes });

test("a supplier without HS codes is one, and no browser asks for any", () => {
  expect(constraintsOf(form).hsCodes).toEqual({ required: false });
  for (const nothing of [undefined, "", " , "]) expect(read(nothing).data?.hsCodes).toEqual([]);
});

test("codes stand with commas, semicolons or spaces between; what is none is refused at the field", () => {
  expect(read("7601, 8708;39 720110").data?.hsCodes).toEqual(["7601", "8708", "39", "720110"]);
  for (const wrong of ["7601, x", "1", "1234567", Array.from({ length: 51 }, () => "7601").join(" ")]) {
    const problems = read(wrong).error?.issues.map(({ path, message }) => [path[0], message]);
    expect([wrong, problems]).toEqual([wrong, [["hsCodes", "suppliers:problems.hsCode"]]]);
  }
});
