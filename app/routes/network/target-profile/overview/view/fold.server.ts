import { paths } from "~/paths";
import { type FoldName, isUnfolded, type ProfileFilter, toggled } from "../filter";

export interface Fold {
  isOpen: boolean;
  /** The same page with it unfolded, or folded again. */
  href: string;
}

/** Something that is folded away until somebody follows its link, script or none. */
export function foldOf(targetId: number, filter: ProfileFilter, name: FoldName): Fold {
  return {
    isOpen: isUnfolded(filter, name),
    href: `${paths.targetProfile(targetId, toggled(filter, name))}#fold-${name}`,
  };
}
