import { formOf, isDisabled, isSubmitButton, typeOf } from "./controls";
import { controlOf } from "./labels";
import { submissionOf } from "./submission";
import type { Tab } from "./tab";
import { complaintsAbout } from "./validity";

/** What takes a press that lands on it or in it. */
const TAKING = "a[href], area[href], button, input, select, textarea, label, summary, option";

/** Whose press it is, when one presses this element: its own, or of the link, button or label that it stands in. */
export const takerOf = (element: Element): Element | null => element.closest(TAKING);

/** Does what pressing this element does in a browser without a script. What is disabled does nothing: who presses it is told before. */
export async function press(tab: Tab, element: Element): Promise<void> {
  const taker = takerOf(element);
  if (!taker) return;
  const { controls } = tab.opened;
  tab.keyboard.focus(taker);
  if (isDisabled(taker)) return;
  if (taker.localName === "a" || taker.localName === "area") return follow(tab, taker);
  if (taker.localName === "label") return pressLabelled(tab, taker);
  if (taker.localName === "summary") return unfold(tab, taker);
  if (isSubmitButton(taker)) return submit(tab, taker);
  if (typeOf(taker) === "checkbox") controls.check(taker, !controls.isChecked(taker));
  else if (typeOf(taker) === "radio") controls.check(taker, true);
  else if (typeOf(taker) === "reset") resetFormOf(tab, taker);
  else if (taker.localName === "button") openPopover(tab, taker);
  // A stylesheet may show something by what is ticked.
  tab.opened.rendering.forget();
}

async function follow(tab: Tab, link: Element): Promise<void> {
  const target = link.getAttribute("target");
  if (target && target !== "_self")
    throw new Error(`The form client has one window, and the link asks for "${target}".`);
  await tab.follow(new URL(link.getAttribute("href") ?? "", tab.opened.url), link.hasAttribute("download"));
}

async function pressLabelled(tab: Tab, label: Element): Promise<void> {
  const control = controlOf(label);
  if (control) await press(tab, control);
}

/** Of `details` with one name in common, one is open at a time. */
function unfold(tab: Tab, summary: Element): void {
  const details = summary.parentElement;
  if (details?.localName !== "details") return;
  const opens = !details.hasAttribute("open");
  const name = details.getAttribute("name");
  if (opens && name) {
    for (const other of details.ownerDocument.querySelectorAll("details[open]")) {
      if (other.getAttribute("name") === name) other.removeAttribute("open");
    }
  }
  if (opens) details.setAttribute("open", "");
  else details.removeAttribute("open");
  tab.opened.rendering.forget();
}

async function submit(tab: Tab, button: Element): Promise<void> {
  const form = formOf(button);
  if (!form) return;
  const { controls, url } = tab.opened;
  const unasked = form.hasAttribute("novalidate") || button.hasAttribute("formnovalidate");
  tab.heldBack = unasked ? [] : complaintsAbout(form, controls);
  if (tab.heldBack.length > 0) return;
  await tab.submit(submissionOf(form, button, controls, url));
}

function resetFormOf(tab: Tab, button: Element): void {
  const form = formOf(button);
  if (form) tab.opened.controls.reset(form);
}

/** Kept in an attribute of our own: what is open is no part of the document. */
function openPopover(tab: Tab, button: Element): void {
  const popover = button.ownerDocument.getElementById(button.getAttribute("popovertarget") ?? "");
  if (!popover?.hasAttribute("popover")) return;
  const action = button.getAttribute("popovertargetaction") ?? "toggle";
  const open = popover.hasAttribute("data-form-client-open");
  if (action === "hide" || (action === "toggle" && open)) popover.removeAttribute("data-form-client-open");
  else popover.setAttribute("data-form-client-open", "");
  tab.opened.rendering.forget();
}
