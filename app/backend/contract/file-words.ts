/** The words of files that are sent, without a schema, so that the browser can have them. */

/** The endings of each type that is taken, the usual one first. What a browser would run (HTML, SVG) is none of them. */
export const FILE_TYPES = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ["xlsx"],
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": ["pptx"],
  "application/vnd.oasis.opendocument.text": ["odt"],
  "application/vnd.oasis.opendocument.spreadsheet": ["ods"],
  "application/vnd.oasis.opendocument.presentation": ["odp"],
  "text/csv": ["csv"],
  "text/plain": ["txt"],
} as const;
export type FileType = keyof typeof FILE_TYPES;

/** What a file chooser offers. */
export const FILE_ENDINGS = Object.values(FILE_TYPES)
  .flat()
  .map((ending) => `.${ending}`)
  .join(",");

/** Why a file is not taken, as the code of the refusal. */
export const FILE_FAULTS = [
  "too_large",
  "file_empty",
  "file_type_unknown",
  "file_type_differs",
  "file_damaged",
  "file_macros",
] as const;
export type FileFault = (typeof FILE_FAULTS)[number];
