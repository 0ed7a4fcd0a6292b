import { z } from "zod";
import type { BackendRefusedError } from "~/backend/errors";
import { listed } from "~/i18n/listed";
import { userTag } from "~/i18n/user-tag.server";
import type { LoadContext } from "~/load-context";

const details = z.object({ collections: z.array(z.object({ name: z.string() })) });

/** The names of the collections that a refusal `not_editor` is about, as a message takes them. */
export function closedIn(context: LoadContext, error: BackendRefusedError): { names: string } {
  const read = details.safeParse(error.details);
  return {
    names: read.success
      ? listed(
          read.data.collections.map(({ name }) => name),
          userTag(context),
        )
      : "",
  };
}
