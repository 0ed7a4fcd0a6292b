/** `Firefox · Windows`, or null for what is no browser that people use. The order matters: Edge also says Chrome and Safari. */
export function deviceOf(userAgent: string | null): string | null {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0];
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0];
  return [browser, system].filter(Boolean).join(" · ") || null;
}

const BROWSERS: [string, RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

const SYSTEMS: [string, RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];
