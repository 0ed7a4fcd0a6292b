import { parsePage } from "../form-client/parse";

/** An address that an answer tells its browser, as it stands there, and what tells it. */
export interface Told {
  address: string;
  by: string;
}

const ATTRIBUTES = [
  "href",
  "src",
  "action",
  "formaction",
  "poster",
  "data",
  "ping",
  "cite",
  "xlink:href",
  "background",
];

/** Every address that a page tells: in elements, in what scripts and islands put into it, in its scripts and its headers. */
export function toldIn(text: string, headers: Headers): Told[] {
  const document = parsePage(text);
  const found: Told[] = [];
  for (const element of document.querySelectorAll("*")) {
    for (const name of ATTRIBUTES) {
      const address = element.getAttribute(name);
      if (address) found.push({ address, by: `<${element.localName} ${name}>` });
    }
    const set = element.getAttribute("srcset")?.split(",") ?? [];
    found.push(...set.map((one) => ({ address: one.trim().split(" ")[0] ?? "", by: "srcset" })));
    const content = element.localName === "meta" ? element.getAttribute("content") : null;
    const addressed = /^(?:https?:|\/)\S*$|url=(\S+)/i.exec(content ?? "");
    if (addressed) found.push({ address: addressed[1] ?? addressed[0], by: "<meta>" });
  }
  const scripts = [...document.querySelectorAll("script:not([src])")].map((one) => one.textContent ?? "").join("\n");
  return [...found, ...inScripts(scripts), ...inHeaders(headers)];
}

/** Written markup that is data of a page, and the modules that its scripts name. */
function inScripts(text: string): Told[] {
  const plain = text.replaceAll("\\u003c", "<").replaceAll('\\\\\\"', '"').replaceAll('\\"', '"');
  const markup = [...plain.matchAll(/\s(?:href|src|action|formaction)="([^"]+)"/g)].map(([, address = ""]) => address);
  const modules = [...plain.matchAll(/"([^"\s]*\/assets\/[^"\s]+)"/g)].map(([, address = ""]) => address);
  return [
    ...markup.map((address) => ({ address, by: "markup in a script" })),
    ...modules.map((address) => ({ address, by: "a script" })),
  ];
}

function inHeaders(headers: Headers): Told[] {
  const refresh = /url=\s*["']?([^"']+)/i.exec(headers.get("refresh") ?? "")?.[1];
  const links = [...(headers.get("link") ?? "").matchAll(/<([^>]+)>/g)].map(([, address = ""]) => address);
  return [
    ...[headers.get("location"), refresh].flatMap((address) => (address ? [{ address, by: "a header" }] : [])),
    ...links.map((address) => ({ address, by: "Link" })),
  ];
}

/** Fonts and pictures of a style sheet. */
export function toldInStyles(text: string): Told[] {
  const urls = [...text.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = ""]) => address);
  return urls.map((address) => ({ address, by: "a style sheet" }));
}
