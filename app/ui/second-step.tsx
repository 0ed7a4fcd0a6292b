import type { ReactNode } from "react";

interface SecondStepProps {
  /** What it is for; opening it is the first of two steps. */
  title: string;
  /** What will be gone, and what stays. */
  text: string;
  /** After a refusal. */
  open?: boolean;
  /** The form with the button that does it. */
  children: ReactNode;
}

/** Folded, because what is behind it cannot be taken back (WCAG 3.3.4). */
export function SecondStep({ title, text, open, children }: SecondStepProps) {
  return (
    <details open={open || undefined} className="mt-8 border-line border-t pt-4">
      <summary className="disclosure text-bad">{title}</summary>
      <p className="my-2 text-pretty text-ink-2">{text}</p>
      {children}
    </details>
  );
}
