import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SaxesParser } from "saxes";
import type { ListedEntity } from "../../../server/backend/reference/names/types";
import { countryCodes } from "./country-codes";

/** The United Nations consolidated list; the name in its original script comes as an alias. */
export function readUn(folder: string, file: string): ListedEntity[] {
  return elements(readFileSync(join(folder, file), "utf8")).map((fields) => {
    const text = (path: string): string[] => (fields.get(path) ?? []).map((value) => value.trim()).filter(Boolean);
    const names = ["FIRST_NAME", "SECOND_NAME", "THIRD_NAME", "FOURTH_NAME"].flatMap((part) => text(part).slice(0, 1));
    const [qualities, aliases] = [fields.get("ALIAS/QUALITY") ?? [], fields.get("ALIAS/ALIAS_NAME") ?? []];
    const of = (weak: boolean): string[] =>
      aliases
        .map((alias) => alias.trim())
        .filter((alias, i) => alias !== "" && (qualities[i]?.trim() === "Low") === weak);
    return {
      id: `un-${text("DATAID")[0]}`,
      name: names.join(" "),
      kind: fields.get("kind")?.[0] === "INDIVIDUAL" ? "person" : "organization",
      aliases: [...of(false), ...text("NAME_ORIGINAL_SCRIPT")],
      weakAliases: of(true),
      countries: countryCodes([...text("NATIONALITY/VALUE"), ...text("ADDRESS/COUNTRY")]),
      dates: [...text("DATE_OF_BIRTH/DATE"), ...text("DATE_OF_BIRTH/YEAR")],
    };
  });
}

/** For each individual and entity, the texts by path below it ("ALIAS/QUALITY"); an empty element gives "". */
function elements(xml: string): Map<string, string[]>[] {
  const found: Map<string, string[]>[] = [];
  let [path, text]: [string[], string] = [[], ""];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => {
    if (name === "INDIVIDUAL" || name === "ENTITY") {
      found.push(new Map([["kind", [name]]]));
      path = [];
    } else path.push(name.replace(/^(INDIVIDUAL|ENTITY)_/, ""));
    text = "";
  });
  parser.on("text", (part) => {
    text += part;
  });
  parser.on("closetag", () => {
    const key = path.join("/");
    const fields = found.at(-1);
    if (fields && key !== "") fields.set(key, [...(fields.get(key) ?? []), text]);
    path.pop();
    text = "";
  });
  parser.write(xml).close();
  return found;
}
