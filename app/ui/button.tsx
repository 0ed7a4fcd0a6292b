import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";

interface Look {
  look?: "primary" | "plain" | "quiet";
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

function classes({ look = "plain", size = "normal" }: Look): string {
  return `inline-flex items-center justify-center gap-1.5 rounded-control border break-keep font-medium ${SIZES[size]} ${LOOKS[look]}`;
}

const SIZES = { normal: "h-8 px-3 text-s pointer-coarse:h-11", large: "h-10 px-4 text-base pointer-coarse:h-11" };
const LOOKS = {
  primary: "border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong",
  plain: "border-line-strong bg-card text-ink hover:bg-hover",
  quiet: "border-transparent text-ink-2 hover:bg-hover hover:text-ink",
};
