import type { Report } from "./candidate";

export function readEmail(value: string, report: Report): string | null {
  const address = value.replace(/^mailto:/i, "").toLowerCase();
  if (/^[^\s@,;<>"]+@(?:[\p{L}\d-]+\.)+\p{L}{2,}$/u.test(address) && address.length <= 254) return address;
  report("emailInvalid");
  return null;
}

/** An http or https address; one without a scheme gets https. */
export function readWebsite(value: string, report: Report): string | null {
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : null;
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.hostname.includes(".");
  if (isWeb && !/\s/.test(value)) return url.href;
  report("websiteInvalid");
  return null;
}
