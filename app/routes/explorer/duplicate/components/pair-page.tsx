import { Link } from "@remix-run/react";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";
import { Notice } from "~/ui/notice";
import type { PairView } from "../view.server";
import { ChoiceFields } from "./choice-fields";
import { SeenFields } from "./seen-fields";

interface PairPageProps {
  view: PairView;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** Two targets side by side: what each says, what merging moves, and the decision. */
export function PairPage({ view, constraints, failed }: PairPageProps) {
  const { t } = useTranslation("merges");
  const { kept, merged, isPublic, swapHref, state, decided } = view;
  return (
    <FormFrame
      title={t("comparePair", { one: kept.name, other: merged.name })}
      lead={t(isPublic ? "pair.leadPublic" : "pair.lead")}
      aside={<Aside view={view} />}
    >
      {decided && (
        <div className="mb-4">
          <Notice>{decided}</Notice>
        </div>
      )}
      <Form
        id="merge"
        intent="merge"
        failed={failed}
        constraints={constraints}
        defaultValue={Object.fromEntries(view.choices.map(({ field }) => [field, "kept"]))}
      >
        <SeenFields kept={kept} merged={merged} />
        {swapHref && (
          <p className="wrap-anywhere mb-5">
            {t("pair.keeps", { name: kept.name })}{" "}
            <Link to={swapHref} replace className="text-accent-strong underline underline-offset-2">
              {t("pair.swap", { name: merged.name })}
            </Link>
          </p>
        )}
        <ChoiceFields view={view} />
        <Facts view={view} />
        <TextArea name="reason" label={t("pair.reason")} hint={t("pair.reasonHint")} rows={3} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("pair.submit")}
          </Button>
          <LinkButton to={paths.explorerDuplicates()} look="quiet" size="large">
            {t("pair.back")}
          </LinkButton>
        </FormFoot>
      </Form>
      <Form
        id="decide"
        intent={state === "open" ? "apart" : "reopen"}
        failed={failed}
        constraints={{}}
        className="mt-6 border-line-2 border-t pt-4"
      >
        <Button>{t(state === "open" ? "pair.apart" : "pair.reopen")}</Button>
        {state === "open" && <p className="mt-1.5 text-ink-3 text-s">{t("pair.apartHint")}</p>}
      </Form>
    </FormFrame>
  );
}

function Facts({ view: { facts, lost } }: { view: PairView }) {
  const { t } = useTranslation("merges");
  if (facts.length === 0 && lost === null) return null;
  return (
    <section aria-labelledby="facts" className="mb-5">
      <h2 id="facts" className="mb-1.5 font-semibold text-m">
        {t("pair.same")}
      </h2>
      <dl className="wrap-anywhere grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1.5 s:grid-cols-[9rem_minmax(0,1fr)]">
        {facts.map(({ heading, text }) => (
          <div key={heading} className="contents">
            <dt className="text-ink-3">{heading}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {lost && <p className="wrap-anywhere mt-2 text-ink-2 text-s">{lost}</p>}
    </section>
  );
}

function Aside({ view: { kept, merged, why, score, moves } }: { view: PairView }) {
  const { t } = useTranslation("merges");
  return (
    <>
      <Beside title={t("pair.why")}>
        <p>
          {t("columns.score")} {score}
        </p>
        <Lines lines={why} />
      </Beside>
      <Beside title={t("pair.moves", { name: kept.name })}>
        {moves.length > 0 ? <Lines lines={moves} /> : <p>{t("pair.nothing", { name: merged.name })}</p>}
      </Beside>
      <Beside title={t("columns.pair")} isSubject>
        <ul className="wrap-anywhere space-y-1">
          {[kept, merged].map(({ id, name, href, whose }) => (
            <li key={id}>
              <Link to={href} className="text-accent-strong underline-offset-2 hover:underline">
                {name}
              </Link>
              <span className="block text-ink-3 text-s">{whose}</span>
            </li>
          ))}
        </ul>
      </Beside>
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="wrap-anywhere list-disc space-y-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
