import { isIP } from "node:net";
import { isPublicAddress } from "../../platform/net/public-address";

/** What stands for a value that may be a secret. */
const MASK = "***";
const SECRET_NAME = /key(?!word)|token|secret|pass|pwd|auth(?!or)|^sig|signature|cred|session|^code$/i;
/** Of letters and digits without a space or a dot: no word that anybody searches for. */
const SECRET_VALUE = /^(?=[^a-z]*[a-z])(?=\D*\d)[\w-]{20,}$/i;

/** A part of a path that is no word and no number: letters and digits without a break, or a UUID. */
const SECRET_PART = /^(?:(?=[^a-z]*[a-z])(?=\D*\d)\w{20,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** An address as people other than who entered it may see it: without a password, and with stars for what may be a key. */
export function masked(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.username = "";
  url.password = "";
  const parts = url.pathname.split("/");
  if (parts.some((part) => SECRET_PART.test(part)))
    url.pathname = parts.map((part) => (SECRET_PART.test(part) ? MASK : part)).join("/");
  for (const [name, value] of [...url.searchParams]) {
    if (value !== "" && (SECRET_NAME.test(name) || SECRET_VALUE.test(value))) url.searchParams.set(name, MASK);
  }
  // Written anew the query may look otherwise, such as %20 for +: only where something was masked.
  return url.href.includes(MASK) || /^[a-z]+:\/\/[^/]*@/i.test(address) ? url.href : address;
}

/** The address that was meant: the stored one where its masked form was sent back. */
export const unmasked = (address: string, stored: string | null): string =>
  stored !== null && address === masked(stored) ? stored : address;

/**
 * Why this address is not taken; null where it may be. Only what the address itself says: a name is looked up when it is read
 * (`fetch-source.ts`), because it may point elsewhere by then.
 */
export function refusedAddress(address: string): "not-public" | "credentials" | "masked" | null {
  // The host of a mailbox is read as that of a web address, which is written in one way only.
  const url = new URL(address.replace(/^imaps?:/i, "https:"));
  if (url.username !== "" || url.password !== "") return "credentials";
  // The key itself is not known here, and the stored one belongs to another address.
  if ([...url.searchParams.values(), ...url.pathname.split("/")].includes(MASK)) return "masked";
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const isPublic = isIP(host) ? isPublicAddress(host) : host.includes(".") && !INSIDE.test(host);
  return isPublic ? null : "not-public";
}

/** Names that never leave a network (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`). */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|home\.arpa|localdomain)$/i;
