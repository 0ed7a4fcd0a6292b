import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { orNever } from "~/live/or-never";

/** Listens for the keys of the page, and lets the text that an address names have the focus, as it has without a script. */
export function useReviewKeys(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fragment again is another verdict
  useEffect(() => {
    if (/^#text-\d+$/.test(hash)) document.getElementById(hash.slice(1))?.focus();
  }, [hash, key]);
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    // The keyboard is nobody's first need, and weighs nothing until the page stands.
    void orNever(import("./review-keys")).then(({ listenForKeys }) => {
      if (!gone) stop = listenForKeys();
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
}
