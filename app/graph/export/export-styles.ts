/** The colours of `app/styles/tokens.css` in light, by the classes that pictures use: a file of its own has no page around it. */
const COLOURS: Record<string, string> = {
  ink: "#14212b",
  "ink-2": "#4a5a66",
  "ink-3": "#5c6c78",
  "line-strong": "#cbd4da",
  card: "#ffffff",
  accent: "#0b5f6e",
  "on-accent": "#ffffff",
  "accent-soft": "#e1f0f2",
  "risk-na": "#5f6b74",
  "risk-none": "#4a6c83",
  "risk-low": "#76680f",
  "risk-mid": "#a3550b",
  "risk-high": "#c22f45",
  "risk-critical": "#6d1238",
};

/** What a picture needs where none of our style sheets is. */
export const EXPORT_STYLES = [
  "svg{background:#ffffff;font-family:Inter,system-ui,sans-serif}",
  ".fill-none{fill:none}",
  ...Object.entries(COLOURS).flatMap(([name, colour]) => [
    `.fill-${name}{fill:${colour}}`,
    `.stroke-${name}{stroke:${colour}}`,
  ]),
].join("");
