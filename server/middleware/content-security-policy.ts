/** Other sites that one answer's page may talk to, by directive; empty unless somebody configured and allowed them. */
export interface ThirdParties {
  /** Origins that scripts of this page may ask and take pictures from. */
  connect: readonly string[];
  /** Origins of a widget that brings its own frames, styles, fonts and sounds. */
  widget: readonly string[];
}

export const NOBODY: ThirdParties = { connect: [], widget: [] };

/**
 * Nothing runs, loads or frames except what is named (quality-goals, "Security"). Scripts are trusted by the nonce of the
 * one answer they stand in, and hand their trust to what they import.
 */
export function contentSecurityPolicy(
  nonce: string,
  { dev }: { dev: boolean },
  { connect, widget }: ThirdParties = NOBODY,
): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": [`'nonce-${nonce}'`, "'strict-dynamic'"],
    // Vite puts styles into the page by script and talks to it over a socket; so does a widget with its own.
    "style-src": ["'self'", ...(dev || widget.length > 0 ? ["'unsafe-inline'"] : [])],
    "img-src": ["'self'", "data:", ...connect, ...widget.filter(isHttps)],
    "font-src": ["'self'", ...widget.filter(isHttps)],
    "connect-src": ["'self'", ...(dev ? ["ws:"] : []), ...connect, ...widget],
    "frame-src": widget.filter(isHttps),
    "media-src": widget.filter(isHttps),
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

function isHttps(source: string): boolean {
  return source.startsWith("https:");
}
