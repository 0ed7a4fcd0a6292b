import { days, hours, minutes } from "~/time/duration";

/** A moment → what the clock on the wall of a place shows then, in ms since 1970 as if that were UTC. */
export type WallClock = (moment: Date) => number;

/** Spreadsheets know no zones. `timeZone` is an IANA name that `Intl` knows. Asks `Intl` twice a day of the data, not for each row. */
export function wallClock(timeZone: string): WallClock {
  if (timeZone === "UTC") return (moment) => moment.getTime();
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  const offsets = new Map<number, number>();
  const offsetAt = (ms: number): number => {
    const known = offsets.get(ms);
    if (known !== undefined) return known;
    const offset = parsed(format.format(new Date(ms)));
    offsets.set(ms, offset);
    return offset;
  };
  return (moment) => {
    const ms = moment.getTime();
    const day = Math.floor(ms / days(1)) * days(1);
    const before = offsetAt(day);
    // On a day that changes its offset every moment is asked for.
    return ms + (before === offsetAt(day + days(1)) ? before : parsed(format.format(moment)));
  };
}

/** `11/21/2026, GMT+05:30` → ms. */
function parsed(text: string): number {
  const [, sign, hour, minute] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  return (sign === "-" ? -1 : 1) * (hours(Number(hour ?? 0)) + minutes(Number(minute ?? 0)));
}
