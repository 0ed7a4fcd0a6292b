import { Link } from "@remix-run/react";
import { RiskMark } from "~/domain/score/risk-mark";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { PlaceMapView } from "~/map/place-map";
import { sitePath } from "~/site-path";
import { Icon } from "~/ui/icon";
import type { Detail } from "../view/detail.server";
import type { FeedPage } from "../view/feed-page.server";
import { AlertMissing } from "./alert-missing";
import { DetailActions } from "./detail-actions";
import { DetailChanges } from "./detail-changes";
import { DetailSection } from "./detail-section";
import { DetailUpdates } from "./detail-updates";
import { FlagForm } from "./flag-form";
import { NoteForm } from "./note-form";
import { useOpened } from "./use-opened";

interface AlertDetailProps {
  feed: FeedPage;
  detail: Detail;
  failed: FailedForm | undefined;
}

/** The alert that is open, or that it is none. */
export function OpenAlert({ detail, ...props }: Omit<AlertDetailProps, "detail"> & { detail: Detail | null }) {
  return detail ? <AlertDetail {...props} detail={detail} /> : <AlertMissing href={props.feed.listHref} />;
}

/** Everything about one alert, in the order in which it is asked: what, is it mine, who says so, what did we do. */
function AlertDetail({ feed, detail, failed }: AlertDetailProps) {
  const { t } = useTranslation("feed");
  const { language, facts, url } = detail;
  const title = useOpened(detail.id);
  return (
    <article className="px-4 py-4 m:px-6" aria-labelledby="alert-title">
      <div className="flex items-center gap-2">
        <RiskMark risk={detail.priority} word={detail.priorityWord} />
        <span className="min-w-0 flex-1 truncate text-ink-3 text-xs">{detail.kind}</span>
        <Link
          to={feed.listHref}
          preventScrollReset
          className="grid size-8 place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink pointer-coarse:size-11"
        >
          <Icon name="x" label={t("detail.close")} />
        </Link>
      </div>
      <h2
        ref={title}
        id="alert-title"
        tabIndex={-1}
        lang={language ?? undefined}
        className="mt-1 mb-3 font-semibold text-[1.125rem] leading-tight tracking-[-0.012em]"
      >
        {detail.title}
      </h2>
      {detail.withdrawn && <p className="mb-3 font-medium text-bad">{t("detail.withdrawn")}</p>}
      {feed.mayTriage && <DetailChanges feed={feed} detail={detail} />}
      <DetailUpdates feed={feed} detail={detail} />
      <p lang={language ?? undefined} className="mt-4 whitespace-pre-line">
        {detail.summary}
      </p>
      {url && (
        <a
          href={url}
          rel="noreferrer noopener"
          className="mt-2 inline-block text-accent-strong underline underline-offset-2"
        >
          {t("detail.original")}
        </a>
      )}
      <dl className="mt-4 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        {facts.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {feed.actions && <DetailActions feed={feed} actions={feed.actions} failed={failed} />}
      <Targets detail={detail} />
      {detail.places.length > 0 && (
        <DetailSection heading={t("detail.places")}>
          {detail.map && (
            <figure className="mb-2">
              <PlaceMapView map={detail.map.picture} label={detail.map.label} scaleText={detail.map.scale} />
              <figcaption className="mt-1 text-ink-3 text-xs">{detail.map.caption}</figcaption>
            </figure>
          )}
          <ul>
            {detail.places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </DetailSection>
      )}
      <Sources detail={detail} />
      <Versions detail={detail} />
      {feed.mayTriage && <NoteForm feed={feed} detail={detail} failed={failed} />}
      <Activity detail={detail} />
      {feed.mayTriage && <FlagForm feed={feed} detail={detail} failed={failed} />}
    </article>
  );
}

function Targets({ detail: { targets, moreTargets } }: { detail: Detail }) {
  const { t } = useTranslation("feed");
  return (
    <DetailSection heading={t("detail.why")}>
      <ul>
        {targets.map(({ id, name, href, why, tier, country }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line-2 border-t py-2 first:border-0"
          >
            <a
              href={sitePath(href)}
              className="font-medium underline-offset-2 hover:text-accent-strong hover:underline"
            >
              {name}
            </a>
            <span className="text-ink-3 text-xs">{tier}</span>
            <span className="col-span-2 text-ink-3 text-xs">{[why, country].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
      {moreTargets && <p className="pt-2 text-ink-3 text-xs">{moreTargets}</p>}
    </DetailSection>
  );
}

function Sources({ detail: { sources } }: { detail: Detail }) {
  const { t } = useTranslation("feed");
  if (sources.length === 0) return null;
  return (
    <DetailSection heading={t("detail.sources")}>
      <ul>
        {sources.map(({ key, title, url, from }) => (
          <li key={key} className="border-line-2 border-t py-2 text-s first:border-0">
            {url ? (
              <a href={url} rel="noreferrer noopener" className="font-medium underline-offset-2 hover:underline">
                {title}
              </a>
            ) : (
              <span className="font-medium">{title}</span>
            )}
            <span className="block text-ink-3 text-xs">{from}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function Versions({ detail: { versions, language } }: { detail: Detail }) {
  const { t } = useTranslation("feed");
  if (versions.length === 0) return null;
  return (
    <DetailSection heading={t("detail.versions")}>
      {versions.map(({ version, when, title, summary }) => (
        <details key={version} className="border-line-2 border-t py-2 first-of-type:border-0">
          <summary className="flex items-center gap-1.5 text-s">
            <Icon name="chevron-down" className="size-3.5 text-ink-3" />
            {t("detail.version", { version, when })}
          </summary>
          <p lang={language ?? undefined} className="mt-1 font-medium text-s">
            {title}
          </p>
          <p lang={language ?? undefined} className="whitespace-pre-line text-ink-2 text-s">
            {summary}
          </p>
        </details>
      ))}
    </DetailSection>
  );
}

function Activity({ detail: { activity } }: { detail: Detail }) {
  const { t } = useTranslation("feed");
  if (activity.length === 0) return null;
  return (
    <DetailSection heading={t("detail.activity")}>
      <ol>
        {activity.map(({ key, when, text, reason }) => (
          <li key={key} className="border-line-2 border-t py-2 text-s first:border-0">
            {text}
            {reason && <span className="text-ink-2"> · {reason}</span>}
            <span className="block text-ink-3 text-xs">{when}</span>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
