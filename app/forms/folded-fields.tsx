import type { ReactNode } from "react";
import { useForm } from "./use-field";

interface FoldedFieldsProps {
  summary: string;
  /** The fields in it, by the first part of their names: `steps` is all of `steps[0].title`. */
  names: readonly string[];
  className?: string;
  children: ReactNode;
}

/** Fields that few need, folded until one of them holds something or is wrong. What is typed there is sent, folded or not. */
export function FoldedFields({ summary, names, className, children }: FoldedFieldsProps) {
  const { values, failed } = useForm();
  const wrong = Object.keys({ ...failed?.submission.error, ...failed?.said });
  const isOpen = names.some((name) => isFilled(values[name]) || wrong.some((path) => path.split(/[.[]/)[0] === name));
  return (
    <details open={isOpen || undefined} className={className}>
      <summary className="disclosure">{summary}</summary>
      {children}
    </details>
  );
}

const isFilled = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.values(value).some(isFilled) : Boolean(value);
