import type { Measure } from "~/backend/contract/measures";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

export interface CatalogueView {
  heading: string;
  title: string;
  language: string;
  href: string;
  /** "Version 1, valid on 24 Nov 2026, when this action was started". */
  version: string;
  /** Each leads to its row of the register, as of that day. */
  laws: { text: string; href: string }[];
  /** Of which version and day they are, and that this is no legal advice. */
  note: string | null;
}

/** Its legal basis is that of the version which held when the action was started, whatever the law says today. */
export function catalogueOf(entry: Measure | null, startedAt: string, speech: Speech): CatalogueView | null {
  if (!entry) return null;
  const { say, date } = speech;
  const { id, version, title, language, own, laws } = entry;
  const day = date(startedAt);
  return {
    heading: say("measures:origin.heading"),
    ...{ title, language },
    href: paths.measureVersion(id, version),
    version: own ? say("measures:origin.own") : say("measures:origin.version", { version, day }),
    laws: laws.map((law) => ({
      text: say(`measures:laws.${law}`),
      href: paths.measureLaw(law, startedAt.slice(0, 10)),
    })),
    note: laws.length > 0 ? say("measures:page.lawsOn", { day }) : null,
  };
}
