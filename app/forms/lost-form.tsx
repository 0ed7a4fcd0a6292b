import { Problem } from "./problem";
import type { FailedForm } from "./result";

interface LostFormProps {
  failed: FailedForm;
  /** The fields whose words are shown again: what was typed is not to be lost with its form. */
  fields: readonly string[];
}

/** Why a form was refused that is not on its page any more: somebody else has gone on meanwhile. */
export function LostForm({ failed, fields }: LostFormProps) {
  const values = failed.submission.initialValue ?? {};
  const typed = fields.map((name) => values[name]).filter((value) => typeof value === "string" && value !== "");
  return (
    <div>
      <Problem failed={failed} />
      {typed.map((text) => (
        <blockquote
          key={String(text)}
          className="mb-3 whitespace-pre-line break-words border-line border-l-3 pl-3 text-pretty"
        >
          {String(text)}
        </blockquote>
      ))}
    </div>
  );
}
