/** The role that assistive technology hears of, as HTML-AAM maps it and as Playwright asks for it; null where there is none. */
export function roleOf(element: Element): string | null {
  const explicit = explicitRoleOf(element);
  if (explicit && explicit !== "none" && explicit !== "presentation") return explicit;
  if (explicit && !hasGlobalAria(element)) return explicit;
  const implicit = implicitRoleOf(element);
  return implicit && inheritsPresentation(element) ? "presentation" : implicit;
}

function explicitRoleOf(element: Element): string | undefined {
  return element.getAttribute("role")?.trim().split(/\s+/)[0] || undefined;
}

const BY_TAG: Record<string, string> = {
  article: "article",
  aside: "complementary",
  blockquote: "blockquote",
  button: "button",
  caption: "caption",
  code: "code",
  datalist: "listbox",
  dd: "definition",
  del: "deletion",
  details: "group",
  dfn: "term",
  dialog: "dialog",
  dt: "term",
  em: "emphasis",
  fieldset: "group",
  figure: "figure",
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, "heading"])),
  hr: "separator",
  html: "document",
  ins: "insertion",
  li: "listitem",
  main: "main",
  mark: "mark",
  math: "math",
  menu: "list",
  meter: "meter",
  nav: "navigation",
  ol: "list",
  optgroup: "group",
  option: "option",
  output: "status",
  p: "paragraph",
  progress: "progressbar",
  search: "search",
  strong: "strong",
  sub: "subscript",
  sup: "superscript",
  svg: "img",
  table: "table",
  tbody: "rowgroup",
  textarea: "textbox",
  tfoot: "rowgroup",
  thead: "rowgroup",
  time: "time",
  tr: "row",
  ul: "list",
};

const BY_CONDITION: Record<string, (element: Element) => string | null> = {
  a: (element) => (element.hasAttribute("href") ? "link" : null),
  area: (element) => (element.hasAttribute("href") ? "link" : null),
  footer: (element) => (element.closest(NO_LANDMARK_IN) ? null : "contentinfo"),
  form: (element) => (isNamed(element) ? "form" : null),
  header: (element) => (element.closest(NO_LANDMARK_IN) ? null : "banner"),
  img: (element) => (element.getAttribute("alt") === "" && !element.getAttribute("title") ? "presentation" : "img"),
  input: roleOfInput,
  section: (element) => (isNamed(element) ? "region" : null),
  select: (element) =>
    element.hasAttribute("multiple") || Number(element.getAttribute("size")) > 1 ? "listbox" : "combobox",
  td: (element) => (/^(tree)?grid$/.test(element.closest("table")?.getAttribute("role") ?? "") ? "gridcell" : "cell"),
  th: roleOfHeaderCell,
};

const NO_LANDMARK_IN = ["article", "aside", "main", "nav", "section"]
  .map((tag) => `${tag}:not([role])`)
  .concat(["article", "complementary", "main", "navigation", "region"].map((role) => `[role=${role}]`))
  .join(", ");

function implicitRoleOf(element: Element): string | null {
  return BY_CONDITION[element.localName]?.(element) ?? BY_TAG[element.localName] ?? null;
}

const isNamed = (element: Element) => element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby");

const OF_INPUTS: Record<string, string | null> = {
  button: "button",
  checkbox: "checkbox",
  file: "button",
  hidden: null,
  image: "button",
  number: "spinbutton",
  radio: "radio",
  range: "slider",
  reset: "button",
  submit: "button",
};

function roleOfInput(element: Element): string | null {
  const type = element.getAttribute("type")?.toLowerCase() || "text";
  if (["email", "search", "tel", "text", "url"].includes(type)) {
    if (element.ownerDocument.getElementById(element.getAttribute("list") ?? "")) return "combobox";
    return type === "search" ? "searchbox" : "textbox";
  }
  return type in OF_INPUTS ? (OF_INPUTS[type] ?? null) : "textbox";
}

/** By its scope; without one by what stands beside it. */
function roleOfHeaderCell(element: Element): string {
  const scope = element.getAttribute("scope");
  if (scope === "col" || scope === "colgroup") return "columnheader";
  if (scope === "row" || scope === "rowgroup") return "rowheader";
  const beside = [element.previousElementSibling, element.nextElementSibling];
  return beside.some((cell) => cell?.localName === "td" && cell.textContent?.trim()) ? "rowheader" : "columnheader";
}

const HEIRS: Record<string, string[]> = {
  dd: ["dl", "div"],
  div: ["dl"],
  dt: ["dl", "div"],
  li: ["ol", "ul"],
  tbody: ["table"],
  td: ["tr"],
  tfoot: ["table"],
  th: ["tr"],
  thead: ["table"],
  tr: ["thead", "tbody", "tfoot", "table"],
};

/** The parts of a list or a table that is said to be none are none either. */
function inheritsPresentation(element: Element): boolean {
  const parent = element.parentElement;
  if (!parent || !HEIRS[element.localName]?.includes(parent.localName)) return false;
  const role = explicitRoleOf(parent);
  if ((role === "none" || role === "presentation") && !hasGlobalAria(parent)) return true;
  return inheritsPresentation(parent);
}

const hasGlobalAria = (element: Element) =>
  ["label", "labelledby", "describedby", "current", "live", "controls", "owns", "details"].some((name) =>
    element.hasAttribute(`aria-${name}`),
  );
