import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";

interface Look {
  /** `danger` takes away for good. */
  look?: "primary" | "plain" | "quiet" | "danger";
  /** `large` where a page has one thing to do. */
  size?: "normal" | "large";
}

/** Submits, unless said otherwise. */
export function Button({
  look,
  size,
  className = "",
  type = "submit",
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={`${classes({ look, size })} ${className}`} {...rest} />;
}

/** Goes somewhere; looks like a button. */
export function LinkButton({ look, size, className = "", ...rest }: Look & LinkProps) {
  return <Link className={`${classes({ look, size })} ${className}`} {...rest} />;
}

/** How they look: styles/components/controls.css. */
function classes({ look = "plain", size = "normal" }: Look): string {
  return `button button-${look}${size === "large" ? " button-large" : ""}`;
}
