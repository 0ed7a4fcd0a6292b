import { callBackend } from "~/backend/client.server";
import { type Measure, measureId as measureIdSchema, readMeasure } from "~/backend/contract/measures";
import { BackendRefusedError } from "~/backend/errors";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";
import { may } from "../queries.server";

export interface CatalogueView {
  heading: string;
  title: string;
  language: string;
  href: string;
  /** "Version 1, valid on 24 Nov 2026, when this action was started". */
  version: string;
  laws: string[];
  /** Of which version and day they are, and that this is no legal advice. */
  note: string | null;
}

/** The entry of the catalogue that an action was started from, in the version of then; null without one, and for who may not read it. */
export async function entryOf(context: LoadContext, ref: string | null): Promise<Measure | null> {
  const [measureId = "", version = ""] = (ref ?? "").split("@");
  // A program may give any text.
  if (!measureIdSchema.safeParse(measureId).success || version === "" || version.length > 40) return null;
  if (!may(context, "actions:recommend")) return null;
  return callBackend(context, readMeasure, { params: { measureId }, query: { version } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  });
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
    laws: laws.map((law) => say(`measures:laws.${law}`)),
    note: laws.length > 0 ? say("measures:page.lawsOn", { day }) : null,
  };
}
