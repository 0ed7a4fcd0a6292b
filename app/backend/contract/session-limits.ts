import { days, hours, minutes } from "~/time/duration";

/** A session that nobody used for this long is over, whatever its absolute end. A page that is open and asks for its counts uses it. */
export const IDLE_LIMIT = hours(12);

/** After this long everybody signs in again, however busy they were. */
export const ABSOLUTE_LIMIT = days(7);

/** Between the password and the code of the second factor. */
export const TICKET_LIMIT = minutes(10);
