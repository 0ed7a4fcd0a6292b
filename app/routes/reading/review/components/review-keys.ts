import { click, isTyping, listenForScreenKeys } from "~/live/screen-keys";

/**
 * The queue by keyboard: j and k move from text to text, 1 to 6 are the verdicts of the text that has the focus, u takes the last one
 * back. The keys press the buttons that are there. Off while somebody types, and for good where shortcuts are switched off.
 */
export const listenForKeys = (): (() => void) =>
  listenForScreenKeys((event) => !event.repeat && act(event.key, event.target));

function act(key: string, target: EventTarget | null): boolean {
  const texts = [...document.querySelectorAll<HTMLElement>("[data-text]")];
  const at = texts.findIndex((text) => text.contains(document.activeElement));
  // Of a type that was chosen by keys, too: Enter in a list of choices sends no form by itself.
  if (key === "Enter" && target instanceof HTMLSelectElement) return decideType(texts[at], target);
  if (isTyping(target)) return false;
  if (key === "j") return open(texts[Math.min(at + 1, texts.length - 1)]);
  if (key === "k") return open(texts[Math.max(at - 1, 0)]);
  if (key === "u") return click(document.querySelector<HTMLElement>(".toast form button"));
  return /^[1-6]$/.test(key) && decide(texts[at], key);
}

/** Another type needs one first: its list has the focus then. */
function decide(text: HTMLElement | undefined, key: string): boolean {
  const button = text?.querySelector<HTMLButtonElement>(`[data-verdict="${key}"]`);
  const types = text?.querySelector("select");
  if (button?.value === "type" && types?.value === "") return focus(types);
  return click(button);
}

function decideType(text: HTMLElement | undefined, types: HTMLSelectElement): boolean {
  return types.value !== "" && click(text?.querySelector<HTMLElement>('[data-verdict][value="type"]'));
}

/** Beside the list only one is shown: another is opened by its link, and has the focus then. */
function open(text: HTMLElement | undefined): boolean {
  if (!text || text.offsetParent !== null) return focus(text);
  return click(document.querySelector<HTMLElement>(`nav a[href$="#${text.id}"]`));
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return Boolean(element);
}
