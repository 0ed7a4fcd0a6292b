import { type ChosenFile, isDisabled, isDisabledOption, typeOf, valueOfOption } from "./controls";
import { press, takerOf } from "./press";
import type { Tab } from "./tab";
import { normalise, textOf } from "./text";

/** One element of a tab's page, and the words that it was found by. */
export interface Meant {
  tab: Tab;
  said: string;
  element: Element;
}

export type Choice = string | { value?: string; label?: string; index?: number };

/** The element, if somebody who looks at the page sees it: what nobody sees can be neither pressed nor filled in. */
export function seen({ tab, said, element }: Meant, done: string): Element {
  if (tab.opened.rendering.isSeen(element)) return element;
  throw new Error(`${said} is hidden, and cannot be ${done}: ${briefly(element)}\n${whereabouts(tab)}`);
}

export async function click(meant: Meant): Promise<void> {
  await press(meant.tab, pressable(meant, "pressed"));
}

export function fill(meant: Meant, text: string): void {
  const { tab, said } = meant;
  const field = usable(meant, "filled in");
  const type = typeOf(field);
  if (!["input", "textarea"].includes(field.localName) || UNTYPED.includes(type))
    throw new Error(`${said} is no text field.`);
  if (field.hasAttribute("readonly")) throw new Error(`${said} is read only.`);
  const { controls } = tab.opened;
  controls.type(field, text);
  if (text.trim() !== "" && controls.valueOf(field) === "")
    throw new Error(`"${text}" is nothing for a field of type ${type}.`);
  tab.keyboard.focus(field);
}

const UNTYPED = ["checkbox", "radio", "file", "submit", "image", "reset", "button", "hidden", "range"];

export async function setChecked(meant: Meant, checked: boolean): Promise<void> {
  const { controls } = meant.tab.opened;
  const control = pressable(meant, "ticked");
  if (!["checkbox", "radio"].includes(typeOf(control))) throw new Error(`${meant.said} cannot be ticked.`);
  if (controls.isChecked(control) === checked) return;
  await press(meant.tab, control);
  if (controls.isChecked(control) !== checked) throw new Error(`${meant.said} does not change when it is pressed.`);
}

export function select(meant: Meant, choices: Choice[]): void {
  const { tab, said } = meant;
  const list = usable(meant, "chosen from");
  if (list.localName !== "select") throw new Error(`${said} is no list to choose from.`);
  const options = [...list.querySelectorAll("option")];
  const chosen = choices.map((choice) => {
    const found = options.find((option, index) => isChosen(option, index, choice));
    if (!found || isDisabledOption(found)) throw new Error(`${said} has no option ${JSON.stringify(choice)}.`);
    return found;
  });
  tab.opened.controls.select(list, chosen);
  tab.opened.rendering.forget();
  tab.keyboard.focus(list);
}

/** As in a browser, where the field may be out of sight behind a button that says more. */
export function choose({ tab, said, element }: Meant, files: ChosenFile[]): void {
  if (typeOf(element) !== "file" || isDisabled(element)) throw new Error(`${said} takes no file.`);
  tab.opened.controls.choose(element, files);
}

function usable(meant: Meant, done: string): Element {
  const element = seen(meant, done);
  if (isDisabled(element)) throw new Error(`${meant.said} is disabled, and cannot be ${done}.`);
  return element;
}

function pressable(meant: Meant, done: string): Element {
  const element = seen(meant, done);
  const taker = takerOf(element);
  if (taker && isDisabled(taker)) throw new Error(`${meant.said} is disabled, and cannot be ${done}.`);
  return element;
}

function isChosen(option: Element, index: number, choice: Choice): boolean {
  const [value, label] = [valueOfOption(option), option.getAttribute("label") || normalise(option.textContent ?? "")];
  if (typeof choice === "string") return value === choice || label === normalise(choice);
  if (choice.value !== undefined && choice.value !== value) return false;
  if (choice.label !== undefined && normalise(choice.label) !== label) return false;
  return choice.index === undefined || choice.index === index;
}

export const briefly = (element: Element) => `<${element.localName}> “${normalise(textOf(element)).slice(0, 40)}”`;

/** Where one is, and why: the first thing that is asked when something is not there. */
export function whereabouts({ opened, heldBack }: Tab): string {
  const why = heldBack.length > 0 ? `; the form was not sent: ${heldBack.join(", ")}` : "";
  return `on ${opened.url} (${opened.answer.status}, “${opened.document.title}”)${why}`;
}
