import { Icon } from "~/ui/icon";
import type { Age } from "./list-words.server";

/** How old a list is; an old one says so in a word and a drawing, and not by its colour alone. */
export function AgeText({ age: { text, old }, why }: { age: Age; why: string }) {
  return (
    <>
      <span className="whitespace-nowrap tabular-nums">{text}</span>{" "}
      {old && (
        <span title={why} className="inline-flex items-baseline gap-1 whitespace-nowrap font-medium text-bad text-s">
          <Icon name="clock" className="size-3.5 self-center" />
          {old}
        </span>
      )}
    </>
  );
}
