import { z } from "zod";
import { LABEL_COLOURS, OWN_COLOURS } from "~/domain/label/palette";

export const labelName = z
  .string({ error: "labels:problems.name" })
  .trim()
  .min(1, "labels:problems.name")
  .max(60, "labels:problems.nameTooLong");

const colour = z
  .string()
  .regex(/^#[\da-f]{6}$/i, "labels:problems.colour")
  .toLowerCase();

/** A ready colour, or the two of the free choice, which come along in any case. */
export const coloursFields = {
  colour: z.enum([...LABEL_COLOURS.map(({ name }) => name), OWN_COLOURS], "labels:problems.choose"),
  backgroundColor: colour.optional(),
  textColor: colour.optional(),
};

export interface ChosenColours {
  colour: string;
  backgroundColor?: string;
  textColor?: string;
}

/** What the label will have. */
export function coloursOf({ colour, backgroundColor = "#ffffff", textColor = "#000000" }: ChosenColours) {
  const ready = LABEL_COLOURS.find(({ name }) => name === colour);
  return ready
    ? { backgroundColor: ready.backgroundColor, textColor: ready.textColor }
    : { backgroundColor, textColor };
}
