import { formOf, typeOf } from "./controls";
import { press } from "./press";
import { implicitly, submissionOf } from "./submission";
import type { Tab } from "./tab";
import { complaintsAbout } from "./validity";

/** The keys that mean something without a script and without looking: Enter, the space bar, and letters in a field. */
export class Keyboard {
  readonly #tab: Tab;
  #focused: Element | undefined;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  focus(element: Element): void {
    this.#focused = element;
  }

  blur(): void {
    this.#focused = undefined;
  }

  get focused(): Element | undefined {
    return this.#focused;
  }

  async press(key: string): Promise<void> {
    const on = this.#focused;
    if (!on) throw new Error(`The form client does not know what "${key}" is pressed on: nothing has the focus.`);
    const typed = ["input", "select", "textarea"].includes(on.localName);
    if (key === "Enter" && on.localName === "input" && !["submit", "image", "reset", "button"].includes(typeOf(on))) {
      await this.#submitFrom(on);
    } else if (key === "Enter" && !typed) await press(this.#tab, on);
    else if (key === "Enter" && on.localName === "input") await press(this.#tab, on);
    else if (key === "Space" && (on.localName === "summary" || on.localName === "button")) await press(this.#tab, on);
    else if (key === "Space" && ["checkbox", "radio"].includes(typeOf(on))) await press(this.#tab, on);
    else throw new Error(`The form client has no "${key}" on ${on.localName}: this journey needs a browser.`);
  }

  async type(text: string): Promise<void> {
    const { controls } = this.#tab.opened;
    if (!this.#focused) throw new Error("Nothing has the focus to type into.");
    controls.type(this.#focused, controls.valueOf(this.#focused) + text);
  }

  async #submitFrom(field: Element): Promise<void> {
    const form = formOf(field);
    const sent = form && implicitly(form);
    if (!form || !sent) return;
    if (sent.submitter) return press(this.#tab, sent.submitter);
    const { controls, url } = this.#tab.opened;
    this.#tab.heldBack = form.hasAttribute("novalidate") ? [] : complaintsAbout(form, controls);
    if (this.#tab.heldBack.length === 0) await this.#tab.submit(submissionOf(form, undefined, controls, url));
  }
}
