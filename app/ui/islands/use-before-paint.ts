import { useEffect, useLayoutEffect } from "react";

/** An effect before the browser shows what changed. On the server there is no layout, and React would complain. */
export const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;
