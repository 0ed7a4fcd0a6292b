import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { GraphForecast } from "~/backend/contract/collections";
import { seconds } from "~/time/duration";

/** After the last change; typing a number takes a few. */
const PAUSE = seconds(0.5);

/** With a script the forecast follows the form; without one its button asks for it. */
export function useForecast(told: GraphForecast | null) {
  const { data, state, submit } = useFetcher<{ forecast?: GraphForecast | null }>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    shown: data?.forecast ?? told,
    isPending: state !== "idle",
    ask(form: HTMLFormElement | null) {
      if (!form) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const body = new FormData(form);
        body.set("intent", "forecast");
        submit(body, { method: "post" });
      }, PAUSE);
    },
  };
}
