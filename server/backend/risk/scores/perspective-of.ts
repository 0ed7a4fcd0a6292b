import type { Session } from "~/backend/contract/session";
import { PERSPECTIVES, type Perspective } from "../../reference/catalogue/perspectives";

/** The perspectives that the customer uses, the user's own first; all of them where it hides every one. */
export function perspectivesOf({ perspectives }: Pick<Session, "perspectives">): Perspective[] {
  const used = perspectives.flatMap((name) => PERSPECTIVES.filter((one) => one === name));
  return used.length > 0 ? used : [...PERSPECTIVES];
}

/** The one that was asked for, else the user's own. */
export function perspectiveOf(
  session: Pick<Session, "perspectives">,
  asked: { perspective?: Perspective },
): Perspective {
  return asked.perspective ?? perspectivesOf(session)[0] ?? PERSPECTIVES[0];
}
