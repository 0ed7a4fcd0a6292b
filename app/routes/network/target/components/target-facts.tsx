import { Form, Link } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { INTENT_FIELD } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Nothing } from "~/ui/nothing";
import { SelectField } from "~/ui/select-field";
import type { TargetView } from "../view.server";

/** How the target is connected with the reader's company, what stands around it, and where it is collected. */
export function TargetFacts({ view }: { view: TargetView }) {
  const { t } = useTranslation("edges");
  const facts: [string, string][] = [
    [t("connection"), view.connection],
    [t("sanctions"), view.sanctions],
    [t("followers"), view.followers],
    [t("industry"), view.industry],
    [t("size"), view.size],
    [t("foreign"), view.foreign],
  ];
  return (
    <section aria-label={t("facts")} className="min-w-0 space-y-6">
      <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        {facts
          .filter(([, value]) => value !== "")
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-3 text-s">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <Around heading={t("above")} steps={view.above} none={t("noneAbove")} />
      <Around heading={t("below")} steps={view.below} none={t("noneBelow")} />
      {!view.aroundIsExact && <p className="text-ink-3 text-xs">{t("aroundCut")}</p>}
      <Collections view={view} />
    </section>
  );
}

function Around({ heading, steps, none }: { heading: string; steps: string[]; none: string }) {
  return (
    <section>
      <h2 className="mb-1 font-semibold">{heading}</h2>
      {steps.length === 0 ? (
        <Nothing>{none}</Nothing>
      ) : (
        <ul className="text-ink-2 tabular-nums">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Collections({ view }: { view: TargetView }) {
  const { t } = useTranslation("edges");
  const { collections, otherCollections, mayFollow } = view;
  return (
    <section id="collections" className="scroll-mt-16">
      <h2 className="mb-1 font-semibold">{t("collections")}</h2>
      {collections.length === 0 && <p className="text-ink-2">{t("noCollections")}</p>}
      <Form method="post">
        <IdempotencyKey answer={view} />
        <input type="hidden" name={INTENT_FIELD} value="remove" />
        <ul>
          {collections.map(({ id, name, href, mayFill }) => (
            <li key={id} className="flex min-h-8 items-center gap-2">
              <Link to={href} className="min-w-0 break-words py-1 text-accent-strong underline underline-offset-2">
                {name}
              </Link>
              {mayFill && (
                <button
                  type="submit"
                  name="collectionId"
                  value={id}
                  className="ml-auto grid size-7 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink pointer-coarse:size-11"
                >
                  <Icon name="x" label={t("takeOut", { name })} className="size-3.5" />
                </button>
              )}
            </li>
          ))}
        </ul>
      </Form>
      {mayFollow && otherCollections.length > 0 && (
        <Form method="post" className="mt-3 space-y-2">
          <IdempotencyKey answer={view} />
          <input type="hidden" name={INTENT_FIELD} value="assign" />
          <SelectField id="collection" name="collectionId" label={t("putInto")} options={otherCollections} />
          <Button>{t("put")}</Button>
        </Form>
      )}
    </section>
  );
}
