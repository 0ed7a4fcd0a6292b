import { Icon } from "~/ui/icon";
import type { HealthView } from "./source-words.server";

const COLOURS: Record<HealthView["key"], string> = {
  good: "text-good",
  late: "text-bad",
  failing: "text-bad",
  silent: "text-ink-2",
  off: "text-ink-3",
};

/** How a source does: a word with a drawing, and the reason below it. */
export function Health({ health: { key, icon, name, why } }: { health: HealthView }) {
  return (
    <>
      <span className={`inline-flex items-baseline gap-1.5 whitespace-nowrap font-medium ${COLOURS[key]}`}>
        <Icon name={icon} className="self-center" />
        {name}
      </span>
      {why && <span className="block text-ink-2 text-s">{why}</span>}
    </>
  );
}
