import type { ReactNode } from "react";

interface IconProps {
  name: IconName;
  /** What a screen reader says. Without it the icon is decoration beside words. */
  label?: string;
  className?: string;
}

export type IconName = keyof typeof DRAWINGS;

/** A line drawing in the colour of the text around it. Size by class, 16 px unless said. */
export function Icon({ name, label, className = "" }: IconProps) {
  const sized = /\bsize-/.test(className) ? className : `size-4 ${className}`;
  const shared = {
    viewBox: "0 0 24 24",
    className: `shrink-0 ${sized}`,
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2,
    strokeLinecap: "round" as const,
    strokeLinejoin: "round" as const,
  };
  if (label === undefined) {
    return (
      <svg {...shared} aria-hidden="true" focusable="false">
        {DRAWINGS[name]}
      </svg>
    );
  }
  return (
    <svg {...shared} role="img" aria-label={label}>
      {DRAWINGS[name]}
    </svg>
  );
}

const circle = <circle cx="12" cy="12" r="10" />;

// Drawn on a 24 × 24 grid after the Lucide set (ISC licence); only what is used.
const DRAWINGS = {
  "alert-circle": draw("M12 7.5v5.5M12 16.5v.01", circle),
  archive: draw("M3 3h18v5H3zM5 8v11a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8M10 12h4"),
  "check-circle": draw("m8 12.2 2.8 2.8L16 9.6", circle),
  "chevron-down": draw("m6 9 6 6 6-6"),
  compass: draw("m16.2 7.8-2.1 6.3-6.3 2.1 2.1-6.3z", circle),
  eye: draw(
    "M2.1 12.3a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.8 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.8 0",
    <circle cx="12" cy="12" r="3" />,
  ),
  inbox: draw(
    "M22 12h-6l-2 3h-4l-2-3H2M5.5 5.1 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.5-6.9A2 2 0 0 0 16.8 4H7.2a2 2 0 0 0-1.7 1.1",
  ),
  info: draw("M12 16.5V11.5M12 8v.01", circle),
  layers: draw("m12 2 10 5-10 5L2 7zM2 12l10 5 10-5M2 17l10 5 10-5"),
  lock: draw("M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4"),
  "log-out": draw("M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4M16 17l5-5-5-5M21 12H9"),
  plug: draw("M9 2v5M15 2v5M6 7h12v4a6 6 0 0 1-12 0zM12 17v5"),
  star: draw("m12 2.5 3 6 6.6 1-4.8 4.7 1.1 6.6L12 17.7l-5.9 3.1 1.1-6.6L2.4 9.5l6.6-1z"),
  x: draw("M18 6 6 18M6 6l12 12"),
} as const;

function draw(path: string, more?: ReactNode) {
  return (
    <>
      {more}
      <path d={path} />
    </>
  );
}
