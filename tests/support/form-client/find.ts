import { isDisabled } from "./controls";
import { labelsOfControl } from "./labels";
import { isHiddenFromAll, nameOf } from "./names";
import { roleOf } from "./roles";
import type { Opened } from "./tab";
import { byText, fits, textOf, type Wanted } from "./text";

/** Where it is looked for: below these, or (for a text, and what a filter asks) in them. */
export type Scope = Element;
/** One way to find elements in a page, below an element. */
export type Finding = (scope: Scope, page: Opened) => Element[];

export interface RoleOptions {
  name?: Wanted;
  exact?: boolean;
  checked?: boolean;
  disabled?: boolean;
  expanded?: boolean;
  includeHidden?: boolean;
  level?: number;
  pressed?: boolean;
  selected?: boolean;
}

export const byRole =
  (role: string, options: RoleOptions = {}): Finding =>
  (scope, { rendering, controls }) =>
    [...scope.querySelectorAll("*")].filter((element) => {
      if (roleOf(element) !== role) return false;
      if (!options.includeHidden && isHiddenFromAll(element, rendering)) return false;
      const states: [keyof RoleOptions, () => unknown][] = [
        ["checked", () => isTicked(element, controls.isChecked(element))],
        ["disabled", () => isDisabled(element) || element.closest("[aria-disabled=true]") !== null],
        ["expanded", () => expandedOf(element)],
        ["level", () => Number(element.getAttribute("aria-level") ?? /^h(\d)$/.exec(element.localName)?.[1] ?? 0)],
        ["pressed", () => element.getAttribute("aria-pressed") === "true"],
        ["selected", () => isChosen(element, (select) => controls.selectedOf(select))],
      ];
      if (states.some(([state, is]) => options[state] !== undefined && options[state] !== is())) return false;
      return options.name === undefined || fits(nameOf(element, rendering), options.name, options.exact);
    });

export const bySelector =
  (selector: string): Finding =>
  (scope) => [...scope.querySelectorAll(selector)];

export const byTextIn =
  (wanted: Wanted, exact = false): Finding =>
  (scope) =>
    byText(scope, wanted, exact);

export const byLabel =
  (wanted: Wanted, exact = false): Finding =>
  (scope) =>
    [...scope.querySelectorAll("*")].filter((element) => labelsOf(element).some((label) => fits(label, wanted, exact)));

export const byPlaceholder =
  (wanted: Wanted, exact = false): Finding =>
  (scope) =>
    [...scope.querySelectorAll("[placeholder]")].filter((element) =>
      fits(element.getAttribute("placeholder") ?? "", wanted, exact),
    );

function labelsOf(element: Element): string[] {
  const page = element.ownerDocument;
  const references = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const referred = references.flatMap((id) => page.getElementById(id) ?? []);
  if (referred.length > 0) return referred.map(textOf);
  const label = element.getAttribute("aria-label");
  return label?.trim() ? [label] : labelsOfControl(element).map(textOf);
}

const isTicked = (element: Element, checked: boolean) =>
  element.hasAttribute("aria-checked") ? element.getAttribute("aria-checked") === "true" : checked;

function expandedOf(element: Element): boolean | undefined {
  const said = element.getAttribute("aria-expanded");
  if (said !== null) return said === "true";
  return element.localName === "details" ? element.hasAttribute("open") : undefined;
}

function isChosen(element: Element, selectedOf: (select: Element) => Element[]): boolean {
  const select = element.localName === "option" && element.closest("select");
  return select ? selectedOf(select).includes(element) : element.getAttribute("aria-selected") === "true";
}
