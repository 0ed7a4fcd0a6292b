import { DEMO_CUSTOMERS, DEMO_PASSWORD } from "./backend/main/seed/demo";
import type { Config } from "./config";

/** What whoever started the server wants to know first: where it is and how to get in. Plain text, for a person. */
export function announce(config: Config, port: number): void {
  const address = withoutSlash(config.publicUrl) ?? `http://${hostOf(config.host)}:${port}`;
  const lines = [`Tierwatch is at ${address}`];
  if (config.demo && !config.backendUrl) lines.push(...demoSignIns());
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Says on stderr what is probably not meant: a slow mode, and a proxy without the origin that browsers use. */
export function warnOfConfig(config: Pick<Config, "production" | "trustProxy" | "publicUrl">): void {
  for (const warning of warningsOf(config)) process.stderr.write(`\n*** ${warning} ***\n\n`);
}

export function warningsOf({ production, trustProxy, publicUrl }: Parameters<typeof warnOfConfig>[0]): string[] {
  const warnings: string[] = [];
  // Pages are rendered five times slower then.
  if (!production) warnings.push("NODE_ENV is not production: every page is slow. Start with bin/start.");
  // Pages are told by the proxy what browsers use; jobs, which write mails, are not.
  if (trustProxy > 0 && !publicUrl)
    warnings.push(
      "TRUST_PROXY without PUBLIC_URL: links in mails lead to localhost. Set PUBLIC_URL to your https origin.",
    );
  return warnings;
}

function demoSignIns(): string[] {
  const accounts = DEMO_CUSTOMERS.flatMap(({ name, personas }) =>
    personas.map(({ email, roles }) => `  ${email}  ${roles.join(", ")} at ${name}`),
  );
  return [`Demo sign-ins, password ${DEMO_PASSWORD}:`, ...accounts];
}

function withoutSlash(url: URL | undefined): string | undefined {
  return url?.href.replace(/\/$/, "");
}

function hostOf(host: string): string {
  if (host === "0.0.0.0" || host === "::" || host === "127.0.0.1") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
