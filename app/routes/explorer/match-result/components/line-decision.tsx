import { Link } from "@remix-run/react";
import { Form, VersionField } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useField } from "~/forms/use-field";
import { About } from "~/i18n/about";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { describedBy, FieldError } from "~/ui/field-notes";
import type { CandidateView, LineView } from "../line-view.server";

interface LineDecisionProps {
  line: LineView;
  failed: FailedForm | undefined;
}

/** What a line can be, one choice below the other; only what was decided is chosen beforehand, so that nobody confirms a guess by accident. */
export function LineDecision({ line, failed }: LineDecisionProps) {
  const { t } = useTranslation("match");
  return (
    <Form
      key={line.version}
      id={`decide-${line.line}`}
      intent={`decide-${line.line}`}
      failed={failed}
      constraints={{}}
      defaultValue={line.chosen ? { choice: line.chosen } : {}}
    >
      <input type="hidden" name="line" value={line.line} />
      <VersionField now={line.version} />
      <Choices line={line} />
      <Button className="mt-2">
        {t(line.decided ? "line.change" : "line.decide")}
        <About>{line.name}</About>
      </Button>
    </Form>
  );
}

function Choices({ line: { name, best, others, moreText, noneText } }: Pick<LineDecisionProps, "line">) {
  const { t } = useTranslation("match");
  const text = useMessage();
  const { id, initialValue, error } = useField("choice");
  const radio = (value: string) => ({
    ...{ type: "radio", name: "choice", value, defaultChecked: initialValue === value },
    className: "mt-0.5 size-4 shrink-0",
  });
  const candidate = (one: CandidateView) => (
    <div key={one.value} className="py-1">
      <label className="flex cursor-pointer items-start gap-2.5">
        <input {...radio(one.value)} />
        <span className="min-w-0">
          <span className="font-medium">{one.name}</span>
          <span className="block text-ink-2 text-s">{[one.place, one.facts].filter(Boolean).join(" · ")}</span>
        </span>
      </label>
      <p className="pl-6.5 text-ink-3 text-xs">
        {one.why.length > 0 && `${one.why.join(" · ")} · `}
        <Link to={one.href} className="text-accent-strong underline underline-offset-2">
          {t("line.open")}
          <About>{one.name}</About>
        </Link>
      </p>
    </div>
  );
  return (
    // The summary of a refused form leads here; a group itself takes no focus otherwise.
    <fieldset
      id={id}
      tabIndex={-1}
      className="min-w-0"
      aria-describedby={describedBy({ id, error: error && text(error) })}
    >
      <legend className="sr-only">{t("line.legend", { name })}</legend>
      {best && candidate(best)}
      {others.length > 0 && (
        <details className="py-1">
          <summary className="cursor-pointer text-accent-strong text-s">{moreText}</summary>
          <div className="mt-1">{others.map(candidate)}</div>
        </details>
      )}
      <div className="flex flex-wrap gap-x-5">
        {[
          { value: "none", label: noneText },
          { value: "skip", label: t("line.skip") },
        ].map(({ value, label }) => (
          <label key={value} className="flex min-h-8 cursor-pointer items-start gap-2.5 py-1.5">
            <input {...radio(value)} />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error && text(error)} />
    </fieldset>
  );
}
