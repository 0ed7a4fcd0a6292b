import { useRouteLoaderData } from "@remix-run/react";
import { DATE_TAGS } from "./languages";
import { useTranslation } from "./use-translation";

/** A moment in the page's language and by the reader's clock, which the server has named to the page: both write the same. */
export function Moment({ at, dateOnly = false }: { at: string; dateOnly?: boolean }) {
  const { i18n } = useTranslation();
  return <time dateTime={at}>{momentInWords(at, { language: i18n.language, timeZone: useTimeZone(), dateOnly })}</time>;
}

/** The reader's IANA time zone; UTC while nobody knows it. */
export function useTimeZone(): string {
  return useRouteLoaderData<{ timeZone: string }>("root")?.timeZone ?? UTC;
}

interface Wording {
  /** BCP 47. */
  language: string;
  timeZone: string;
  dateOnly?: boolean;
}

/** A time says its zone: colleagues elsewhere read the same page. */
export function momentInWords(at: string, { language, timeZone, dateOnly = false }: Wording): string {
  const format = dateOnly ? ({ dateStyle: "medium" } as const) : TIME;
  return new Intl.DateTimeFormat(language === "en" ? DATE_TAGS.en : language, { ...format, timeZone }).format(
    new Date(at),
  );
}

const UTC = "UTC";
const TIME = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  // As all other times of the product: without it English alone had AM and PM.
  hourCycle: "h23",
  timeZoneName: "short",
} as const;
