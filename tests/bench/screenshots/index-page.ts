import type { Screen } from "./screens";
import { whatWasFound } from "./what-was-found";

const HEAD = `# Every screen

Taken with the demo world by \`npm run bench -- screenshots\`, which takes all of them in light and dark, 1280 and 320 px wide; a few are kept
here. What has no picture is taken with \`npm run bench -- screenshots --only NAME --out FOLDER\`; \`--looks\` says how wide and in which
language (\`wide\`, \`medium\` of 768 px, \`phone\` of 360, \`narrow\` of 320, with \`-en\`, \`-de\`, \`-ch\` or \`-fr\`), \`--data FOLDER\` keeps the demo world for the next time, and
\`--index\` writes this table anew.

| Screen | Route | Pictures |
|---|---|---|
`;

/** The table of all screens, in Markdown. `files` are those of `docs/screenshots`. */
export function indexPage(screens: readonly Screen[], files: readonly string[]): string {
  const rows = screens.map(({ name, route, as }) => {
    const own = files.filter((file) => picturesOf(name).test(file)).sort();
    const pictures = own.map((file) => `[${file.slice(name.length + 1, -4)}](screenshots/${file})`).join(", ");
    const who = as === "visitor" ? ", as a visitor" : "";
    return `| ${name}${who} | \`/${route === "*" ? "…" : route}\` | ${pictures} |\n`;
  });
  return HEAD + rows.join("") + whatWasFound();
}

const picturesOf = (name: string) =>
  new RegExp(`^${name}-(?:wide|medium|narrow|phone)(?:-\\w\\w)?-(?:light|dark)\\.png$`);
