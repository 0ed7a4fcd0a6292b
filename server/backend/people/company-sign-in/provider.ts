import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { Refusal } from "../../platform/call/refusal";
import { providerFetch, type Reach } from "./provider-fetch";

export interface Provider {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What ties an answer to its question: none of it leaves the backend but within the address that the browser is sent to. */
export interface Question {
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
}

/** Asks a provider for its configuration. Throws 422 `provider_away` when it does not answer with one. */
export async function discover({ issuer, clientId, clientSecret }: Provider, reach: Reach): Promise<Configuration> {
  const url = new URL(issuer);
  // Plain http only within one's own network, and only where the operator named the host.
  const plain = url.protocol === "http:" && reach.outgoingPrivate.includes(url.hostname);
  try {
    return await discovery(url, clientId, clientSecret, undefined, {
      [customFetch]: providerFetch(reach),
      // The library trusts the connection alone unless told: a token counts by its signature, with a key that the issuer publishes.
      execute: [enableNonRepudiationChecks, ...(plain ? [allowInsecureRequests] : [])],
    });
  } catch (error) {
    throw new Refusal(
      422,
      "provider_away",
      "The provider does not answer with its configuration",
      undefined,
      {},
      error,
    );
  }
}

/** A question for the provider, and the address that puts it: authorization code with PKCE, state and nonce. */
export async function ask(
  provider: Configuration,
  redirectUri: string,
): Promise<{ question: Question; location: string }> {
  const question = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier(), redirectUri };
  const location = buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: "openid email profile",
    state: question.state,
    nonce: question.nonce,
    code_challenge: await calculatePKCECodeChallenge(question.verifier),
    code_challenge_method: "S256",
  });
  return { question, location: location.href };
}

/** Whose e-mail the provider vouches for, in lower case. Throws 401 `provider_refused` for whatever does not fit the question. */
export async function emailFrom(provider: Configuration, question: Question, answer: string): Promise<string> {
  const given = new URL(answer);
  const expected = new URL(question.redirectUri);
  // The server's own spelling of its address counts, not the one that came along.
  expected.search = given.search;
  try {
    const tokens = await authorizationCodeGrant(provider, expected, {
      pkceCodeVerifier: question.verifier,
      expectedState: question.state,
      expectedNonce: question.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error("no identity");
    const told = claims.email ? claims : await fetchUserInfo(provider, tokens.access_token, claims.sub);
    if (typeof told.email !== "string" || told.email_verified === false) throw new Error("no confirmed address");
    return told.email.toLowerCase();
  } catch (error) {
    throw new Refusal(401, "provider_refused", "The sign-in at the provider did not work", undefined, {}, error);
  }
}
