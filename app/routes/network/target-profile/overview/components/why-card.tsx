import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import { Table } from "~/ui/table";
import type { Why } from "../view/why.server";
import { Card } from "./card";
import { MovingAlert } from "./months-card";

/** So many causes stand open; the others are one click away. */
const OPEN = 5;

/** What the score is made of, alert by alert, and what it would be without each. */
export function WhyCard({ why }: { why: Why }) {
  const { t } = useTranslation("profile");
  const { lead, causes, leftOut, peers, rules } = why;
  return (
    <Card id="why" heading={t("why.heading")}>
      <p className="mb-3 text-pretty text-ink-2 text-s tabular-nums">{lead}</p>
      {causes.length > 0 && <Causes caption={t("why.heading")} causes={causes.slice(0, OPEN)} />}
      {causes.length > OPEN && (
        <details className="mt-2">
          <summary className="inline-flex min-h-6 list-none items-center gap-1.5 text-accent-strong text-s">
            <Icon name="chevron-down" className="size-3.5" />
            {t("why.more", { count: causes.length - OPEN })}
          </summary>
          <div className="mt-2">
            <Causes caption={t("why.more", { count: causes.length - OPEN })} causes={causes.slice(OPEN)} />
          </div>
        </details>
      )}
      {leftOut && <p className="mt-2 text-ink-3 text-xs">{leftOut}</p>}
      {peers.length > 0 && (
        <p className="mt-3 text-pretty text-ink-3 text-xs tabular-nums">
          {t("why.peers")} {peers.map(({ name, kind, value }) => `${name} (${kind}) ${value}`).join(" · ")}
        </p>
      )}
      {rules && <p className="mt-1 text-pretty text-ink-3 text-xs">{t("why.rules", { rules })}</p>}
    </Card>
  );
}

function Causes({ caption, causes }: { caption: string; causes: Why["causes"] }) {
  const { t } = useTranslation("profile");
  return (
    <Table caption={caption} columns={[t("movers.alert"), t("why.date"), t("why.adds"), t("movers.without")]}>
      {causes.map(({ key, left, date, ...cause }) => (
        <MovingAlert key={key} {...cause} date={`${date} · ${left}`} />
      ))}
    </Table>
  );
}
