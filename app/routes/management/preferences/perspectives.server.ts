import { requireUser } from "~/access/require-user.server";
import { catalogueKey } from "~/i18n/text-keys";
import { textsOf } from "~/i18n/texts-of.server";
import type { LoadContext } from "~/load-context";

/** The user's perspectives in their order, in words; the catalogue that they come from stays on the server. */
export async function perspectivesOf(context: LoadContext): Promise<{ value: string; label: string }[]> {
  const { user, perspectives } = requireUser(context);
  const { translator } = await textsOf(context, user.language);
  return perspectives.map((value) => {
    const key = catalogueKey("perspective", value);
    const label = translator.text("catalogue", key);
    // One of the customer's own backend may have no words here.
    return { value, label: key.endsWith(`:${label}`) ? value : label };
  });
}
