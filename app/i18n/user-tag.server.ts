import type { LoadContext } from "~/load-context";
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from "./languages";

/** The BCP 47 tag of the language that a signed-in user chose: for `listed` and `Intl` in what a form answers. */
export const userTag = ({ session }: Pick<LoadContext, "session">): string =>
  LANGUAGE_TAGS[session?.user.language ?? DEFAULT_LANGUAGE];
