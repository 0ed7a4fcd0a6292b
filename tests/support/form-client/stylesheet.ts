import { type AttributeSelector, parse as parseSelectors, type Selector, SelectorType } from "css-what";
import postcss, { type ChildNode, type Container, type Rule } from "postcss";
import { containerHolds, supportsHolds } from "./media";

/** One selector that says how an element is displayed or whether it is seen, and where in the cascade it stands. */
export interface Judgement {
  property: "display" | "visibility";
  value: string;
  important: boolean;
  /** Conditions of the `@media` around it. */
  media: string[];
  selector: string;
  /** Of the element itself: without these it cannot match, so it need not be asked. */
  needs: { classes: string[]; tag?: string };
  /** Whether having these classes is all that it asks. */
  plain: boolean;
  /** Later beats earlier: by layer (none beats all), specificity, and place. */
  rank: [layer: number, ids: number, classes: number, tags: number, place: number];
}

/** At-rules beside `@media` whose conditions are known when the stylesheet is read. */
const CONDITIONS: Record<string, (params: string) => boolean> = { container: containerHolds, supports: supportsHolds };

const UNLAYERED = Number.MAX_SAFE_INTEGER;
/** A state that nothing has where nobody points or types. */
const PASSING = new Set(["hover", "focus", "focus-visible", "focus-within", "active", "target"]);

/** What a stylesheet says about being displayed and seen. Throws where that stands under a condition that cannot be judged here. */
export function judgementsOf(css: string): Judgement[] {
  const layers: string[] = [];
  const found: Judgement[] = [];
  const walk = (container: Container<ChildNode>, media: string[], layer: string | undefined) => {
    container.each((node) => {
      if (node.type === "atrule" && node.name === "layer") {
        for (const name of node.params.split(",")) if (!layers.includes(name.trim())) layers.push(name.trim());
        if (node.nodes) walk(node, media, node.params.trim());
      } else if (node.type === "atrule" && node.name === "media") walk(node, [...media, node.params], layer);
      else if (node.type === "atrule" && node.nodes && judges(node)) {
        const holds = CONDITIONS[node.name];
        if (holds) {
          if (holds(node.params)) walk(node, media, layer);
          return;
        }
        throw new Error(`The form client cannot judge a "display" under @${node.name} ${node.params}.`);
      } else if (node.type === "rule") {
        const rank = layer === undefined ? UNLAYERED : layers.indexOf(layer);
        found.push(...judgementsOfRule(node, media, rank, found.length));
      }
    });
  };
  walk(postcss.parse(css), [], undefined);
  return found;
}

function judges(container: Container<ChildNode>): boolean {
  let found = false;
  container.walkDecls(/^(display|visibility)$/, () => {
    found = true;
  });
  return found;
}

function judgementsOfRule(rule: Rule, media: string[], layer: number, place: number): Judgement[] {
  const found: Judgement[] = [];
  rule.each((node) => {
    if (node.type !== "decl" || (node.prop !== "display" && node.prop !== "visibility")) return;
    for (const selector of rule.selectors) {
      const tokens = parseSelectors(selector)[0] ?? [];
      if (tokens.some(isNeverHere)) continue;
      const own = tokens.slice(tokens.findLastIndex(isCombinator) + 1);
      const classes = own.filter(isClass).map(({ value }) => value);
      const tag = own.find(({ type }) => type === SelectorType.Tag);
      found.push({
        property: node.prop,
        value: node.value,
        important: node.important === true,
        media,
        // Within the name of a class it is escaped.
        selector: selector.replace(/(?<!\\):checked/g, CHECKED),
        needs: { classes, ...(tag?.type === SelectorType.Tag ? { tag: tag.name } : {}) },
        plain: classes.length === tokens.length,
        rank: [layer, ...specificityOf(tokens), place],
      });
    }
  });
  return found;
}

/** What is ticked or selected now, which no attribute of HTML says: see `Controls.check` and `select`. */
const CHECKED =
  ':is([data-form-client-checked="true"], :is([checked], option[selected]):not([data-form-client-checked]))';

const isNeverHere = (token: Selector) =>
  token.type === SelectorType.PseudoElement || (token.type === SelectorType.Pseudo && PASSING.has(token.name));
const isCombinator = ({ type }: Selector) =>
  [SelectorType.Descendant, SelectorType.Child, SelectorType.Sibling, SelectorType.Adjacent].some(
    (one) => one === type,
  );
const isClass = (token: Selector): token is AttributeSelector =>
  token.type === SelectorType.Attribute && token.name === "class" && token.action === "element";

function specificityOf(tokens: Selector[]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  const add = ([ids, classes, tags]: [number, number, number]) => {
    sum[0] += ids;
    sum[1] += classes;
    sum[2] += tags;
  };
  for (const token of tokens) {
    if (token.type === SelectorType.Tag) add([0, 0, 1]);
    else if (token.type === SelectorType.Attribute) add(token.name === "id" ? [1, 0, 0] : [0, 1, 0]);
    else if (token.type === SelectorType.Pseudo && token.name !== "where") {
      const inner = Array.isArray(token.data) ? token.data.map(specificityOf) : [];
      const strongest = inner.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]).at(-1);
      add(["is", "not", "has", "matches"].includes(token.name) ? (strongest ?? [0, 0, 0]) : [0, 1, 0]);
    }
  }
  return sum;
}
