import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

interface NoticeProps {
  tone?: "neutral" | "bad";
  icon?: IconName;
  children: ReactNode;
}

/** A few words that a page puts before its content. */
export function Notice({ tone = "neutral", icon = tone === "bad" ? "alert-circle" : "info", children }: NoticeProps) {
  return (
    <div className={`flex gap-2.5 rounded-control px-3.5 py-3 ${TONES[tone]}`}>
      <Icon name={icon} className={`mt-0.5 ${tone === "bad" ? "text-bad" : "text-accent"}`} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

const TONES = { neutral: "bg-accent-soft text-ink", bad: "bg-bad-soft text-ink" };
