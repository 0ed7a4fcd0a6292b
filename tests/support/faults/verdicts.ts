import { decode } from "turbo-stream";
import { CALLS } from "~/backend/contract/calls";
import type { FailedForm } from "~/forms/result";
import { type Fault, isWrite, SERVER_MESSAGE } from "./faulty-backend";
import type { Seen } from "./faulty-site";
import type { FilledForm } from "./form-filling";
import type { Asker } from "./world";

/** What a page answers whose reading failed so. */
const READ: Readonly<Record<Fault, number>> = {
  400: 502,
  403: 403,
  404: 404,
  409: 409,
  422: 404,
  500: 502,
  503: 503,
  "a proxy's 502": 503,
  garbage: 502,
  half: 502,
  silence: 503,
};
/** And what a form answers whose change failed so. */
const WRITTEN: Readonly<Record<Fault, number>> = { ...READ, 422: 400 };

/** Where the specification says what is shown (§8), by the call and the name of the form; in HTML. */
const TEXTS: readonly (readonly [call: string, form: RegExp, texts: readonly string[]])[] = [
  ["addExternalScore", /./, ["Cant create score"]],
  ["deleteExternalScore", /./, ["Cant delete score"]],
  ["changeTargetInfo", /./, ["Couldn't update target information"]],
  ["changeTargets", /edges:Supplier/, ["Error", "There was a problem adding targets as supplier"]],
  ["changeTargets", /edges:Customer/, ["Error", "There was a problem adding targets as customer"]],
  ["changeTargets", /^\/network\/target\/\d+ tell/, ["Error", "There was a problem adding targets as "]],
  ["addEdges", /tell/, ["Error", "There was a problem adding targets as "]],
  ["changeTargets", /assign/, ["Bulk Assign Collections Failed.", "Please try again or contact your administrator."]],
];

/** What the specification has a page say in the place of what could not be read (§8); whatever failed, the rest of it is shown. */
const SHOWN: readonly (readonly [call: string, page: RegExp, texts: readonly string[]])[] = [
  ["listActions", /\/profile\/actions$/, ["Can't fetch actions for this target"]],
  ["readAlert", /^\/feed\/all\?alert=/, ["Alert not found", "The requested alert could not be found."]],
  // Navigation proceeds to the page of the request.
  ["readRequestFlag", /^\/request\?/, []],
];

const isOfFile = (name: string): boolean =>
  CALLS.some((call) => call.name === name && call.mediaType === "application/octet-stream");

/** What is wrong with a page one of whose calls failed; null for nothing. `plain` is its status when all is well. */
export function faultInPage(answer: Seen, { path }: Asker, call: string, fault: Fault, plain: number): string | null {
  const { status, to } = answer;
  const [, , shown] = SHOWN.find(([name, page]) => name === call && page.test(path)) ?? [];
  if (shown) {
    const said = plainText(answer.text);
    const missing = shown.find((one) => !said.includes(one));
    return missing ? `does not say “${missing}”` : faultInHtml(answer, path);
  }
  const expected = call === "readSession" ? 503 : READ[fault];
  // What is not the reader's is not there for them.
  const hidden = fault === 403 || isOfMail(path, fault) ? [404] : [];
  const poll = path === "/live/counts" ? [502] : [];
  // A file is passed on as it comes: whoever reads it sees that it breaks off, or is another one.
  const passed = isOfFile(call) && (fault === "garbage" || fault === "half") ? [200] : [];
  const allowed = [plain, expected, ...hidden, ...poll, ...passed, ...(to ? [302, 303] : [])];
  if (!allowed.includes(status)) return `${status} instead of ${expected} or ${plain}`;
  if (status < 400 && !(answer.type.startsWith("text/html") && !to)) return null;
  return faultInHtml(answer, path);
}

