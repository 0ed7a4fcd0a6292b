import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { Table } from "~/ui/table";
import type { Why } from "../view/why.server";
import { Card } from "./card";
import { MovingAlert } from "./months-card";
import { Unfolding } from "./unfolding";

/** What the score is made of, alert by alert, and what it would be without each. */
export function WhyCard({ why, className }: { why: Why; className?: string }) {
  const { t } = useTranslation("profile");
  const { lead, causes, more, leftOut, peers, rules } = why;
  const standing = causes.slice(0, causes.length - (more.isOpen ? more.count : 0));
  return (
    <Card className={className} id="why" heading={t("why.heading")}>
      <p className="mb-3 text-pretty text-ink-2 text-s tabular-nums">{lead}</p>
      {standing.length > 0 && <Causes caption={t("why.heading")} causes={standing} />}
      {more.count > 0 && (
        <Unfolding name="why" fold={more} words={t("why.more", { count: more.count })} className="fold mt-2">
          <div className="mt-2">
            <Causes caption={t("why.more", { count: more.count })} causes={causes.slice(standing.length)} />
          </div>
        </Unfolding>
      )}
      {leftOut && <p className="mt-2 text-ink-3 text-xs">{leftOut}</p>}
      {peers.length > 0 && (
        <p className="mt-3 text-pretty text-ink-3 text-xs tabular-nums">
          {t("why.peers")} {peers.map(({ name, kind, value }) => `${name} (${kind}) ${value}`).join(DOT)}
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
        <MovingAlert key={key} {...cause} date={`${date}${DOT}${left}`} />
      ))}
    </Table>
  );
}
