import { AREAS, areasFor } from "~/access/areas";
import type { Session } from "~/backend/contract/session";
import { holdsWords } from "~/i18n/holds-words";
import { LANGUAGE_TAGS, USER_LANGUAGES } from "~/i18n/languages";
import type { MessageKey, TextParams } from "~/i18n/texts";
import type { Translator } from "~/i18n/translator";
import type { Entry } from "~/live/palette/entry";
import { paths } from "~/paths";
import { COMMANDS } from "./commands";
import { SUB_PAGES, type SubPage } from "./sub-pages";

/** The reader's words, and the English ones, by which everything is found as well. */
export interface Tongues {
  own: Translator;
  english: Translator;
}

/** Sections and the pages below them that the session may enter, by name; all sections where nothing is asked. */
export function sectionsFor(session: Session, q: string, tongues: Tongues): Entry[] {
  const areas = areasFor(session);
  const say = sayerOf(tongues.own);
  const nameOf = (key: (typeof areas)[number]) => say(`shell:areas.${key}`);
  const sectionOf = (area: SubPage["area"]) => area && (area === "account" ? say("management:title") : nameOf(area));
  const sections = AREAS.filter(({ key }) => areas.includes(key))
    .filter(({ key }) => isCalled(`shell:areas.${key}`, q, tongues))
    .map(
      (area): Entry => ({
        id: area.key,
        icon: area.icon,
        name: nameOf(area.key),
        detail: area.group === "end" ? null : say(`shell:areaGroups.${area.group}`),
        to: area.path,
        ...("count" in area && { count: area.count }),
      }),
    );
  if (q === "") return sections;
  const pages = SUB_PAGES.filter(({ permissions }) => permissions.every((one) => isMay(session, one)))
    .filter(({ name }) => isCalled(name, q, tongues))
    .map(
      ({ name, to, icon, area }): Entry => ({
        id: to,
        icon,
        name: say(name),
        detail: name === "management:title" ? null : sectionOf(area),
        to,
      }),
    );
  return [...sections, ...pages];
}

/** What can be done from anywhere, by name; `here` is where a choice of theme or language comes back to. */
export function commandsFor(session: Session, q: string, tongues: Tongues, here: string): Entry[] {
  if (q === "") return [];
  const say = sayerOf(tongues.own);
  const commands = COMMANDS.filter(({ permission }) => isMay(session, permission))
    .filter(({ key }) => isCalled(`live:commands.${key}`, q, tongues))
    .map(
      ({ key, to, icon, isFile }): Entry => ({
        id: key,
        icon,
        name: say(`live:commands.${key}`),
        detail: null,
        to,
        ...(isFile && { isFile }),
      }),
    );
  const sent = (id: string, name: string, chosen: Record<string, string>): Entry => ({
    id,
    icon: "settings",
    name,
    detail: null,
    to: paths.preferences(),
    send: { ...chosen, returnTo: here },
  });
  const schemes = (["dark", "light", "system"] as const)
    .filter((scheme) => isCalled(`live:commands.${scheme}Theme`, q, tongues))
    .map((scheme) => sent(`scheme-${scheme}`, say(`live:commands.${scheme}Theme`), { scheme }));
  const languages = USER_LANGUAGES.filter((language) => LANGUAGE_TAGS[language] !== tongues.own.language).flatMap(
    (language) => {
      const named = (translator: Translator) => languageIn(LANGUAGE_TAGS[language], translator.language);
      const name = say("live:commands.switchTo", { language: named(tongues.own) });
      const english = sayerOf(tongues.english)("live:commands.switchTo", { language: named(tongues.english) });
      // By its own name, too: who does not understand this language knows that.
      const own = languageIn(LANGUAGE_TAGS[language], LANGUAGE_TAGS[language]);
      return [name, english, own].some((one) => holdsWords(one, q))
        ? [sent(`language-${language}`, name, { language })]
        : [];
    },
  );
  const signOut: Entry[] = isCalled("live:commands.signOut", q, tongues)
    ? [
        {
          id: "sign-out",
          icon: "log-out",
          name: say("live:commands.signOut"),
          detail: null,
          to: paths.logout(),
          send: {},
        },
      ]
    : [];
  return [...commands, ...schemes, ...languages, ...signOut];
}

const isMay = (session: Session, permission: Session["permissions"][number] | undefined) =>
  !permission || session.permissions.includes(permission);

const languageIn = (language: string, tag: string) =>
  new Intl.DisplayNames([tag], { type: "language", fallback: "code" }).of(language) ?? language;

function isCalled(key: MessageKey, q: string, { own, english }: Tongues): boolean {
  return holdsWords(sayerOf(own)(key), q) || holdsWords(sayerOf(english)(key), q);
}

const sayerOf =
  ({ text }: Translator) =>
  (key: MessageKey, params?: TextParams) =>
    text("shell", key, params);
