import { type MouseEvent, useEffect, useRef } from "react";
import { type MessageKey, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import type { FailedForm } from "./result";
import { errorsOf, useForm } from "./use-field";

/** What is wrong with a refused form, each with a link to its field. With a script it takes the focus. */
export function ErrorSummary({ failed }: { failed: FailedForm | undefined }) {
  const { t } = useTranslation();
  const text = useMessage();
  const form = useForm();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed) summary.current?.focus();
  }, [failed]);
  if (!failed || failed.unexpected) return null;

  const errors = Object.keys(failed.submission.error ?? {}).flatMap((name) =>
    name === "" ? [] : errorsOf(failed, name).map((error) => ({ name, said: text(error) })),
  );
  // What is wrong with the form and with none of its fields: somebody sent what the page does not offer.
  const [whole] = failed.submission.error?.[""] ?? [];
  const own = errors.length === 0 && whole ? text(whole as MessageKey) : t("form.problem", { count: errors.length });
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${form.id}-summary`}
      className="mb-5 rounded-control border border-bad bg-bad-soft px-4 py-3"
    >
      <h2 id={`${form.id}-summary`} className="flex gap-2 font-semibold">
        <Icon name="alert-circle" className="mt-0.5 shrink-0 text-bad" />
        {failed.problem ? text(failed.problem.title ?? failed.problem) : own}
      </h2>
      {failed.problem?.title && <p className="mt-1 ml-6">{text(failed.problem)}</p>}
      {errors.length > 0 && (
        <ul className="mt-1 ml-6 list-disc">
          {errors.map(({ name, said }) => (
            <li key={`${name} ${said}`}>
              <a
                href={`#${form.id}-${name}`}
                onClick={goToField}
                className="inline-flex min-h-6 items-center text-s underline underline-offset-2"
              >
                {said}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A change of the address, though only of its hash, would make the router forget the refusal, and the file that came with it. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
