import { basename } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rollup } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";

type ManualChunkMeta = Rollup.ManualChunkMeta;
type OnWarn = NonNullable<Rollup.RollupOptions["onwarn"]>;

export default defineConfig(({ isSsrBuild }) => ({
  experimental: { renderBuiltUrl: besideItsHost },
  plugins: [tailwindcss(), remix(remixConfig), tsconfigPaths()],
  build: {
    target: "es2022",
    sourcemap: false,
    // Four kilobytes less of every page's scripts than esbuild leaves, for some seconds more of a build.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { module: true, toplevel: true, compress: { passes: 4 } },
    rollupOptions: isSsrBuild ? { onwarn: allButWholePages } : { output: { manualChunks: shellChunk() } },
  },
}));

/**
 * A style sheet names its fonts, and a script the scripts that it fetches, by where they stand beside it: the build does not know below
 * which path it is served. Addresses that a page writes begin with a slash, and go through `sitePath`.
 */
function besideItsHost(file: string, { hostType }: { hostType: "js" | "css" | "html" }) {
  // Both builds write the style sheet, and its name is made of what stands in it: `relative` would count for one of them only.
  if (hostType === "css") return `./${basename(file)}`;
  return file.endsWith(".js") ? ({ relative: true } as const) : undefined;
}

/** On the server a page stands whole, so what a browser is sent later is no chunk of its own there; Vite would warn of it. */
const allButWholePages: OnWarn = (warning, warn) => {
  if (warning.plugin !== "vite:reporter") warn(warning);
};

/** What every page has around it comes in one piece: in thirty small ones it weighs some two kilobytes more. */
function shellChunk() {
  let shell: Set<string> | undefined;
  return (id: string, { getModuleInfo, getModuleIds }: ManualChunkMeta): string | undefined => {
    shell ??= importedBy([...getModuleIds()].filter(isRoot), getModuleInfo);
    return shell.has(id) ? "shell" : undefined;
  };
}

const isRoot = (id: string): boolean => /\/app\/root\.tsx$/.test(id);
const isOurs = (id: string): boolean => /\/app\/.*\.tsx?$/.test(id);

function importedBy(ids: readonly string[], getModuleInfo: ManualChunkMeta["getModuleInfo"]): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    for (const next of getModuleInfo(id)?.importedIds ?? []) {
      if (!isOurs(next) || isRoot(next) || found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  for (const id of ids) visit(id);
  return found;
}
