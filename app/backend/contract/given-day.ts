import { z } from "zod";

/** No day that anybody tells is before it; a year 0000, which a calendar field takes, is none at all to the database. */
const FIRST_DAY = "1900-01-01";

/** A day that a person or a machine tells, `YYYY-MM-DD` from 1900 on; `problem` is what a form says of any other. */
export const givenDay = (problem?: string) =>
  z.iso
    .date({ error: problem, abort: true })
    .refine((day) => day >= FIRST_DAY, { error: problem ?? `is before ${FIRST_DAY}` });
