import { Link } from "@remix-run/react";
import { NEXT_STATUS } from "~/domain/feed/next-status";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { PullDown } from "~/ui/pull-down";
import type { Detail } from "../view/detail.server";
import type { FeedPage } from "../view/feed-page.server";
import { AssignMenu } from "./assign-menu";
import { LabelSpot } from "./label-spot";
import { SnoozeMenu } from "./snooze-menu";

const STATUSES = ["new", "in-review", "relevant", "archived"] as const;
const RELEVANCIES = ["Relevant", "Irrelevant", "NotYetAssigned"] as const;

interface DetailProps {
  feed: FeedPage;
  detail: Detail;
}

/** One control: the left half is the status and opens all of them, the right half is the next step. At the edge the assessment. */
export function StatusControl({ detail: { id, status, relevancy, relevancyWord } }: DetailProps) {
  const { t } = useTranslation("feed");
  const next = NEXT_STATUS[status];
  return (
    <div className="status-control">
      <PullDown className="pull-down" name="detail-menus">
        <summary className="button button-plain status-state">
          <span className="sr-only">{t("detail.status")}: </span>
          {t(`views.${status}`)}
          <Icon name="chevron-down" className="size-3.5" />
        </summary>
        <ul className="menu">
          {STATUSES.filter((to) => to !== status).map((to) => (
            <li key={to}>
              <button type="submit" name="change" value={`status:${to}@${id}`} data-change={to}>
                {t(`views.${to}`)}
              </button>
            </li>
          ))}
        </ul>
      </PullDown>
      <Button look="primary" className="status-next" name="change" value={`status:${next}@${id}`} data-change={next}>
        {t(`verbs.${next}`)}
      </Button>
      <PullDown className="pull-down pull-end ml-auto" name="detail-menus">
        <summary className="button button-quiet">
          <span className="sr-only">{t("detail.assessment")}: </span>
          {relevancy === "NotYetAssigned" ? relevancyWord : t(`detail.relevancy.${relevancy}`)}
          <Icon name="chevron-down" className="size-3.5" />
        </summary>
        <ul className="menu">
          {RELEVANCIES.filter((to) => to !== relevancy).map((to) => (
            <li key={to}>
              <button type="submit" name="change" value={`relevancy:${to}@${id}`}>
                {to === "NotYetAssigned" ? t("detail.notAssessed") : t(`detail.relevancy.${to}`)}
              </button>
            </li>
          ))}
        </ul>
      </PullDown>
    </div>
  );
}

/** The panel's bar: the alerts before and behind, and everything else that can be done, as a line of drawings with their names and keys. */
export function DetailBar({ feed, detail, failed }: DetailProps & { failed: FailedForm | undefined }) {
  const { t } = useTranslation("feed");
  const { place, mayTriage, actions, mayAct } = feed;
  const { id, status, muted } = detail;
  return (
    <div className="detail-bar">
      <Step icon="up" href={place?.previousHref ?? null} word={t("detail.previous")} />
      <Step icon="down" href={place?.nextHref ?? null} word={t("detail.next")} />
      {place?.words && <span className="detail-place">{place.words}</span>}
      <div className="detail-tools">
        {mayTriage && status !== "archived" && (
          <IconButton icon="archive" word={t("verbs.archived")} keyName="e" value={`status:archived@${id}`} />
        )}
        {mayTriage && <LabelMenu feed={feed} detail={detail} />}
        {mayTriage && <AssignMenu feed={feed} detail={detail} />}
        {mayTriage && status !== "archived" && <SnoozeMenu feed={feed} detail={detail} failed={failed} />}
        {mayAct && actions && (
          <Link to={actions.startHref} data-start-action="" className="icon-button" {...named(t("actions.start"), "a")}>
            <Icon name="list-checks" />
          </Link>
        )}
        {mayTriage && (
          <IconButton
            icon={muted ? "bell" : "bell-off"}
            word={t(muted ? "detail.unmute" : "detail.mute")}
            value={`mute:${muted ? "off" : "on"}@${id}`}
          />
        )}
        <Link to={feed.listHref} preventScrollReset className="icon-button" {...named(t("detail.close"))}>
          <Icon name="x" />
        </Link>
      </div>
    </div>
  );
}

const named = (word: string, keyName?: string) => ({
  "aria-label": word,
  title: keyName ? `${word} (${keyName})` : word,
});

function Step({ icon, href, word }: { icon: "up" | "down"; href: string | null; word: string }) {
  const drawing = <Icon name="chevron-down" className={icon === "up" ? "rotate-180" : ""} />;
  if (!href) return <span className="icon-button detail-no-step">{drawing}</span>;
  return (
    <Link to={href} preventScrollReset className="icon-button" {...named(word)}>
      {drawing}
    </Link>
  );
}

interface IconButtonProps {
  icon: IconName;
  word: string;
  value: string;
  keyName?: string;
}

function IconButton({ icon, word, value, keyName }: IconButtonProps) {
  return <button className={`icon-button icon-${icon}`} name="change" value={value} {...named(word, keyName)} />;
}

function LabelMenu({ feed: { labels }, detail: { id, labelIds } }: DetailProps) {
  const { t } = useTranslation("feed");
  return (
    <PullDown className="pull-down pull-end" name="detail-menus" data-menu="labels">
      <summary className="icon-button icon-tag" {...named(t("labels.label"), "l")} />
      <ul className="menu">
        {labels.map((label) => (
          <li key={label.id}>
            <button
              type="submit"
              name="change"
              value={`label:${label.id}:${labelIds.includes(label.id) ? "off" : "on"}@${id}`}
              aria-pressed={labelIds.includes(label.id)}
            >
              <LabelSpot {...label} />
              <span className="truncate">{label.name}</span>
            </button>
          </li>
        ))}
        <li>
          <Link to={paths.feedLabels()}>{t("labels.manage")}</Link>
        </li>
      </ul>
    </PullDown>
  );
}
