import "react";

declare module "react" {
  /** What HTML has and the types of this version of React do not yet name. */
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }
}
