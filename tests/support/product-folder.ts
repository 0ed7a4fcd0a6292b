import { projectRoot } from "../../server/project-root";
import { mustBeBuilt } from "../../tools/build.mjs";

/**
 * The folder whose build is tested: this checkout's, or the finished product in `PRODUCT_FOLDER`, which has no sources.
 * Throws where the checkout's build is not of its sources.
 */
export function builtProduct(): string {
  const folder = process.env.PRODUCT_FOLDER;
  if (folder) return folder;
  mustBeBuilt(projectRoot());
  return projectRoot();
}
