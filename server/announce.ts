import { DEMO_CUSTOMERS, DEMO_PASSWORD } from "./backend/main/seed/demo";
import type { Config } from "./config";

/** What whoever started the server wants to know first: where it is and how to get in. Plain text, for a person. */
export function announce(config: Config, port: number): void {
  const address = config.publicUrl?.origin ?? `http://${hostOf(config.host)}:${port}`;
  const lines = [`Tierwatch is at ${address}`];
  if (config.demo && !config.backendUrl) lines.push(...demoSignIns());
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Without it, pages are rendered five times slower. */
export function warnUnlessProduction(config: Config): void {
  if (config.production) return;
  process.stderr.write("\n*** NODE_ENV is not production: every page is slow. Start with bin/start. ***\n\n");
}

function demoSignIns(): string[] {
  const accounts = DEMO_CUSTOMERS.flatMap(({ name, personas }) =>
    personas.map(({ email, roles }) => `  ${email}  ${roles.join(", ")} at ${name}`),
  );
  return [`Demo sign-ins, password ${DEMO_PASSWORD}:`, ...accounts];
}

function hostOf(host: string): string {
  if (host === "0.0.0.0" || host === "::" || host === "127.0.0.1") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
