import type { WrittenRows } from "../written-rows";

export const JA: WrittenRows = {
  version: 2,
  before: "仕入先の, 取引先の, 顧客の, 競合の, ライバルの, 供給先の, によると",
  after: "によると, の仕入先, の取引先, の顧客, の競合, のサプライヤー, のライバル",
  fillers: "",
  speaking: "",
  of: "",
  contrast: "一方",
  ...{ companies: "", titles: "", small: "", ordinary: "", verbs: "", places: "", belongings: "" },
};
