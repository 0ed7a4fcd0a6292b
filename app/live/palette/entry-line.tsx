import { useRouteLoaderData } from "@remix-run/react";
import type { Counts } from "~/access/areas";
import { RiskMark } from "~/domain/score/risk-mark";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import type { Entry } from "./entry";

/** One thing that was found: what it is, its name with what was typed in it, and of a target its tier, risk and following state. */
export function EntryLine({ entry, q }: { entry: Entry; q: string }) {
  const { t } = useTranslation("live");
  const root = useRouteLoaderData("root") as { counts: Counts | null } | undefined;
  const { icon, name, detail, tier, risk, end, isFollowed, count } = entry;
  const waiting = (count && root?.counts?.[count]) || 0;
  return (
    <>
      <Icon name={icon} className="text-ink-3" />
      <span className="found-name">
        <Marked text={name} q={q} />
        {detail && <small>{detail}</small>}
      </span>
      {(tier || risk || end || waiting > 0) && (
        <span className="found-end">
          {tier && <span>{tier}</span>}
          {risk && <RiskMark {...risk} />}
          {end && <span className={isFollowed ? "found-followed" : undefined}>{end}</span>}
          {waiting > 0 && <span>{t("search.count", { count: waiting })}</span>}
        </span>
      )}
    </>
  );
}

/** The name with what was typed set off, where it holds it as it was typed. */
function Marked({ text, q }: { text: string; q: string }) {
  const at = q === "" ? -1 : text.toLowerCase().indexOf(q.toLowerCase());
  if (at < 0) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + q.length)}</mark>
      {text.slice(at + q.length)}
    </span>
  );
}
