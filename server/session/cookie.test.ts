// Again on Node 24: signatures are Node's own.
import { expect, test } from "vitest";
import { cookieOutside, cookiesInside } from "../middleware/cookies-on-their-way";
import { sessionCookie } from "./cookie";

const SECRET = { sessionSecret: "a secret of the tests, long enough" };
const plain = sessionCookie({ ...SECRET, publicUrl: undefined });
const https = sessionCookie({ ...SECRET, publicUrl: new URL("https://tierwatch.example") });
const EXPIRES = "2030-01-02T03:04:05.000Z";

const sent = (setCookie: string) => setCookie.split(";", 1)[0];

const onItsWay = (cookie: string, isHttps: boolean, below = "") => cookieOutside(cookie, { isHttps, below });

test("over https the cookie is Secure and bound to this host", () => {
  expect(onItsWay(https.start("t", EXPIRES), true)).toMatch(
    /^__Host-tierwatch=t\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=Wed, 02 Jan 2030 03:04:05 GMT; Secure$/,
  );
  expect(onItsWay(https.end(), true)).toBe("__Host-tierwatch=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure");
});

test("below a path it is bound to that", () => {
  const end = "tierwatch=; Path=/risk/; HttpOnly; SameSite=Lax; Max-Age=0";
  expect(onItsWay(https.end(), true, "/risk")).toBe(`__Secure-${end}; Secure`);
  expect(onItsWay(plain.end(), false, "/risk")).toBe(end);
});

test("over http it is neither, or browsers would drop it", () => {
  expect(onItsWay(plain.start("t", EXPIRES), false)).toMatch(
    /^tierwatch=t\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=/,
  );
});

test.each(["abc", "a.b.c", "with space; and=more", "ü中", "%41"])("the token %j comes back as it was", (token) => {
  expect(plain.tokenOf(`theme=dark; ${sent(plain.start(token, EXPIRES))}; x=y`)).toBe(token);
});

test("a cookie of the http name is not taken for one of https", () => {
  const value = sent(plain.start("t", EXPIRES));
  expect(https.tokenOf(value)).toBeNull();
  expect(cookiesInside(value, { isHttps: true, below: "" })).toBeUndefined();
  expect(cookiesInside(`__Host-${value}`, { isHttps: true, below: "/risk" })).toBeUndefined();
});

test.each([undefined, "", "tierwatch", "tierwatch=", "tierwatch=.", "tierwatch=a.", "tierwatch=.b", "xtierwatch=a.b"])(
  "%j holds no token",
  (header) => expect(plain.tokenOf(header)).toBeNull(),
);
