import { AREAS, areasFor } from "~/access/areas";
import { requireUser } from "~/access/require-user.server";
import { callBackend } from "~/backend/client.server";
import { searchCollections } from "~/backend/contract/collections";
import { type FoundTarget, searchTargets } from "~/backend/contract/targets";
import { catalogueKey } from "~/domain/catalogue/text-keys";
import { LANGUAGE_TAGS } from "~/i18n/languages";
import { languageOf } from "~/i18n/locale.server";
import { textsOf } from "~/i18n/texts-of.server";
import type { Translator } from "~/i18n/translator";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";

/** One thing that was found, in the reader's words. */
export interface Found {
  id: string;
  name: string;
  /** What it is and where, or the other name by which it was found. */
  detail: string | null;
  href: string;
}
export interface Results {
  q: string;
  areas: Found[];
  targets: Found[];
  collections: Found[];
}

/** Areas, targets and collections with this in their name. */
export async function readResults(request: Request, context: LoadContext, q: string): Promise<Results> {
  const session = requireUser(context);
  const [targets, collections, language] = await Promise.all([
    callBackend(context, searchTargets, { query: { q, size: 10 } }),
    callBackend(context, searchCollections, { query: { q, size: 5 } }),
    languageOf(request, context),
  ]);
  const { translator } = await textsOf(context, language);
  const countries = new Intl.DisplayNames([LANGUAGE_TAGS[language]], { type: "region", fallback: "code" });
  const areas = areasFor(session).flatMap((key) => {
    const area = AREAS.find((one) => one.key === key);
    const name = translator.text("shell", `areas.${key}`);
    const fits = area && name.toLowerCase().includes(q.toLowerCase());
    return fits ? [{ id: key, name, detail: null, href: area.path }] : [];
  });
  return {
    q,
    areas,
    targets: targets.content.map((target) => ({
      id: String(target.id),
      name: target.name,
      detail: detailOf(target, translator, countries),
      href: paths.targetProfile(target.id),
    })),
    collections: collections.content.map(({ id, name }) => ({
      id: String(id),
      name,
      detail: null,
      href: paths.collection(id),
    })),
  };
}

function detailOf(target: FoundTarget, { text }: Translator, countries: Intl.DisplayNames): string {
  const { ctype, city, country, matchedName } = target;
  const where = [city, country && countries.of(country)].filter(Boolean).join(", ");
  return [matchedName, text("catalogue", catalogueKey("ctype", ctype)), where].filter(Boolean).join(" · ");
}
