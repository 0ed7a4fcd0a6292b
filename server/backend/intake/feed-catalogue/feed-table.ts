import { type CataloguedFeed, MOST_FILES, SUBJECTS } from "./catalogued-feed";

/** The catalogue as docs/feeds.md shows it, in Markdown. */
export function feedTable(feeds: readonly CataloguedFeed[]): string {
  return `${[
    "# The catalogue of feeds",
    "",
    `${feeds.length} public feeds. All are off at first; [sources.md](sources.md#the-catalogue) says how to switch one on. Generated from`,
    "`server/backend/intake/feed-catalogue` by `npx vitest run server/backend/intake/feed-catalogue -u`.",
    "",
    `*Seen* is how many public source files name the address (${MOST_FILES}: that many or more), and the month in which one of them says that it answered. No address`,
    "has been tested against its host: the first run after switching on shows whether it answers and may be read. *Licence* is what the publisher",
    "states, as far as it is known; it is no legal advice.",
    "",
    ...countsOf(feeds),
    ...SUBJECTS.flatMap((subject) => sectionOf(subject, feeds)),
  ].join("\n")}\n`;
}

function countsOf(feeds: readonly CataloguedFeed[]): string[] {
  const languages = [...new Set(feeds.map(primary))].sort();
  const row = (name: string, of: readonly CataloguedFeed[]) =>
    cells([
      name,
      String(of.length),
      ...languages.map((tag) => String(of.filter((feed) => primary(feed) === tag).length)),
    ]);
  return [
    cells(["subject", "all", ...languages]),
    cells(["---", "---:", ...languages.map(() => "---:")]),
    ...SUBJECTS.map((subject) =>
      row(
        subject,
        feeds.filter((feed) => feed.subject === subject),
      ),
    ),
    row("all", feeds),
  ];
}

const primary = ({ language }: CataloguedFeed): string => language.split("-", 1)[0] ?? language;

function sectionOf(subject: string, feeds: readonly CataloguedFeed[]): string[] {
  return [
    "",
    `## ${subject}`,
    "",
    cells(["key", "feed", "group", "language", "country", "format", "type", "minutes", "licence", "seen"]),
    cells(["---", "---", "---", "---", "---", "---", "---", "---:", "---", "---"]),
    ...feeds.filter((feed) => feed.subject === subject).map(rowOf),
  ];
}

function rowOf(feed: CataloguedFeed): string {
  const { key, publisher, title, url, publisherGroup, language, homeCountry, format, eventTypeId, licence } = feed;
  const { files, answered } = feed.seenIn;
  const caution = feed.caution === undefined ? "" : ` ${feed.caution}`;
  const seen = answered === undefined ? String(files) : `${files}, ${answered}`;
  return cells([
    ...[`\`${key}\``, `[${publisher}: ${title}](${url})${caution}`, publisherGroup, language, homeCountry ?? ""],
    ...[format, eventTypeId ?? "", String(feed.everyMinutes), licence, seen],
  ]);
}

const cells = (texts: readonly string[]): string => `| ${texts.join(" | ")} |`;
