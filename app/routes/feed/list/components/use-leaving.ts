import { useFetchers } from "@remix-run/react";

/** The alerts that are on their way out of this view: shown as gone while the server is still being told. */
export function useLeaving(view: string): ReadonlySet<number> {
  const fetchers = useFetchers();
  const leaving = new Set<number>();
  for (const { formData } of fetchers) {
    const [, status, id] = /^status:([a-z-]+)(?:@(\d+))?$/.exec(String(formData?.get("change") ?? "")) ?? [];
    if (!status || view === "all" || status === view) continue;
    const ids = id ? [id] : formData?.has("selection") ? [] : (formData?.getAll("alertIds") ?? []);
    for (const one of ids) leaving.add(Number(one));
  }
  return leaving;
}
