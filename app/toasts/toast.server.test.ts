import { createCookie } from "@remix-run/node";
import { expect, test } from "vitest";
import { takeToast, toastCookie } from "./toast.server";

const requestWith = (cookie: string) =>
  new Request("http://tierwatch.test/", { headers: { cookie: cookie.split(";")[0] ?? "" } });

test("a message is read on the next page, with the cookie that forgets it", async () => {
  const { toast, clear } = await takeToast(requestWith(await toastCookie({ key: "shell:toast.signedOut" })));
  expect(toast).toMatchObject({ key: "shell:toast.signedOut", tone: "good" });
  expect(clear).toContain("Max-Age=0");
});

test("a title goes along as a line of its own", async () => {
  const message = { title: "collection:done.createdTitle", key: "collection:done.created" } as const;
  expect((await takeToast(requestWith(await toastCookie(message)))).toast).toMatchObject(message);
});

test("without a cookie nothing is shown and nothing is set", async () => {
  expect(await takeToast(new Request("http://tierwatch.test/"))).toEqual({ toast: null, clear: null });
});

test("a long parameter is cut, so that the cookie fits", async () => {
  const cookie = await toastCookie({ key: "shell:toast.signedOut", params: { name: "ü".repeat(5000) } });
  expect(cookie.length).toBeLessThan(4000);
  const { toast } = await takeToast(requestWith(cookie));
  expect(toast?.params?.name).toHaveLength(200);
});

test.each(["not base64", btoa('{"key":"<b>"}'), btoa('{"id":"1","tone":"good","key":"nowhere:a"}')])(
  "a forged cookie shows nothing: %s",
  async (value) => {
    const { toast, clear } = await takeToast(requestWith(`tierwatch-toast=${encodeURIComponent(value)}`));
    expect(toast).toBeNull();
    expect(clear === null || clear.includes("Max-Age=0")).toBe(true);
  },
);

test.each([
  ["/feed", true],
  ["https://evil.example/", false],
  ["//evil.example/feed", false],
])("a forged message whose button posts to %s is shown: %s", async (to, shown) => {
  const action = { to, label: "shell:toast.signedOut", fields: {} };
  const forged = { id: "1", tone: "good", key: "shell:toast.signedOut", action };
  const { toast } = await takeToast(requestWith(await createCookie("tierwatch-toast").serialize(forged)));
  expect(toast !== null).toBe(shown);
});
