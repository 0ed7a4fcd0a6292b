import type { ChosenFile } from "./controls";
import { briefly, type Choice, choose, click, fill, type Meant, seen, select, setChecked, whereabouts } from "./deeds";
import { byLabel, byPlaceholder, byRole, bySelector, byTextIn, type Finding, type RoleOptions } from "./find";
import { nameOf } from "./names";
import type { Opened, Tab } from "./tab";
import { fits, textOf, type Wanted } from "./text";

interface TextOptions {
  exact?: boolean;
}

interface Filter {
  hasText?: Wanted;
  hasNotText?: Wanted;
  has?: FormLocator;
  hasNot?: FormLocator;
  visible?: boolean;
}

/** From what was found so far to what is meant. */
type Step = (found: Element[], page: Opened) => Element[];

/** What finds elements of a tab's page whenever it is asked, by the same words as Playwright's, and does what a person does with them. */
export class FormLocator {
  readonly tab: Tab;
  readonly said: string;
  readonly #steps: readonly Step[];

  constructor(tab: Tab, said: string, steps: readonly Step[]) {
    this.tab = tab;
    this.said = said;
    this.#steps = steps;
  }

  toString(): string {
    return this.said;
  }

  getByRole(role: string, options: RoleOptions = {}): FormLocator {
    return this.#below(`getByRole(${role}${wordsOf(options)})`, byRole(role, options));
  }

  getByText(text: Wanted, options: TextOptions = {}): FormLocator {
    return this.#below(`getByText(${text})`, byTextIn(text, options.exact));
  }

  getByLabel(text: Wanted, options: TextOptions = {}): FormLocator {
    return this.#below(`getByLabel(${text})`, byLabel(text, options.exact));
  }

  getByPlaceholder(text: Wanted, options: TextOptions = {}): FormLocator {
    return this.#below(`getByPlaceholder(${text})`, byPlaceholder(text, options.exact));
  }

  locator(selector: string, filter: Filter = {}): FormLocator {
    const found = this.#below(`locator(${selector})`, bySelector(selector));
    return Object.keys(filter).length > 0 ? found.filter(filter) : found;
  }

  filter(filter: Filter): FormLocator {
    return this.#then(`filter(${wordsOf(filter)})`, (found, page) => found.filter((one) => passes(one, filter, page)));
  }

  or(other: FormLocator): FormLocator {
    return this.#then(`or(${other})`, (found) => inOrder([...found, ...other.elements()]));
  }

  first(): FormLocator {
    return this.#then("first()", (found) => found.slice(0, 1));
  }

  last(): FormLocator {
    return this.#then("last()", (found) => found.slice(-1));
  }

  nth(index: number): FormLocator {
    return this.#then(`nth(${index})`, (found) => found.slice(index).slice(0, 1));
  }

  async all(): Promise<FormLocator[]> {
    return this.elements().map((_, index) => this.nth(index));
  }

  async count(): Promise<number> {
    return this.elements().length;
  }

  /** All that is meant, on the page as it is now; with `scope`, below that element. */
  elements(scope: Element = this.tab.opened.document.documentElement): Element[] {
    return this.#steps.reduce((found, step) => step(found, this.tab.opened), [scope]);
  }

  /** The one element that is meant. Throws where there is none, or several. */
  element(): Element {
    const found = this.elements();
    if (found.length === 1) return found[0] as Element;
    const what = found.length === 0 ? "finds nothing" : `finds ${found.length}: ${found.map(briefly).join(", ")}`;
    throw new Error(`${this.said} ${what}\n${whereabouts(this.tab)}`);
  }

  async textContent(): Promise<string> {
    return this.element().textContent ?? "";
  }

  async allTextContents(): Promise<string[]> {
    return this.elements().map((element) => element.textContent ?? "");
  }

  /** What assistive technology calls each of them. */
  async names(): Promise<string[]> {
    return this.elements().map((element) => nameOf(element, this.tab.opened.rendering));
  }

  async getAttribute(name: string): Promise<string | null> {
    return this.element().getAttribute(name);
  }

  async inputValue(): Promise<string> {
    return this.tab.opened.controls.valueOf(this.element());
  }

  async isVisible(): Promise<boolean> {
    return this.elements().some((element) => this.tab.opened.rendering.isSeen(element));
  }

  /** Only what a function reads of attributes, text and structure is the same as in a browser. */
  async evaluateAll<Result, Arg>(read: (elements: Element[], arg: Arg) => Result, arg?: Arg): Promise<Result> {
    return read(this.elements(), arg as Arg);
  }

  async click(): Promise<void> {
    await click(this.#meant());
  }

  async focus(): Promise<void> {
    this.tab.keyboard.focus(seen(this.#meant(), "focused"));
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.tab.keyboard.press(key);
  }

  async fill(text: string): Promise<void> {
    fill(this.#meant(), text);
  }

  async check(): Promise<void> {
    await setChecked(this.#meant(), true);
  }

  async uncheck(): Promise<void> {
    await setChecked(this.#meant(), false);
  }

  async selectOption(choices: Choice | Choice[]): Promise<void> {
    select(this.#meant(), [choices].flat());
  }

  async setInputFiles(files: ChosenFile | ChosenFile[]): Promise<void> {
    choose(this.#meant(), [files].flat());
  }

  #meant(): Meant {
    return { tab: this.tab, said: this.said, element: this.element() };
  }

  #below(said: string, find: Finding): FormLocator {
    return this.#then(said, (found, page) => {
      const [scope] = found;
      return found.length === 1 && scope ? find(scope, page) : inOrder(found.flatMap((one) => find(one, page)));
    });
  }

  #then(said: string, step: Step): FormLocator {
    return new FormLocator(this.tab, this.said ? `${this.said}.${said}` : said, [...this.#steps, step]);
  }
}

function passes(element: Element, filter: Filter, { rendering }: Opened): boolean {
  const { hasText, hasNotText, has, hasNot, visible } = filter;
  if (hasText !== undefined && !fits(textOf(element), hasText)) return false;
  if (hasNotText !== undefined && fits(textOf(element), hasNotText)) return false;
  if (has && has.elements(element).length === 0) return false;
  if (hasNot && hasNot.elements(element).length > 0) return false;
  return visible === undefined || rendering.isSeen(element) === visible;
}

/** Each once, as they stand on the page. */
function inOrder(elements: Element[]): Element[] {
  return [...new Set(elements)].sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
}

const wordsOf = (options: object) =>
  Object.entries(options)
    .map(([name, value]) => ` ${name}: ${value}`)
    .join("");
