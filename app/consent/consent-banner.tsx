import { lazy, Suspense } from "react";
import { orNever } from "~/live/or-never";

// Never imported by its name: what belongs to every page's script by that is in it, drawn or not.
const load = () => orNever(import("./consent-question")).then(({ ConsentQuestion }) => ({ default: ConsentQuestion }));

/** In the page from the server it stands whole and works; its script is no part of every page's, since most have answered long ago. */
const Question = import.meta.env.SSR ? (await load()).default : lazy(load);

export function ConsentBanner() {
  return (
    <Suspense fallback={null}>
      <Question />
    </Suspense>
  );
}
