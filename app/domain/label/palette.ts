/** Colours to choose from, all readable; a name is a text under `labels:colours`. */
export const LABEL_COLOURS = [
  { name: "petrol", backgroundColor: "#e1f0f2", textColor: "#084a56" },
  { name: "blue", backgroundColor: "#e3ecfb", textColor: "#1c3f7c" },
  { name: "violet", backgroundColor: "#ece6fa", textColor: "#47307e" },
  { name: "rose", backgroundColor: "#fae4ec", textColor: "#7d1f48" },
  { name: "amber", backgroundColor: "#fbeed2", textColor: "#6b4300" },
  { name: "green", backgroundColor: "#e2f3e6", textColor: "#1d5230" },
  { name: "grey", backgroundColor: "#e8edf0", textColor: "#33424d" },
  { name: "night", backgroundColor: "#14212b", textColor: "#ffffff" },
] as const;
export type LabelColour = (typeof LABEL_COLOURS)[number]["name"];

/** The choice beside the ready colours. */
export const OWN_COLOURS = "own";

/** The ready colour that a label has, else the free choice. */
export function colourOf(label: { backgroundColor: string; textColor: string }): LabelColour | typeof OWN_COLOURS {
  const ready = LABEL_COLOURS.find(
    ({ backgroundColor, textColor }) => backgroundColor === label.backgroundColor && textColor === label.textColor,
  );
  return ready?.name ?? OWN_COLOURS;
}
