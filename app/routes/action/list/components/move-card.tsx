import { Field } from "~/forms/field";
import { Form, isRefusalOf, VersionField } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useField } from "~/forms/use-field";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { Card } from "../board-view.server";
import { moveIntent } from "../move-intent";

interface MoveCardProps {
  card: Card;
  failed: FailedForm | undefined;
}

/** Moves a card to another column. What is over is opened again behind a word, for that takes a reason. */
export function MoveCard({ card, failed }: MoveCardProps) {
  const { t } = useTranslation("actions");
  const isRefused = failed !== undefined && isRefusalOf(moveIntent(card.id), failed);
  const form = <MoveForm card={card} failed={failed} needsReason={card.isOver || wantsReason(failed, isRefused)} />;
  if (!card.isOver) return <div className="mt-2.5">{form}</div>;
  return (
    <details open={isRefused || undefined} className="mt-1.5">
      <summary className="inline-flex h-7 list-none items-center gap-1 text-ink-2 text-s hover:text-ink pointer-coarse:h-11">
        <Icon name="chevron-down" className="size-3.5" />
        {t("steps.reopen")}
      </summary>
      {form}
    </details>
  );
}

/** Steps are open, proof is missing, or the reason itself was wrong. */
const wantsReason = (failed: FailedForm | undefined, isRefused: boolean): boolean =>
  isRefused && (WANTS_REASON.includes(failed?.problem?.key ?? "") || Boolean(failed?.submission.error?.reason));

const WANTS_REASON = ["actions:problems.stepsOpen", "actions:problems.proofMissing"];

function MoveForm({ card, failed, needsReason }: MoveCardProps & { needsReason: boolean }) {
  const { t } = useTranslation("actions");
  const { id, version, title, moves, isOver } = card;
  const intent = moveIntent(id);
  return (
    <Form id={intent} intent={intent} failed={failed} constraints={{}} className="grid gap-2">
      <VersionField now={version} />
      <input type="hidden" name="actionId" value={id} />
      {needsReason && (
        <Field
          name="reason"
          label={t("skip.reason")}
          hint={isOver ? undefined : t("complete.hint")}
          autoComplete="off"
        />
      )}
      <div className="flex min-w-0 flex-wrap gap-1.5">
        <To moves={moves} label={t("board.to", { title })} />
        <Button aria-label={t("board.moveOf", { title })}>{t("board.move")}</Button>
      </div>
    </Form>
  );
}

function To({ moves, label }: { moves: Card["moves"]; label: string }) {
  const { id, name, initialValue } = useField("to");
  return (
    <select
      id={id}
      name={name}
      aria-label={label}
      defaultValue={initialValue ?? moves[0]?.value}
      className="field h-8 min-w-0 flex-1 basis-32 px-2 text-s pointer-coarse:h-11"
    >
      {moves.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
