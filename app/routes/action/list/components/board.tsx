import { Link } from "@remix-run/react";
import { Problem } from "~/forms/problem";
import { type FailedForm, INTENT_FIELD } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import type { BoardView, Card } from "../board-view.server";
import { moveIntent } from "../move-intent";
import { MoveCard } from "./move-card";

interface BoardProps {
  view: BoardView;
  mayChange: boolean;
  failed: FailedForm | undefined;
}

/** Actions in a column for each state, the first of each as cards; on a phone one column below the other. */
export function Board({ view: { columns }, mayChange, failed }: BoardProps) {
  const { t } = useTranslation("actions");
  const sent = failed?.submission.initialValue?.[INTENT_FIELD];
  const isShown = columns.some(({ cards }) => cards.some(({ id }) => moveIntent(id) === sent));
  return (
    <>
      {/* Of a card that is none of these any more: somebody else moved it. */}
      {!isShown && <Problem failed={failed} />}
      <div className="grid items-start gap-3 m:grid-cols-2 xl:grid-cols-4">
        {columns.map(({ key, heading, count, cards, more }) => (
          <section key={key} aria-labelledby={`column-${key}`} className="min-w-0 rounded-card bg-sunken p-2.5">
            <h2 id={`column-${key}`} className="mb-2 flex items-baseline gap-2 px-1 font-[640] text-s">
              {heading}
              <span className="font-normal text-ink-3 tabular-nums">{count}</span>
            </h2>
            {cards.length > 0 ? (
              <ul className="grid gap-2">
                {cards.map((card) => (
                  <OneCard key={card.id} card={card} mayChange={mayChange} failed={failed} />
                ))}
              </ul>
            ) : (
              <p className="px-1 pb-1 text-ink-3 text-s">{t("board.none")}</p>
            )}
            {more && (
              <p className="mt-1.5">
                <Link
                  to={more.href}
                  aria-label={t("board.moreOf", { more: more.text, status: heading })}
                  className="inline-flex min-h-8 items-center px-1 font-medium text-accent-strong text-s tabular-nums underline-offset-2 hover:underline pointer-coarse:min-h-11"
                >
                  {more.text}
                </Link>
              </p>
            )}
          </section>
        ))}
      </div>
    </>
  );
}

function OneCard({ card, mayChange, failed }: { card: Card } & Pick<BoardProps, "mayChange" | "failed">) {
  const { t } = useTranslation("actions");
  const { title, href, targets, due, overdue, skipped, hindrances, who, version } = card;
  return (
    <li className="min-w-0 rounded-control bg-card p-3 shadow-card">
      <h3 className="wrap-anywhere hyphens-auto font-medium leading-snug">
        <Link to={href} className="text-accent-strong underline-offset-2 hover:underline">
          {title}
        </Link>
      </h3>
      {targets && <p className="wrap-anywhere mt-0.5 text-ink-2 text-s">{targets}</p>}
      <p className="mt-1.5 flex flex-wrap gap-x-2 text-s tabular-nums">
        {due ? <span>{t("due", { day: due })}</span> : <span className="text-ink-3">{t("page.noDay")}</span>}
        {overdue && <strong className="font-semibold text-bad">{overdue}</strong>}
      </p>
      <p className="wrap-anywhere text-ink-3 text-s">{who}</p>
      {hindrances.map((text) => (
        <p key={text} className="wrap-anywhere mt-1 text-ink-2 text-xs">
          {text}
        </p>
      ))}
      {skipped && <p className="wrap-anywhere mt-1 text-ink-3 text-xs">{skipped}</p>}
      {/* What was moved is another form, with an idempotency key of its own. */}
      {mayChange && <MoveCard key={version} card={card} failed={failed} />}
    </li>
  );
}
