import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { IMPORT_KINDS } from "~/backend/contract/import-kinds";
import { TEMPLATE_FIELDS, templateOf } from "~/domain/import/import-template";
import { languageOf } from "~/i18n/locale.server";
import { speechOf } from "~/i18n/speech.server";

export const handle: RouteData = { i18n: ["importPages"], requiresPermissions: ["data:import"] };

/** A file with the column titles of a kind of import, in the reader's language. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const kind = IMPORT_KINDS.find((one) => one === params.kind);
  if (!kind) throw new Response(null, { status: 404 });
  const [speech, language] = await Promise.all([speechOf(request, context), languageOf(request, context)]);
  const titles = TEMPLATE_FIELDS[kind].map((field) => speech.say(`importPages:fields.${field}`));
  return new Response(templateOf(titles, language === "de" || language === "fr" ? ";" : ","), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${kind}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
