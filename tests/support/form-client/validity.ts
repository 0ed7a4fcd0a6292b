import { type Controls, controlsOf, groupOf, isDisabled, typeOf, valueOfOption } from "./controls";

const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const TEXTS = ["text", "search", "tel", "url", "email", "password"];
const UNCHECKED = ["hidden", "submit", "image", "reset", "button"];
const WITHOUT_READONLY = ["checkbox", "radio", "file", "color", "range", "select"];

/** Why a browser would not send this form: each control that breaks one of its own rules, and which. Empty: it is sent. */
export function complaintsAbout(form: Element, controls: Controls): string[] {
  return controlsOf(form).flatMap((control) => {
    const broken = isAsked(control) ? brokenRule(control, controls) : undefined;
    return broken ? [`${control.getAttribute("name") || control.id || control.localName}: ${broken}`] : [];
  });
}

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#barred-from-constraint-validation */
function isAsked(control: Element): boolean {
  if (UNCHECKED.includes(typeOf(control)) || isDisabled(control) || control.closest("datalist")) return false;
  return !control.hasAttribute("readonly") || WITHOUT_READONLY.includes(typeOf(control));
}

function brokenRule(control: Element, controls: Controls): string | undefined {
  if (isMissing(control, controls)) return "required";
  const value = controls.valueOf(control);
  const type = typeOf(control);
  if (value === "" || ["checkbox", "radio", "file", "select"].includes(type)) return undefined;
  if (type === "email" && !emailsOf(control, value).every((one) => EMAIL.test(one))) return "no e-mail address";
  if (type === "url" && !URL.canParse(value)) return "no address";
  const pattern = control.getAttribute("pattern");
  if (pattern && TEXTS.includes(type) && !new RegExp(`^(?:${pattern})$`, "v").test(value)) return "pattern";
  const shortest = Number(control.getAttribute("minlength") ?? 0);
  if ([...TEXTS, "textarea"].includes(type) && controls.isTyped(control) && value.length < shortest) return "minlength";
  return brokenRange(control, value, type);
}

function isMissing(control: Element, controls: Controls): boolean {
  const type = typeOf(control);
  if (type === "radio")
    return groupOf(control).some(isRequired) && !groupOf(control).some((one) => controls.isChecked(one));
  if (!isRequired(control) || ["range", "color"].includes(type)) return false;
  if (type === "checkbox") return !controls.isChecked(control);
  if (type === "file") return controls.filesOf(control).length === 0;
  if (type !== "select") return controls.valueOf(control) === "";
  const chosen = controls.selectedOf(control);
  return chosen.length === 0 || (chosen.length === 1 && isPlaceholder(chosen[0], control));
}

/** "Please choose": the first option of a list that drops down, with nothing as its value. */
function isPlaceholder(option: Element | undefined, select: Element): boolean {
  const first = select.querySelector("option");
  return (
    option === first &&
    option?.parentElement === select &&
    valueOfOption(option) === "" &&
    !select.hasAttribute("multiple")
  );
}

/** Of numbers the numbers are compared; days, months and times are written so that their order is that of their letters. */
function brokenRange(control: Element, value: string, type: string): string | undefined {
  const number = type === "number" || type === "range";
  if (!number && !["date", "month", "week", "time", "datetime-local"].includes(type)) return undefined;
  const [min, max] = [control.getAttribute("min"), control.getAttribute("max")];
  if (min && (number ? Number(value) < Number(min) : value < min)) return "min";
  if (max && (number ? Number(value) > Number(max) : value > max)) return "max";
  const step = control.getAttribute("step") ?? "1";
  if (!number || step === "any") return undefined;
  const steps = (Number(value) - Number(min ?? control.getAttribute("value") ?? 0)) / Number(step);
  return Math.abs(steps - Math.round(steps)) > 1e-9 ? "step" : undefined;
}

const isRequired = (control: Element) => control.hasAttribute("required");
const emailsOf = (control: Element, value: string) =>
  control.hasAttribute("multiple") ? value.split(",").map((one) => one.trim()) : [value];
