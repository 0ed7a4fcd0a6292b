import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { RiskMark } from "~/domain/score/risk-mark";
import { IdempotencyKey } from "~/forms/idempotency-key";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { PlaceMapView } from "~/map/place-map";
import { Icon } from "~/ui/icon";
import type { Detail } from "../view/detail.server";
import type { FeedPage } from "../view/feed-page.server";
import { AlertMissing } from "./alert-missing";
import { DetailActions } from "./detail-actions";
import { DetailBar, StatusControl } from "./detail-changes";
import { DetailContacts } from "./detail-contacts";
import { DetailExplained } from "./detail-explained";
import { DetailSection } from "./detail-section";
import { DetailState } from "./detail-state";
import { DetailUpdates } from "./detail-updates";
import { DetailWhy } from "./detail-why";
import { FlagForm } from "./flag-form";
import { LabelSpot } from "./label-spot";
import { NoteForm } from "./note-form";
import { SnoozeForm } from "./snooze-menu";
import { Timeline } from "./timeline";
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

/** Everything about one alert, in the order in which it is asked: what, where is it, is it mine, who says so, what did we do. */
function AlertDetail({ feed, detail, failed }: AlertDetailProps) {
  const { t } = useTranslation("feed");
  const { language, facts, url, places } = detail;
  const title = useOpened(detail.id);
  const head = (
    <>
      <DetailBar feed={feed} detail={detail} failed={failed} />
      <div className="detail-head">
        <div className="flex items-baseline gap-2">
          <RiskMark risk={detail.priority} word={detail.priorityWord} />
          <span className="min-w-0 truncate text-ink-3 text-xs">{detail.kind}</span>
        </div>
        <h2
          ref={title}
          id="alert-title"
          tabIndex={-1}
          lang={language ?? undefined}
          data-long={detail.title.length > LONG_TITLE ? "" : undefined}
        >
          {detail.title}
        </h2>
        {detail.withdrawn && <p className="mb-3 font-medium text-bad">{t("detail.withdrawn")}</p>}
        {feed.mayTriage && <StatusControl feed={feed} detail={detail} />}
        <DetailState feed={feed} detail={detail} />
      </div>
    </>
  );
  return (
    <article key={detail.id} aria-labelledby="alert-title">
      {feed.mayTriage ? (
        <ChangeForm feed={feed} detail={detail}>
          {head}
        </ChangeForm>
      ) : (
        head
      )}
      {feed.mayTriage && <SnoozeForm feed={feed} detail={detail} />}
      <div className="detail-body">
        <LabelsOn feed={feed} detail={detail} />
        <DetailUpdates feed={feed} detail={detail} />
        <p lang={language ?? undefined} className="whitespace-pre-line">
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
        {detail.map && (
          <DetailSection heading={t("detail.places")}>
            <figure>
              <PlaceMapView map={detail.map.picture} label={detail.map.label} scaleText={detail.map.scale} />
              <figcaption className="mt-1 text-ink-3 text-xs">{detail.map.caption}</figcaption>
            </figure>
          </DetailSection>
        )}
        <DetailWhy detail={detail} />
        <DetailContacts contacts={feed.contacts} />
        <DetailSection heading={t("detail.facts")}>
          <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-s">
            {[...facts, ...(places.length > 0 ? [{ name: t("detail.place"), text: places.join("; ") }] : [])].map(
              ({ name, text }) => (
                <div key={name} className="contents">
                  <dt className="text-ink-3">{name}</dt>
                  <dd>{text}</dd>
                </div>
              ),
            )}
          </dl>
        </DetailSection>
        {feed.actions && <DetailActions feed={feed} actions={feed.actions} failed={failed} />}
        <DetailExplained explained={detail.explained} />
        <Sources detail={detail} />
        <Versions detail={detail} />
        {feed.mayTriage && <NoteForm feed={feed} detail={detail} failed={failed} />}
        {feed.mayTriage && <FlagForm feed={feed} detail={detail} failed={failed} />}
        <Timeline feed={feed} detail={detail} failed={failed} />
      </div>
    </article>
  );
}

/**
 * Around all that changes the open alert by one press. The status that its reader saw goes along, so that a faster colleague is not
 * overwritten, and which alert opens after a decision.
 */
function ChangeForm({ feed, detail, children }: { feed: FeedPage; detail: Detail; children: ReactNode }) {
  const { t } = useTranslation("feed");
  return (
    <Form method="post" action={feed.here} preventScrollReset aria-label={t("detail.changes")} className="contents">
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="expected" value={detail.status} />
      <input type="hidden" name="expectedSnooze" value={detail.snoozedUntil ?? "none"} />
      <input type="hidden" name="expectedAssignee" value={detail.assignee?.id ?? "nobody"} />
      <input type="hidden" name="advance" value="on" />
      {feed.place?.nextId && <input type="hidden" name="nextId" value={feed.place.nextId} />}
      {feed.place?.nextAfter && <input type="hidden" name="nextAfter" value={feed.place.nextAfter} />}
      <IdempotencyKey answer={feed} />
      {children}
    </Form>
  );
}

function LabelsOn({ feed: { labels }, detail: { labelIds } }: { feed: FeedPage; detail: Detail }) {
  const { t } = useTranslation("feed");
  const on = labels.filter(({ id }) => labelIds.includes(id));
  if (on.length === 0) return null;
  const rest = on.length > MOST_LABELS ? on.slice(MOST_LABELS) : [];
  return (
    <div className="mb-3 space-y-1.5">
      <LabelChips labels={on.slice(0, on.length - rest.length)} name={t("labels.label")} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-6 items-center font-medium text-accent-strong text-s">
            {t("labels.more", { count: rest.length })}
          </summary>
          <LabelChips labels={rest} name={t("labels.more", { count: rest.length })} />
        </details>
      )}
    </div>
  );
}

function LabelChips({ labels, name }: { labels: FeedPage["labels"]; name: string }) {
  return (
    <ul aria-label={name} className="flex flex-wrap gap-1.5">
      {labels.map((label) => (
        <li key={label.id} className="label-chip">
          <LabelSpot {...label} />
          <span>{label.name}</span>
        </li>
      ))}
    </ul>
  );
}

/** More would fill the panel, and what the alert says would be below them. */
const MOST_LABELS = 12;
/** Letters of a title that takes more than three lines of the panel: it is set as text, so that the rest is still seen first. */
const LONG_TITLE = 140;

function Sources({ detail: { sources, eventHref } }: { detail: Detail }) {
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
      {eventHref && (
        <p className="mt-1 text-s">
          <Link to={eventHref} className="text-accent-strong underline underline-offset-2">
            {t("detail.reports")}
          </Link>
        </p>
      )}
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
