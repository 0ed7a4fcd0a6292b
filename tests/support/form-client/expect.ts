import { type AddressWanted, addressFits } from "./address";
import { whereabouts } from "./deeds";
import type { FormLocator } from "./locator";
import { descriptionOf, nameOf } from "./names";
import { FormPage } from "./page";
import { normalise, textOf } from "./text";

type Outcome = { pass: boolean; is: unknown };
type Texts = string | RegExp | (string | RegExp)[];

/**
 * What a journey expects of the form client, in the words of Playwright's matchers. Nothing is waited for: a page without a script
 * is what it is until somebody does something.
 */
export function expectOf(actual: FormLocator, message?: string) {
  return { ...matchersOf(actual, message, false), not: matchersOf(actual, message, true) };
}

function matchersOf(actual: FormLocator, message: string | undefined, negated: boolean) {
  const judge =
    <Wanted extends unknown[]>(matcher: string, of: (...wanted: Wanted) => Outcome) =>
    async (...wanted: Wanted): Promise<void> => {
      const { pass, is } = of(...wanted);
      if (pass !== negated) return;
      const words = wanted.map((one) => (one instanceof RegExp ? String(one) : JSON.stringify(one))).join(", ");
      const said = `expect(${actual}).${negated ? "not." : ""}${matcher}(${words}), but it is ${JSON.stringify(is)}`;
      throw new Error([message, said, whereabouts(actual.tab)].filter(Boolean).join("\n"));
    };
  const { tab } = actual;
  const page = () => tab.opened;
  /** Of a text that is not there at all, nothing is true; and it is not another one either. */
  const some = (of: (element: Element) => Outcome): Outcome => {
    if (actual.elements().length === 0) return { pass: negated, is: "not there" };
    return of(actual.element());
  };
  const seen = () => {
    if (actual.elements().length === 0) return { pass: false, is: "not there" };
    const pass = page().rendering.isSeen(actual.element());
    return { pass, is: pass ? "visible" : "hidden" };
  };
  return {
    toBeVisible: judge("toBeVisible", seen),
    toBeHidden: judge("toBeHidden", () => ({ ...seen(), pass: !seen().pass })),
    toBeAttached: judge("toBeAttached", () => ({ pass: actual.elements().length > 0, is: actual.elements().length })),
    toBeChecked: judge("toBeChecked", () => some((one) => outcome(page().controls.isChecked(one), true))),
    toBeDisabled: judge("toBeDisabled", () =>
      some((one) => outcome(one.matches("[disabled], fieldset[disabled] *"), true)),
    ),
    toBeEmpty: judge("toBeEmpty", () => some((one) => outcome(textOf(one).trim(), ""))),
    toBeFocused: judge("toBeFocused", () => some((one) => outcome(tab.keyboard.focused === one, true))),
    toHaveCount: judge("toHaveCount", (count: number) => outcome(actual.elements().length, count)),
    toHaveText: judge("toHaveText", (wanted: Texts) =>
      texts(actual, wanted, some, (is, text) => is === normalise(text)),
    ),
    toContainText: judge("toContainText", (wanted: Texts) =>
      texts(actual, wanted, some, (is, text) => is.includes(normalise(text))),
    ),
    toHaveValue: judge("toHaveValue", (wanted: string | RegExp) =>
      some((one) => {
        const is = page().controls.valueOf(one);
        return { pass: typeof wanted === "string" ? is === wanted : wanted.test(is), is };
      }),
    ),
    toHaveAttribute: judge("toHaveAttribute", (name: string, ...[wanted]: [(string | RegExp)?]) =>
      some((one) => {
        const is = one.getAttribute(name);
        const pass =
          is !== null && (wanted === undefined || (typeof wanted === "string" ? is === wanted : wanted.test(is)));
        return { pass, is };
      }),
    ),
    toHaveAccessibleName: judge("toHaveAccessibleName", (wanted: string | RegExp) =>
      some((one) => whole(nameOf(one, page().rendering), wanted)),
    ),
    toHaveAccessibleDescription: judge("toHaveAccessibleDescription", (wanted: string | RegExp) =>
      some((one) => whole(descriptionOf(one, page().rendering), wanted)),
    ),
    toHaveURL: judge("toHaveURL", (wanted: AddressWanted) => {
      const base = actual instanceof FormPage ? actual.context().base : undefined;
      return { pass: addressFits(page().url, wanted, base), is: page().url.href };
    }),
    toHaveTitle: judge("toHaveTitle", (wanted: string | RegExp) => whole(normalise(page().document.title), wanted)),
  };
}

const outcome = (is: unknown, wanted: unknown): Outcome => ({ pass: is === wanted, is });
const whole = (is: string, wanted: string | RegExp): Outcome => ({
  pass: typeof wanted === "string" ? is === normalise(wanted) : wanted.test(is),
  is,
});

/** One text of one element, or each of a list of the element in its place. */
function texts(
  actual: FormLocator,
  wanted: Texts,
  some: (of: (element: Element) => Outcome) => Outcome,
  fits: (is: string, text: string) => boolean,
): Outcome {
  const of = (element: Element, one: string | RegExp): Outcome => {
    const raw = element.textContent ?? "";
    return {
      pass: typeof one === "string" ? fits(normalise(raw), one) : one.test(raw),
      is: normalise(raw).slice(0, 400),
    };
  };
  if (!Array.isArray(wanted)) return some((element) => of(element, wanted));
  const found = actual.elements();
  const pass = found.length === wanted.length && found.every((element, index) => of(element, wanted[index] ?? "").pass);
  return { pass, is: found.map(textOf) };
}
