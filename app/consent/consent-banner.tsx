import { lazy, Suspense } from "react";
import { ConsentQuestion } from "./consent-question";

/** In the page from the server it stands whole and works; its script is no part of every page's, since most have answered long ago. */
const Question = import.meta.env.SSR
  ? ConsentQuestion
  : lazy(() => import("./consent-question").then(({ ConsentQuestion }) => ({ default: ConsentQuestion })));

export function ConsentBanner() {
  return (
    <Suspense fallback={null}>
      <Question />
    </Suspense>
  );
}
