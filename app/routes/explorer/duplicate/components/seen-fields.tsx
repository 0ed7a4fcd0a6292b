import { useForm } from "~/forms/use-field";
import type { PairView } from "../view.server";

/**
 * Which two the form merges and as which versions they were seen; as `VersionField`, of two. After a mistake in a field those that whoever
 * types has seen stay; once a change by somebody else was told, they are the new ones.
 */
export function SeenFields({ kept, merged }: Pick<PairView, "kept" | "merged">) {
  const { failed, values } = useForm();
  const seen = (name: string, now: number) => {
    const sent = failed?.isStale ? undefined : failed && values[name];
    return typeof sent === "string" ? sent : now;
  };
  return (
    <>
      <input type="hidden" name="keptId" value={kept.id} />
      <input type="hidden" name="mergedId" value={merged.id} />
      <input type="hidden" name="keptVersion" value={seen("keptVersion", kept.version)} />
      <input type="hidden" name="mergedVersion" value={seen("mergedVersion", merged.version)} />
    </>
  );
}
