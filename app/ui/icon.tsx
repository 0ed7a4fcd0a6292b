interface IconProps {
  name: IconName;
  /** What a screen reader says. Without it the icon is decoration beside words. */
  label?: string;
  /** With a line that fits its size, where it is drawn large. */
  thin?: boolean;
  className?: string;
}

/** A line drawing in the colour of the text around it, 16 px unless a class says another size. The drawings: styles/components/icons.css. */
export function Icon({ name, label, thin = false, className = "" }: IconProps) {
  const classes = `icon icon-${name} ${thin ? "icon-thin " : ""}${className}`;
  if (label === undefined) return <span aria-hidden="true" className={classes} />;
  return <span role="img" aria-label={label} className={classes} />;
}

/** Those that are drawn. */
export type IconName =
  | "alert-circle"
  | "archive"
  | "bell"
  | "bell-off"
  | "boxes"
  | "building"
  | "check-circle"
  | "chevron-down"
  | "clock"
  | "compass"
  | "database"
  | "download"
  | "eye"
  | "file"
  | "filter"
  | "flag"
  | "gavel"
  | "help"
  | "inbox"
  | "info"
  | "keyboard"
  | "layers"
  | "list-checks"
  | "lock"
  | "log-out"
  | "mail"
  | "map-pin"
  | "menu"
  | "more"
  | "panel"
  | "pin"
  | "pinned"
  | "plug"
  | "plus"
  | "search"
  | "settings"
  | "sort"
  | "star"
  | "tag"
  | "user"
  | "x";
