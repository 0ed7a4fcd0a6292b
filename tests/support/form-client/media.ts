/** What a stylesheet may ask of the screen that the client stands for. */
export interface Screen {
  width: number;
  height: number;
}

const PIXELS_PER_REM = 16;

/** How wide the containers are that a stylesheet asks about by name: in a window of 1280 px, as a page is first shown. */
const CONTAINERS: Record<string, number> = { bar: 224, heading: 776, frame: 742, tasks: 726 };

/** As Playwright's "Desktop Chrome" without a script: a mouse, light colours, nothing printed. */
const FEATURES: Record<string, string> = {
  hover: "hover",
  "any-hover": "hover",
  pointer: "fine",
  "any-pointer": "fine",
  scripting: "none",
  "prefers-color-scheme": "light",
  "prefers-reduced-motion": "no-preference",
  "prefers-contrast": "no-preference",
  "forced-colors": "none",
};

/** Whether the query of an `@media` holds. Throws on what it does not know: a rule that is judged wrongly hides a field, or shows it. */
export function mediaHolds(query: string, screen: Screen): boolean {
  return query.split(",").some((one) => alternativeHolds(one.trim().toLowerCase(), screen));
}

/** Whether the condition of an `@container` holds, such as `bar not (min-width:6rem)`. Throws for a container that is not known. */
export function containerHolds(params: string): boolean {
  const [, name = "", condition = ""] = /^([\w-]+)\s+(.+)$/.exec(params) ?? [];
  const width = CONTAINERS[name];
  if (width === undefined) throw new Error(`The form client does not know how wide the container of "${params}" is.`);
  return mediaHolds(condition, { width, height: 0 });
}

/** Whether an `@supports` about a selector holds: a current browser knows all that the product's styles ask for. */
export function supportsHolds(params: string): boolean {
  const [, not, rest = ""] = /^(not\s+)?(.+)$/.exec(params) ?? [];
  if (!/^selector\([^()]+\)$/.test(rest)) throw new Error(`The form client does not know whether "${params}" holds.`);
  return !not;
}

function alternativeHolds(query: string, screen: Screen): boolean {
  const negated = /^not\s+/.test(query);
  const parts = query
    .replace(/^(not|only)\s+/, "")
    .split(/\s+and\s+|(?<=\))\s*and\s*(?=\()/)
    .map((part) => part.trim());
  return parts.every((part) => partHolds(part, screen)) !== negated;
}

function partHolds(part: string, { width, height }: Screen): boolean {
  if (part === "all" || part === "screen") return true;
  if (part === "print") return false;
  const [, negated] = /^\(\s*not\s+(\(.+\))\s*\)$|^not\s+(\(.+\))$/.exec(part)?.filter(Boolean) ?? [];
  if (negated) return !partHolds(negated, { width, height });
  const [, bound, axis, size, unit] = /^\((min|max)-(width|height)\s*:\s*([\d.]+)(rem|em|px)\)$/.exec(part) ?? [];
  if (bound) {
    const is = axis === "width" ? width : height;
    const limit = Number(size) * (unit === "px" ? 1 : PIXELS_PER_REM);
    return bound === "min" ? is >= limit : is <= limit;
  }
  const [, feature = "", value] = /^\(([\w-]+)(?:\s*:\s*([\w-]+))?\)$/.exec(part) ?? [];
  if (!(feature in FEATURES)) throw new Error(`The form client does not know the media query "${part}".`);
  return value ? FEATURES[feature] === value : !["none", "no-preference"].includes(FEATURES[feature] ?? "none");
}
