import { normalise } from "./text";

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * What stands in the controls of a page, once somebody has typed and ticked: the attributes say only with what they began.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html
 */
export class Controls {
  readonly #values = new WeakMap<Element, string>();
  readonly #checked = new WeakMap<Element, boolean>();
  readonly #selected = new WeakMap<Element, boolean>();
  readonly #files = new WeakMap<Element, readonly ChosenFile[]>();

  valueOf(control: Element): string {
    const { localName } = control;
    if (localName === "textarea") return this.#values.get(control) ?? control.textContent ?? "";
    if (localName === "select") return valueOfOption(this.selectedOf(control)[0]);
    const type = typeOf(control);
    if (type === "checkbox" || type === "radio") return control.getAttribute("value") ?? "on";
    return this.#values.get(control) ?? sanitised(control.getAttribute("value") ?? "", type);
  }

  /** As typed by somebody: in one line a line break is a space, and what is too long stays out. */
  type(control: Element, text: string): void {
    const longest = Number(control.getAttribute("maxlength") ?? Number.POSITIVE_INFINITY);
    const line = text.replace(/\r\n|\r|\n/g, " ");
    const value = control.localName === "textarea" ? text : sanitised(line, typeOf(control));
    this.#values.set(control, value.slice(0, longest));
  }

  /** Whether somebody has typed here: only then does a length matter. */
  isTyped(control: Element): boolean {
    return this.#values.has(control);
  }

  isChecked(control: Element): boolean {
    const known = this.#checked.get(control);
    if (known !== undefined) return known;
    if (!control.hasAttribute("checked")) return false;
    if (typeOf(control) !== "radio") return true;
    // Of several radio buttons that begin ticked, the last one is.
    return groupOf(control).findLast((one) => one.hasAttribute("checked")) === control;
  }

  check(control: Element, checked: boolean): void {
    if (typeOf(control) === "radio") for (const other of groupOf(control)) this.#checked.set(other, false);
    this.#checked.set(control, checked);
    // So that a stylesheet can ask for it: see `CHECKED` in stylesheet.ts. The attribute itself is how it begins.
    control.setAttribute("data-form-client-checked", String(checked));
  }

  selectedOf(select: Element): Element[] {
    const options = [...select.querySelectorAll("option")];
    const selected = options.filter((one) => this.#selected.get(one) ?? one.hasAttribute("selected"));
    if (select.hasAttribute("multiple")) return selected;
    const first =
      Number(select.getAttribute("size") ?? 1) <= 1 ? options.find((one) => !isDisabledOption(one)) : undefined;
    const one = selected.at(-1) ?? first;
    return one ? [one] : [];
  }

  select(select: Element, chosen: readonly Element[]): void {
    for (const option of select.querySelectorAll("option")) {
      this.#selected.set(option, chosen.includes(option));
      option.setAttribute("data-form-client-checked", String(chosen.includes(option)));
    }
  }

  filesOf(control: Element): readonly ChosenFile[] {
    return this.#files.get(control) ?? [];
  }

  choose(control: Element, files: readonly ChosenFile[]): void {
    this.#files.set(control, files);
  }

  /** A reset button: everything is as it began. */
  reset(form: Element): void {
    for (const control of controlsOf(form)) {
      control.removeAttribute("data-form-client-checked");
      for (const kept of [this.#values, this.#checked, this.#files]) kept.delete(control);
      for (const option of control.querySelectorAll("option")) {
        option.removeAttribute("data-form-client-checked");
        this.#selected.delete(option);
      }
    }
  }
}

export function typeOf(control: Element): string {
  const type = control.getAttribute("type")?.toLowerCase();
  if (control.localName === "button") return type === "button" || type === "reset" ? type : "submit";
  if (control.localName !== "input") return control.localName;
  return type || "text";
}

export const isSubmitButton = (element: Element) =>
  ["button", "input"].includes(element.localName) && ["submit", "image"].includes(typeOf(element));

/** The form that a control belongs to: by its `form` attribute, or the one around it. */
export function formOf(control: Element): Element | null {
  const id = control.getAttribute("form");
  if (id === null) return control.closest("form");
  const named = control.ownerDocument.getElementById(id);
  return named?.localName === "form" ? named : null;
}

/** In the order of the page, wherever they stand on it. */
export function controlsOf(form: Element): Element[] {
  const all = form.ownerDocument.querySelectorAll("button, input, select, textarea");
  return [...all].filter((control) => formOf(control) === form);
}

export function isDisabled(control: Element): boolean {
  if (!["button", "input", "select", "textarea", "fieldset", "option", "optgroup"].includes(control.localName))
    return false;
  if (control.hasAttribute("disabled")) return true;
  if (control.localName === "option") return isDisabledOption(control);
  for (let around = control.parentElement; around; around = around.parentElement) {
    if (around.localName !== "fieldset" || !around.hasAttribute("disabled")) continue;
    const legend = [...around.children].find(({ localName }) => localName === "legend");
    if (!legend?.contains(control)) return true;
  }
  return false;
}

export const isDisabledOption = (option: Element) =>
  option.hasAttribute("disabled") ||
  (option.parentElement?.localName === "optgroup" && option.parentElement.hasAttribute("disabled"));

export const valueOfOption = (option: Element | undefined) =>
  option ? (option.getAttribute("value") ?? normalise(option.textContent ?? "")) : "";

/** Radio buttons of one name in one form. */
export function groupOf(radio: Element): Element[] {
  const name = radio.getAttribute("name");
  if (!name) return [radio];
  const all = radio.ownerDocument.querySelectorAll("input[type=radio i]");
  return [...all].filter((one) => one.getAttribute("name") === name && formOf(one) === formOf(radio));
}

function sanitised(value: string, type: string): string {
  const line = value.replace(/[\r\n]/g, "");
  if (type === "hidden") return value;
  if (type === "email" || type === "url") return line.trim();
  if (type === "number") return /^-?(\d+(\.\d+)?|\.\d+)(e[-+]?\d+)?$/i.test(value) ? value : "";
  if (type === "date") return /^\d{4,}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : "";
  if (type === "color") return /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : "#000000";
  return line;
}
