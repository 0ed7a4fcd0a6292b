/**
 * Nothing runs, loads or frames except what is named (quality-goals, "Security"). Scripts are trusted by the nonce of the
 * one answer they stand in, and hand their trust to what they import.
 */
export function contentSecurityPolicy(nonce: string, { dev }: { dev: boolean }): string {
  const directives: Record<string, string> = {
    "default-src": "'none'",
    "script-src": `'nonce-${nonce}' 'strict-dynamic'`,
    // Vite puts styles into the page by script and talks to it over a socket.
    "style-src": dev ? "'self' 'unsafe-inline'" : "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": dev ? "'self' ws:" : "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
