import type { GraphForecast } from "~/backend/contract/collections";
import type { SettingsForm } from "./schema";

/** What the graph would hold, beside the form as it was sent. */
export interface Forecast {
  forecast: GraphForecast;
  /** What it was sent for: sent again, it is sent for the same. */
  intent: "forecast";
  typed: Record<string, string | string[]>;
}

/** The form's values as its fields hold them. */
export function typedOf({ intent: _, ...form }: SettingsForm): Forecast["typed"] {
  const texts = Object.entries(form).map(([name, value]) => [name, Array.isArray(value) ? value : String(value ?? "")]);
  return Object.fromEntries(texts);
}
