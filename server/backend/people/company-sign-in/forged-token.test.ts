import { constants, createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, discover, emailFrom, type Question } from "./provider";

/** A provider that says of itself and of the user whatever a test wants. */
interface Claims {
  [name: string]: unknown;
}
const own = generateKeyPairSync("rsa", { modulusLength: 2048 });
const foreign = generateKeyPairSync("rsa", { modulusLength: 2048 });
const CLIENT = { clientId: "tierwatch", clientSecret: "a secret of the tests, long enough" };
const redirectUri = "http://127.0.0.1/login/company/answer";
let issuer = "";
let claimed = "";
let idToken = "";
let elsewhere = false;
/** The paths that were asked for while it led elsewhere. */
const asked: (string | undefined)[] = [];
const server = createServer((request, answer) => {
  if (elsewhere) {
    asked.push(request.url);
    return answer.writeHead(302, { location: "/inside" }).end();
  }
  const paths: Record<string, object> = {
    "/.well-known/openid-configuration": {
      issuer: claimed || issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ["code"],
      id_token_signing_alg_values_supported: ["RS256"],
    },
    "/foreign-keys": { keys: [{ ...jwkOf(foreign.publicKey), kid: "1", alg: "RS256", use: "sig" }] },
    "/keys": { keys: [{ ...own.publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" }] },
    "/token": { access_token: "a", token_type: "Bearer", id_token: idToken },
  };
  answer.setHeader("content-type", "application/json").end(JSON.stringify(paths[request.url ?? ""] ?? {}));
});
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const jwkOf = (key: KeyObject) => key.export({ format: "jwk" });
const signed = (claims: Claims, key: KeyObject = own.privateKey, header: Claims = {}) => {
  const told = `${part({ alg: "RS256", kid: "1", ...header })}.${part(claims)}`;
  const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
  const signature = sign("sha256", Buffer.from(told), header.alg === "PS256" ? { key, ...pss } : key);
  return `${told}.${signature.toString("base64url")}`;
};
const bySecret = (claims: Claims) => {
  const told = `${part({ alg: "HS256", kid: "1" })}.${part(claims)}`;
  const key = own.publicKey.export({ format: "pem", type: "spki" });
  return `${told}.${createHmac("sha256", key).update(told).digest("base64url")}`;
};
const unsigned = (claims: Claims) => `${part({ alg: "none" })}.${part(claims)}.`;

/** What becomes of an answer with this token; `question` is what was asked. */
async function told(make: (claims: Claims, question: Question) => string, more = ""): Promise<string> {
  const provider = await discover({ issuer, ...CLIENT }, { outgoingPrivate: ["127.0.0.1"] });
  const { question } = await ask(provider, redirectUri);
  const now = Math.floor(Date.now() / 1000);
  const user = { sub: "7", email: "Mara@nordwind.example", email_verified: true };
  const claims = { iss: issuer, aud: CLIENT.clientId, iat: now, exp: now + 60, nonce: question.nonce, ...user };
  idToken = make(claims, question);
  return emailFrom(provider, question, `${redirectUri}?code=c&state=${question.state}${more}`);
}

test("a token that its issuer signed for us, now, to this question, is believed", async () => {
  expect(await told((claims) => signed(claims))).toBe("mara@nordwind.example");
});

test.each<[string, (claims: Claims) => string]>([
  ["signed with another key", (claims) => signed(claims, foreign.privateKey)],
  ["not signed", unsigned],
  ["signed with the public key as if it were a secret", bySecret],
  [
    "changed after it was signed",
    (claims) => signed(claims).replace(/\.[^.]+\./, `.${part({ ...claims, sub: "8" })}.`),
  ],
  ["for another client", (claims) => signed({ ...claims, aud: "another" })],
  ["of another issuer", (claims) => signed({ ...claims, iss: "https://evil.example" })],
  ["that is over", (claims) => signed({ ...claims, exp: Number(claims.iat) - 3600 })],
  ["to another question", (claims) => signed({ ...claims, nonce: "x".repeat(43) })],
  ["to no question", ({ nonce: _, ...claims }) => signed(claims)],
  ["that has not begun", (claims) => signed({ ...claims, nbf: Number(claims.iat) + 3600 })],
  ["without an end", ({ exp: _, ...claims }) => signed(claims)],
  ["that brings its own key", (claims) => signed(claims, foreign.privateKey, { jwk: jwkOf(foreign.publicKey) })],
  ["that says where its key is", (claims) => signed(claims, foreign.privateKey, { jku: `${issuer}/foreign-keys` })],
  ["signed in a way that the provider does not name", (claims) => signed(claims, own.privateKey, { alg: "PS256" })],
])("a token %s is refused", async (_, make) => {
  await expect(told(make)).rejects.toMatchObject({ status: 401, code: "provider_refused" });
});

test("an answer that says to come from another provider is refused, whatever its token says", async () => {
  const from = (iss: string) => told((claims) => signed(claims), `&iss=${encodeURIComponent(iss)}`);
  expect(await from(issuer)).toBe("mara@nordwind.example");
  await expect(from("https://evil.example")).rejects.toMatchObject({ status: 401, code: "provider_refused" });
});

test("a provider that leads elsewhere is not followed", async () => {
  elsewhere = true;
  const found = discover({ issuer, ...CLIENT }, { outgoingPrivate: ["127.0.0.1"] });
  await expect(found).rejects.toMatchObject({ status: 422, code: "provider_away" });
  elsewhere = false;
  expect(asked).toEqual(["/.well-known/openid-configuration"]);
});

test("a provider that says to be another one is none", async () => {
  claimed = "https://login.nordwind.example";
  const found = discover({ issuer, ...CLIENT }, { outgoingPrivate: ["127.0.0.1"] });
  await expect(found).rejects.toMatchObject({ status: 422, code: "provider_away" });
  claimed = "";
});
