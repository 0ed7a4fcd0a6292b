/**
 * The score that MDN's HTTP Observatory gives to these headers of an https page without third-party content and without
 * cookies, by its published rules (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). Bonus points count
 * from 90 upwards only, as there.
 */
export function observatoryScore(headers: Headers): number {
  const policy = parsePolicy(headers.get("Content-Security-Policy"));
  const penalties = [
    policyPenalty(policy),
    hstsPenalty(headers.get("Strict-Transport-Security")),
    headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5,
    policy.has("frame-ancestors") || headers.has("X-Frame-Options") ? 0 : -20,
    headers.get("Access-Control-Allow-Origin") === "*" ? -50 : 0,
  ];
  const base = 100 + sum(penalties);
  if (base < 90) return base;
  return base + sum([policyBonus(policy), frameBonus(policy), referrerBonus(headers), resourceBonus(headers)]);
}

type Policy = ReadonlyMap<string, string[]>;

function parsePolicy(header: string | null): Policy {
  const directives = (header ?? "").split(";").map((part) => part.trim().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name = "", ...values]) => [name, values]));
}

function sourcesOf(policy: Policy, name: string): string[] {
  return policy.get(name) ?? policy.get("default-src") ?? ["*"];
}

function policyPenalty(policy: Policy): number {
  if (policy.size === 0) return -25;
  const scripts = sourcesOf(policy, "script-src");
  const trusted = scripts.some((source) => /^'(nonce|sha256)-/.test(source));
  if (scripts.some((source) => ["*", "data:", "https:", "http:"].includes(source))) return -20;
  if (scripts.includes("'unsafe-inline'") && !trusted) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  return 0;
}

function hstsPenalty(header: string | null): number {
  const age = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? 0);
  return age >= 15_552_000 ? 0 : header ? -10 : -20;
}

/** +10 for nothing by default and nothing unsafe, +5 for nothing unsafe. */
function policyBonus(policy: Policy): number {
  const all = [...policy.values()].flat();
  if (all.some((source) => source.startsWith("'unsafe-"))) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function frameBonus(policy: Policy): number {
  return policy.has("frame-ancestors") ? 5 : 0;
}

function referrerBonus(headers: Headers): number {
  const strict = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
  return strict.includes(headers.get("Referrer-Policy") ?? "") ? 5 : 0;
}

function resourceBonus(headers: Headers): number {
  return ["same-origin", "same-site"].includes(headers.get("Cross-Origin-Resource-Policy") ?? "") ? 10 : 0;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
