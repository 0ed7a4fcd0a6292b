import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../project-root";

/**
 * A thread's entry as a file that Node can run, made from the sources the way `tools/build.mjs` makes it. It stands below the project's
 * folder, where packages are found. Only for who runs the sources: the build brings its entries along.
 */
export async function bundleThread(source: string): Promise<string> {
  const root = projectRoot();
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    alias: { "~": join(root, "app") },
  });
  const [{ text } = { text: "" }] = outputFiles;
  const folder = join(root, "node_modules/.cache/tierwatch-threads");
  const file = join(folder, `${createHash("sha256").update(text).digest("hex").slice(0, 24)}.mjs`);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  // Several processes may do so at once: none may read half a file of another.
  const written = `${file}.${process.pid}`;
  await writeFile(written, text);
  await rename(written, file);
  return file;
}
