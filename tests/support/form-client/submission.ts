import {
  type ChosenFile,
  type Controls,
  controlsOf,
  isDisabled,
  isDisabledOption,
  typeOf,
  valueOfOption,
} from "./controls";

type Entry = [name: string, value: string | ChosenFile];

export interface Submission {
  method: "GET" | "POST";
  url: URL;
  /** With its content type, of a POST. */
  body?: { type: string; content: Buffer };
}

/** What a browser sends when a form is submitted, by this button or by none. Throws on what the client cannot do. */
export function submissionOf(form: Element, submitter: Element | undefined, controls: Controls, base: URL): Submission {
  const said = (name: string) => saidBy(form, submitter, name);
  const target = said("target");
  if (target && target !== "_self")
    throw new Error(`The form client has one window, and the form asks for "${target}".`);
  const url = addressOf(form, submitter, base);
  const entries = entryList(form, submitter, controls);
  if (said("method").toLowerCase() !== "post") {
    url.search = `?${urlEncoded(entries)}`;
    return { method: "GET", url };
  }
  const type = said("enctype").toLowerCase();
  if (type === "text/plain") throw new Error("The form client does not send text/plain.");
  return { method: "POST", url, body: type === "multipart/form-data" ? multipart(entries) : encoded(entries) };
}

/** Where a form is sent to by this button, before the fields of one that asks are added. */
export const addressOf = (form: Element, submitter: Element | undefined, base: URL): URL =>
  new URL(saidBy(form, submitter, "action") || base.href, base);

const saidBy = (form: Element, submitter: Element | undefined, name: string): string =>
  submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? "";

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set */
function entryList(form: Element, submitter: Element | undefined, controls: Controls): Entry[] {
  return controlsOf(form).flatMap((control): Entry[] => {
    const type = typeOf(control);
    // The standard leaves out what stands in a `datalist`, too. Chromium sends it.
    if (isDisabled(control)) return [];
    if (["submit", "image", "reset", "button"].includes(type) && control !== submitter) return [];
    if ((type === "checkbox" || type === "radio") && !controls.isChecked(control)) return [];
    const name = control.getAttribute("name") ?? "";
    if (type === "image") return ["x", "y"].map((axis) => [name ? `${name}.${axis}` : axis, "0"]);
    if (name === "") return [];
    if (type === "select") {
      const chosen = controls.selectedOf(control).filter((option) => !isDisabledOption(option));
      return chosen.map((option) => [name, valueOfOption(option)]);
    }
    if (type === "file") {
      const files = controls.filesOf(control);
      return (files.length > 0 ? files : [NO_FILE]).map((file) => [name, file]);
    }
    if (type === "hidden" && name.toLowerCase() === "_charset_") return [[name, "UTF-8"]];
    const direction = control.getAttribute("dirname");
    const value: Entry = [name, controls.valueOf(control)];
    return direction ? [value, [direction, directionOf(control)]] : [value];
  });
}

const NO_FILE: ChosenFile = { name: "", mimeType: "application/octet-stream", buffer: Buffer.alloc(0) };

const directionOf = (control: Element) => control.closest("[dir]")?.getAttribute("dir") ?? "ltr";

const withLineBreaks = (text: string) => text.replace(/\r\n|\r|\n/g, "\r\n");

function urlEncoded(entries: Entry[]): string {
  const texts = entries.map(([name, value]) =>
    [name, typeof value === "string" ? value : value.name].map(withLineBreaks),
  );
  return new URLSearchParams(texts).toString();
}

const encoded = (entries: Entry[]) => ({
  type: "application/x-www-form-urlencoded",
  content: Buffer.from(urlEncoded(entries)),
});

function multipart(entries: Entry[]): NonNullable<Submission["body"]> {
  const boundary = `----FormClient${crypto.randomUUID()}`;
  const quoted = (text: string) => text.replace(/\r\n|\r|\n/g, "%0D%0A").replaceAll('"', "%22");
  const parts = entries.flatMap(([name, value]) => {
    const file = typeof value === "string" ? undefined : value;
    const head = [`--${boundary}`, `Content-Disposition: form-data; name="${quoted(withLineBreaks(name))}"`];
    if (file) {
      head[1] += `; filename="${quoted(file.name)}"`;
      head.push(`Content-Type: ${file.mimeType || "application/octet-stream"}`);
    }
    const content = typeof value === "string" ? Buffer.from(withLineBreaks(value)) : value.buffer;
    return [Buffer.from(`${head.join("\r\n")}\r\n\r\n`), content, Buffer.from("\r\n")];
  });
  const content = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, content };
}

/** Fields in which Enter sends the form; where a form has two of them and no button, it does not. */
const BLOCKING = [
  "text",
  "search",
  "tel",
  "url",
  "email",
  "password",
  "date",
  "month",
  "week",
  "time",
  "datetime-local",
  "number",
];

/** What Enter in a field does: the form's first submit button, nothing where that is disabled, or the form by itself. */
export function implicitly(form: Element): { submitter?: Element } | undefined {
  const submitter = controlsOf(form).find((one) => ["submit", "image"].includes(typeOf(one)));
  if (submitter) return isDisabled(submitter) ? undefined : { submitter };
  return controlsOf(form).filter((one) => BLOCKING.includes(typeOf(one))).length > 1 ? undefined : {};
}
