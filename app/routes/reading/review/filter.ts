export interface ReviewFilter {
  /** What waits, or what was reviewed. */
  view: "waiting" | "reviewed";
  eventTypeId: string | null;
  /** Two or three letters. */
  language: string | null;
  after: string | null;
}

/** Texts that wait, unless said. What is no filter of ours is none. */
export function parseFilter(searchParams: URLSearchParams): ReviewFilter {
  const given = (name: string, form: RegExp): string | null => {
    const value = searchParams.get(name) ?? "";
    return form.test(value) ? value : null;
  };
  return {
    view: searchParams.get("view") === "reviewed" ? "reviewed" : "waiting",
    eventTypeId: given("eventTypeId", /^[a-z][a-z-]{0,59}$/),
    language: given("language", /^[a-z]{2,3}$/),
    after: given("after", /^[\w-]{1,100}$/),
  };
}

/** The query of such a list, without what is as it always is. */
export function toSearch({ view, eventTypeId, language, after }: ReviewFilter): string {
  const query = new URLSearchParams({
    ...(view !== "waiting" && { view }),
    ...(eventTypeId && { eventTypeId }),
    ...(language && { language }),
    ...(after && { after }),
  });
  return query.size > 0 ? `?${query}` : "";
}

/** Whether another filter would show texts that this one leaves out. */
export const isNarrowed = ({ eventTypeId, language }: ReviewFilter): boolean =>
  eventTypeId !== null || language !== null;

/** What the backend is asked for. */
export const fieldsOf = ({ view, eventTypeId, language }: ReviewFilter) => ({
  ...(view === "reviewed"
    ? { reviewed: "yes" as const }
    : { toReview: "yes" as const, reviewed: "no" as const, sort: "alerts" as const }),
  ...(eventTypeId && { eventTypeId }),
  ...(language && { language }),
});