/** The same of an answer to a form that was sent without a script. */
export function faultInAnswer(answer: Seen, form: FilledForm, call: string, fault: Fault): string | null {
  const { status, text, hasToast } = answer;
  // Elsewhere it is told there: by a message that goes along, or by the page's own word for it.
  if (status === 303)
    return isWrite(call) && !hasToast && !/[?&]why=/.test(answer.to ?? "") ? "goes on without a word" : null;
  const expected = call === "readSession" ? 503 : (isWrite(call) ? WRITTEN : READ)[fault];
  if (!isWrite(call) && status === 200) return null;
  // What was sent may be at fault: then its form is shown as after any mistake. Where only a read fails, no write is let through either.
  const allowed = [expected, 400, 409, ...(isWrite(call) ? [] : [503]), ...otherwise(form, call, expected)];
  if (!allowed.includes(status)) return `${status} instead of ${expected}`;
  const wrong = faultInHtml(answer, form.url.pathname, mayTell(form) ? [] : undefined);
  if (wrong) return wrong;
  // What the form was about is not there, or not the reader's: nothing of it is to be sent again.
  if ([403, 404].includes(status) && (!isWrite(call) || Object.keys(form.typed).length === 0)) return null;
  if (!/role="alert"/.test(text)) return "tells nothing";
  const plain = plainText(text);
  const missing = textsFor(form, call, fault).find((one) => !plain.includes(one));
  if (missing) return `does not say “${missing}”`;
  const lost = Object.entries(form.typed).find(([, value]) => value !== "" && !plain.includes(value));
  return lost ? `forgets ${lost[0]}` : null;
}

/** The same with a script, which gets the page's data alone. */
export async function faultInData(
  answer: Seen & { data: Response | null },
  form: FilledForm,
  call: string,
  fault: Fault,
) {
  if (!isWrite(call) && call !== "readSession") return answer.status === 500 ? "500" : null;
  const expected = call === "readSession" ? 503 : WRITTEN[fault];
  if (![expected, 202, 400, 409, ...otherwise(form, call, expected)].includes(answer.status))
    return `${answer.status} instead of ${expected}`;
  const plugins = [(type: unknown, ...values: unknown[]) => ({ value: { [String(type)]: values } })];
  const { value } = await decode(answer.data?.body as ReadableStream<Uint8Array>, { plugins });
  const told = value as { data?: FailedForm; redirect?: string };
  if (told.redirect)
    return isOfMail(form.url.pathname, fault) || answer.hasToast || /[?&]why=/.test(told.redirect)
      ? null
      : `goes to ${told.redirect} without a word`;
  const failed = told.data;
  // It is not there any more, and nothing was typed: the page says so.
  if (answer.status === 404 && Object.keys(form.typed).length === 0) return null;
  if (!failed?.submission) return `answers no form: ${JSON.stringify(value).slice(0, 200)}`;
  if (!failed.unexpected && !failed.problem && Object.keys(failed.submission.error ?? {}).length === 0)
    return "tells nothing";
  const kept = JSON.stringify(failed.submission.initialValue ?? {});
  const lost = Object.entries(form.typed).find(([, typed]) => !kept.includes(JSON.stringify(typed).slice(1, -1)));
  return lost ? `forgets ${lost[0]}` : null;
}

/** Signing in makes no difference between the ways in which it was not possible; a link of a mail that is refused is none. */
function otherwise({ url }: FilledForm, call: string, expected: number): number[] {
  if (call === "signIn") return [503];
  return /\/(?:request-new\/stop|network\/unsubscribe)/.test(url.pathname) && expected < 500 ? [404] : [];
}

function textsFor(form: FilledForm, call: string, fault: Fault): readonly string[] {
  const [, , texts = []] = TEXTS.find(([name, forms]) => name === call && forms.test(form.name)) ?? [];
  // Too many attempts, and a form that was changed meanwhile, have words of their own.
  const message = call === "addExternalScore" && typeof fault === "number" ? [SERVER_MESSAGE] : [];
  return [...texts, ...message];
}

/** §8: the server's own message belongs to what is said of a score. */
const mayTell = ({ url }: FilledForm): boolean => url.pathname.includes("/external-scores");

/** Of a link from a mail that the backend refuses nobody is told more than that there is none. */
const isOfMail = (path: string, fault: Fault): boolean =>
  typeof fault === "number" &&
  fault < 500 &&
  /^\/(?:reset-password|finalize-registration|confirm-email|request-new|network\/unsubscribe)/.test(path);

const plainText = (html: string): string =>
  html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"');

function faultInHtml(
  { status, type, text }: Seen,
  path: string,
  secrets: readonly RegExp[] = [/secret detail/],
): string | null {
  if (!type.startsWith("text/html")) return `${status} is no page but ${type || "blank"}`;
  if (!/<main[\s>]/.test(text) || !/<h1[\s>]/.test(text)) return "is no page of ours";
  if (status >= 400 && !/<footer[\s>]/.test(text) && !path.startsWith("/print")) return "has no shell";
  const leak = [...secrets, /node_modules/, /\n\s+at .+:\d+:\d+/].find((one) => one.test(text));
  return leak ? `tells ${leak}` : null;
}
