import { Link } from "@remix-run/react";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";
import { Notice } from "~/ui/notice";
import { OwnFields } from "../../components/own-fields";
import type { OwnOptions, OwnState } from "../view.server";

interface OwnMeasurePageProps {
  page: {
    name: string;
    fields: Readonly<Record<string, string | string[]>>;
    state: OwnState;
    options: OwnOptions;
    constraints: Constraints;
    returnConstraints: Constraints;
  };
  failed: FailedForm | undefined;
}

/** One of the customer's own: its text while it may be changed, and what comes next. */
export function OwnMeasurePage({ page, failed }: OwnMeasurePageProps) {
  const { t } = useTranslation("measures");
  const { name, fields, state, options, constraints, returnConstraints } = page;
  return (
    <FormFrame
      title={name}
      lead={state.word}
      aside={<NextSteps state={state} constraints={returnConstraints} failed={failed} />}
    >
      {state.returned && <Returned returned={state.returned} />}
      {state.isOpen ? (
        <Form
          id="own"
          intent="save"
          failed={failed}
          constraints={constraints}
          defaultValue={fields}
          className="space-y-4.5"
        >
          <VersionField now={state.version} />
          <OwnFields options={options} />
          <FormFoot>
            <Button look="primary" size="large">
              {t("own.save")}
            </Button>
            <LinkButton to={paths.measures()} look="quiet" size="large">
              {t("start.cancel")}
            </LinkButton>
          </FormFoot>
        </Form>
      ) : (
        <p className="text-pretty">{t("own.fixed")}</p>
      )}
    </FormFrame>
  );
}

const LINK = "font-medium text-accent-strong underline-offset-2 hover:underline";

function Returned({ returned: { by, note, isMine } }: { returned: NonNullable<OwnState["returned"]> }) {
  const { t } = useTranslation("measures");
  return (
    <div className="mb-4.5">
      <Notice icon="alert-circle">
        <p className="font-semibold">{by}</p>
        <p className="wrap-anywhere whitespace-pre-line">{note}</p>
        {isMine && <p className="mt-1">{t("own.returnedNext")}</p>}
      </Notice>
    </div>
  );
}

interface NextStepsProps {
  state: OwnState;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

function NextSteps({ state, constraints, failed }: NextStepsProps) {
  const { t } = useTranslation("measures");
  const { moves, needsSecond, writtenBy, reviewedBy, shownHref, replaceHref, successorHref, version } = state;
  return (
    <>
      <Beside title={t("own.next")}>
        {writtenBy && <p>{writtenBy}</p>}
        {reviewedBy && <p>{reviewedBy}</p>}
        {needsSecond && <p>{t("own.needsSecond")}</p>}
        {moves.map((move) => (
          <Form
            key={move.state}
            id={`move-${move.state}`}
            intent="move"
            failed={failed?.submission.initialValue?.state === move.state ? failed : undefined}
            constraints={{}}
            className="mt-2"
          >
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="state" value={move.state} />
            <Button look={move.state === "retired" ? "plain" : "primary"}>{move.label}</Button>
          </Form>
        ))}
        {state.mayReturn && (
          <Form id="return" intent="return" failed={failed} constraints={constraints} className="mt-3 space-y-2">
            <VersionField now={version} />
            <TextArea name="note" label={t("own.note")} hint={t("own.noteHint")} rows={3} />
            <Button>{t("own.return")}</Button>
          </Form>
        )}
        {replaceHref && (
          <p className="mt-2">
            <LinkButton to={replaceHref}>{t("own.replace")}</LinkButton>
          </p>
        )}
        {shownHref && (
          <p className="mt-2">
            <Link to={shownHref} className={LINK}>
              {t("own.show")}
            </Link>
          </p>
        )}
        {successorHref && (
          <p className="mt-2">
            <Link to={successorHref} className={LINK}>
              {t("own.successor")}
            </Link>
          </p>
        )}
      </Beside>
      <Beside title={t("own.twoPeople")}>
        <p>{t("own.twoPeopleText")}</p>
      </Beside>
    </>
  );
}
