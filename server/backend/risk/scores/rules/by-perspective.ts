import { z } from "zod";
import { PERSPECTIVES, type Perspective } from "../../../reference/catalogue/perspectives";

/** A rule that has its own value in each perspective. */
export function byPerspective<T>(value: z.ZodType<T>): z.ZodType<Record<Perspective, T>> {
  return z.record(z.enum(PERSPECTIVES), value);
}

/** The same value in all of them, to begin with. */
export function inEach<T>(value: T): Record<Perspective, T> {
  return Object.fromEntries(PERSPECTIVES.map((perspective) => [perspective, value])) as Record<Perspective, T>;
}
