import { domainToUnicode } from "node:url";

/** With the domain in its own script: browsers and lists write one address in two ways, and it is one contact. */
export function readableAddress(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  return email.slice(0, at) + (domainToUnicode(domain) || domain);
}
