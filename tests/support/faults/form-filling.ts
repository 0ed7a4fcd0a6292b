import {
  Controls,
  controlsOf,
  groupOf,
  isDisabled,
  isSubmitButton,
  typeOf,
  valueOfOption,
} from "../form-client/controls";
import { parsePage } from "../form-client/parse";
import { addressOf, submissionOf } from "../form-client/submission";

/** A form of a page, filled in as somebody might, to be sent by one of its buttons. */
export interface FilledForm {
  /** What tells it from the other forms of its page. */
  name: string;
  url: URL;
  type: string;
  /** Byte for byte, as latin 1. */
  content: string;
  /** What was typed into its fields and is to stay there, by the fields' names. */
  typed: Readonly<Record<string, string>>;
}

const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
/** What is typed where the field's type does not say enough. */
const BY_NAME: Readonly<Record<string, string>> = {
  country: "DE",
  hsCodes: "7601",
  code: "123456",
  until: IN_A_MONTH,
  mediaLinks: "https://typed.example/",
};
const BY_KIND: readonly (readonly [RegExp, string])[] = [
  [/^goods\[\d\]\.code$/, "7601"],
  [/ShipmentOn$|^shipped|^receivedOn$/, "2026-01-15"],
];
/** A target is looked for first, by another button of the form; here it is as it comes back from there. */
const HIDDEN: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "intent=add": [["targets[0]", "1 Werk"]],
};
const SECRET = /password|secret|^code$/i;

/**
 * Every form of a page that changes something, once for each button that says something of its own. What `known` names is left out: on
 * most pages that are walked one after the other most forms are those of the page before.
 */
export function formsIn(page: string, address: string, known: ReadonlySet<string> = new Set()): FilledForm[] {
  const base = new URL(address);
  const document = parsePage(page);
  const forms = [...document.querySelectorAll("form")].filter(
    (form) => form.getAttribute("method")?.toLowerCase() === "post",
  );
  const all = new Map<string, FilledForm>();
  for (const form of forms) {
    const buttons = controlsOf(form).filter((one) => isSubmitButton(one) && !isDisabled(one));
    const told = buttons.filter((one) => one.hasAttribute("name") || one.hasAttribute("formaction"));
    const plain = buttons.find((one) => !told.includes(one));
    for (const button of [...(plain ? [plain] : []), ...told]) {
      const name = nameOf(form, button, base);
      const one = known.has(name) || all.has(name) ? null : filled(form, button, base, name);
      if (one) all.set(name, one);
    }
  }
  return [...all.values()];
}

function nameOf(form: Element, button: Element, base: URL): string {
  const { pathname } = addressOf(form, button, base);
  const intent = form.querySelector("input[name=intent]")?.getAttribute("value") ?? "";
  return [pathname, form.id.replace(/[«»:].*/, ""), intent, labelOf(button).replace(/\d+/g, "N")]
    .filter(Boolean)
    .join(" ");
}

const labelOf = (button: Element): string =>
  [button.getAttribute("name"), button.getAttribute("value")].filter(Boolean).join("=");

function filled(form: Element, button: Element, base: URL, name: string): FilledForm | null {
  const controls = new Controls();
  const typed: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    if (isDisabled(control) || control.hasAttribute("readonly")) continue;
    const text = fill(control, controls);
    const name = control.getAttribute("name");
    if (name && text !== undefined && !SECRET.test(name)) typed[name] = text;
  }
  const { method, url, body } = submissionOf(form, button, controls, base);
  if (method === "GET") return null;
  const found = new URLSearchParams((HIDDEN[labelOf(button)] ?? []).map((pair) => [...pair])).toString();
  return {
    name,
    url,
    type: body?.type ?? "",
    content: `${body?.content.toString("latin1")}${found && `&${found}`}`,
    typed,
  };
}

/** Answers what was typed, where something was. */
function fill(control: Element, controls: Controls): string | undefined {
  const type = typeOf(control);
  const name = control.getAttribute("name") ?? "";
  if (["hidden", "submit", "button", "reset", "image"].includes(type)) return undefined;
  if (type === "checkbox") {
    if (groupsOf(control).length === 1 || !groupsOf(control).some((one) => controls.isChecked(one)))
      controls.check(control, true);
    return undefined;
  }
  if (type === "radio") {
    if (!groupOf(control).some((one) => controls.isChecked(one))) controls.check(control, true);
    return undefined;
  }
  if (type === "select") {
    const [first] = [...control.querySelectorAll("option")].filter((one) => valueOfOption(one) !== "");
    if (first && controls.valueOf(control) === "") controls.select(control, [first]);
    return undefined;
  }
  if (type === "file") {
    controls.choose(control, [
      { name: "typed.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 typed") },
    ]);
    return undefined;
  }
  const text =
    BY_NAME[name] ??
    BY_KIND.find(([kind]) => kind.test(name))?.[1] ??
    BY_TYPE[type] ??
    numbered(control) ??
    `Typed ${name}`;
  controls.type(control, text);
  return controls.valueOf(control);
}

const groupsOf = (box: Element) =>
  controlsOf(box.closest("form") as Element).filter((one) => one.getAttribute("name") === box.getAttribute("name"));

const numbered = (control: Element): string | undefined =>
  /numeric|decimal/.test(control.getAttribute("inputmode") ?? "") ? "50" : undefined;

const BY_TYPE: Readonly<Record<string, string>> = {
  email: "typed@supplier.example",
  url: "https://typed.example/",
  number: "50",
  date: IN_A_MONTH,
  password: "tierwatch-demo",
  color: "#123456",
  tel: "+49 711 4711",
};
