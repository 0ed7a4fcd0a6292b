import ts from "typescript";
import { isTest, place, type Source, type Violation, walk } from "./source";

/**
 * What a browser is told plainly goes through `sitePath` (app/site-path.ts), which knows the path that the product is served below:
 * addresses of plain elements, of written markup, and those that scripts ask for. An address elsewhere says `rel="noreferrer"`.
 */
export function addressesThroughSitePath(sources: readonly Source[]): Violation[] {
  return sources
    .filter(({ path }) => path.startsWith("app/") && path !== "app/site-path.ts" && !isTest(path))
    .flatMap(plainAddresses);
}

function plainAddresses(source: Source): Violation[] {
  const found: Violation[] = [];
  const refuse = (node: ts.Node) =>
    found.push({
      rule: "addresses-through-site-path",
      at: place(source, node),
      why: `tells a browser ${node.getText()}`,
    });
  walk(source, (node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) addressesOfElement(node).forEach(refuse);
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) addressesOfCall(node).forEach(refuse);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === "html") addressesOfMarkup(node).forEach(refuse);
    if (ts.isBinaryExpression(node) && isWritten(node)) refuse(node);
  });
  return found;
}

const ADDRESSES = ["href", "src", "srcSet", "action", "formAction", "poster", "data", "ping", "cite", "xlinkHref"];

/** Of an element of HTML itself; a component's addresses are its own affair. */
function addressesOfElement(element: ts.JsxOpeningElement | ts.JsxSelfClosingElement): ts.Node[] {
  if (!/^[a-z]/.test(element.tagName.getText())) return [];
  const attributes = element.attributes.properties.filter(ts.isJsxAttribute);
  const isElsewhere = attributes.some(
    ({ name, initializer }) => name.getText() === "rel" && /noreferrer/.test(initializer?.getText() ?? ""),
  );
  if (isElsewhere) return [];
  return attributes
    .filter(({ name }) => ADDRESSES.includes(name.getText()))
    .flatMap(({ initializer }) => {
      const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
      return value && !isSafe(value) ? [value] : [];
    });
}

/** What asks for an address, or goes to it without Remix. A function's own parameter is held where the address is made. */
function addressesOfCall(call: ts.CallExpression | ts.NewExpression): ts.Node[] {
  const name = call.expression.getText();
  if (/\bgetAttribute$/.test(name) || name === "navigate") return fromTheBrowser(call) ? [call] : [];
  if (name === "attributes") return call.arguments?.flatMap(addressesOfObject) ?? [];
  const place = ASKING.find(([pattern]) => pattern.test(name))?.[1];
  const address = place === undefined ? undefined : call.arguments?.[place];
  if (!address || isSafe(address)) return [];
  // Elsewhere an absolute address is made of what comes from outside; only our own paths have to be below ours.
  return name === "URL" && !/\bpaths\./.test(address.getText()) ? [] : [address];
}

/** What a browser says of itself has the path, and Remix takes addresses without: `ownPath` stands between. */
function fromTheBrowser(call: ts.CallExpression | ts.NewExpression): boolean {
  const text = call.arguments?.map((argument) => argument.getText()).join() ?? "";
  if (call.expression.getText() === "navigate") return /\.pathname\b/.test(text) && !/\bownPath\(/.test(text);
  return /^"(?:href|action)"$/.test(text) && !ts.findAncestor(call, isOwnPath);
}

const isOwnPath = (node: ts.Node): boolean => ts.isCallExpression(node) && node.expression.getText() === "ownPath";

function addressesOfObject(values: ts.Node): ts.Node[] {
  const said = ts.isObjectLiteralExpression(values) ? values.properties.filter(ts.isPropertyAssignment) : [];
  const isAddress = ({ name }: ts.PropertyAssignment) => ADDRESSES.includes(name.getText());
  return said.filter((one) => isAddress(one) && !isSafe(one.initializer)).map(({ initializer }) => initializer);
}

const ASKING: readonly (readonly [RegExp, number])[] = [
  [/^(?:window\.|globalThis\.)?fetch$/, 0],
  [/^EventSource$/, 0],
  [/\bsendBeacon$/, 0],
  [/\blocation\.(?:assign|replace)$/, 0],
  [/^window\.open$/, 0],
  [/\bhistory\.(?:push|replace)State$/, 2],
  [/^URL$/, 0],
];

/** `html` templates: what is put in, or stands, behind `href="` and the like. */
function addressesOfMarkup({ template }: ts.TaggedTemplateExpression): ts.Node[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return OWN_ADDRESS.test(template.text) ? [template] : [];
  const parts = [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  const written = parts.filter(({ text }) => OWN_ADDRESS.test(text));
  const holes = template.templateSpans
    .filter((_, at) => /\s(?:href|src|srcset|action|formaction|poster)="$/.test(parts[at]?.text ?? ""))
    .map(({ expression }) => expression);
  return [...written, ...holes.filter((hole) => !isSafe(hole))];
}

const OWN_ADDRESS = /\s(?:href|src|srcset|action|formaction|poster)="\//;

/** `location.href = …`, `link.href = …` of an element that a script makes. */
function isWritten({ left, operatorToken, right }: ts.BinaryExpression): boolean {
  const isAddress = ts.isPropertyAccessExpression(left) && /^(?:href|action)$/.test(left.name.text);
  return operatorToken.kind === ts.SyntaxKind.EqualsToken && isAddress && !isSafe(right);
}

/** It went through `sitePath`, is a `mailto:`, of another site or of the same page, or there is none. */
function isSafe(value: ts.Node): boolean {
  if (ts.isParenthesizedExpression(value)) return isSafe(value.expression);
  if (ts.isConditionalExpression(value)) return isSafe(value.whenTrue) && isSafe(value.whenFalse);
  if (ts.isBinaryExpression(value))
    return isSafe(value.right) && (isSafe(value.left) || /&&/.test(value.operatorToken.getText()));
  if (ts.isCallExpression(value))
    return /^(?:sitePath|siteUrl|mailtoOf|URL\.createObjectURL)$/.test(value.expression.getText());
  if (ts.isStringLiteralLike(value)) return NOT_OURS.test(value.text);
  if (ts.isTemplateExpression(value)) return NOT_OURS.test(value.head.text);
  return value.getText() === "undefined" || value.kind === ts.SyntaxKind.NullKeyword;
}

const NOT_OURS = /^(?:$|#|\?|mailto:|https:|data:)/;
