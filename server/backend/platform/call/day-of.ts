import type { Session } from "~/backend/contract/session";
import { dayIn } from "~/time/day-start";
import { zoneOf } from "~/time/zone-of";

/** Whose day is meant: that of who asks, in the zone of their settings; UTC where they chose none. */
export interface Asker {
  session: { preferences: Pick<Session["preferences"], "timeZone"> };
}

/** The day of a moment where who asks is. */
export const dayOf = ({ session }: Asker, moment = new Date()): string =>
  dayIn(zoneOf(session.preferences.timeZone), moment);
