interface IconProps {
  name: IconName;
  /** What a screen reader says. Without it the icon is decoration beside words. */
  label?: string;
  className?: string;
}

export type IconName = keyof typeof DRAWINGS;

/** A line drawing in the colour of the text around it. Size by class, 16 px unless said. How lines are drawn: `.icon` in app.css. */
export function Icon({ name, label, className = "" }: IconProps) {
  const sized = /\bsize-/.test(className) ? className : `size-4 ${className}`;
  const shared = { viewBox: "0 0 24 24", className: `icon ${sized}` };
  const drawing = <path d={DRAWINGS[name]} />;
  if (label === undefined) {
    return (
      <svg {...shared} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg {...shared} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}

// Drawn on a 24 × 24 grid after the Lucide set (ISC licence); only what is used. One path each: a page shows a hundred of them.
const DRAWINGS = {
  "alert-circle": "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 7.5v5.5M12 16.5v.01",
  archive: "M3 3h18v5H3zM5 8v11a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8M10 12h4",
  bell: "M6 8a6 6 0 0 1 12 0c0 7 3 9 3 9H3s3-2 3-9M10.3 21a1.94 1.94 0 0 0 3.4 0",
  "bell-off":
    "M8.7 3.9A6 6 0 0 1 18 8c0 3 .5 5.2 1.1 6.7M17 17H3s3-2 3-9c0-.5.1-1 .2-1.5M10.3 21a1.94 1.94 0 0 0 3.4 0M2 2l20 20",
  boxes:
    "m12 2.5 4.5 2.6v5L12 12.7l-4.5-2.6v-5zM7 12l4.5 2.6v5L7 22.2l-4.5-2.6v-5zM17 12l4.5 2.6v5L17 22.2l-4.5-2.6v-5z",
  "check-circle": "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M8 12.2l2.8 2.8L16 9.6",
  "chevron-down": "m6 9 6 6 6-6",
  compass: "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M16.2 7.8l-2.1 6.3-6.3 2.1 2.1-6.3z",
  eye: "M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M2.1 12.3a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.8 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.8 0",
  file: "M14 2H6v20h12V6zM14 2v4h4M9 12h6M9 16h6",
  flag: "M4 22V4s1-1 4-1 5 2 8 2 4-1 4-1v11s-1 1-4 1-5-2-8-2-4 1-4 1",
  inbox:
    "M22 12h-6l-2 3h-4l-2-3H2M5.5 5.1 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.5-6.9A2 2 0 0 0 16.8 4H7.2a2 2 0 0 0-1.7 1.1",
  info: "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 16.5V11.5M12 8v.01",
  keyboard: "M2 5h20v14H2zM6 9h.01M10 9h.01M14 9h.01M18 9h.01M8 13h.01M12 13h.01M16 13h.01M7 16h10",
  layers: "m12 2 10 5-10 5L2 7zM2 12l10 5 10-5M2 17l10 5 10-5",
  "list-checks": "m3 17 2 2 4-4M3 7l2 2 4-4M13 6h8M13 12h8M13 18h8",
  lock: "M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4",
  "log-out": "M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4M16 17l5-5-5-5M21 12H9",
  mail: "M3 5h18v14H3zM3 6.5l9 7 9-7",
  menu: "M4 6h16M4 12h16M4 18h16",
  plus: "M12 5v14M5 12h14",
  plug: "M9 2v5M15 2v5M6 7h12v4a6 6 0 0 1-12 0zM12 17v5",
  search: "M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0M21 21l-4.3-4.3",
  settings: "M14 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M20 7h-9M14 17H5",
  star: "m12 2.5 3 6 6.6 1-4.8 4.7 1.1 6.6L12 17.7l-5.9 3.1 1.1-6.6L2.4 9.5l6.6-1z",
  user: "M8 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2",
  x: "M18 6 6 18M6 6l12 12",
} as const;
