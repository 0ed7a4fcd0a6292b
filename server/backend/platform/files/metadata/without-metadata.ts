import type { FileType } from "~/backend/contract/file-words";
import type { Bytes, Piece } from "./bytes";
import { jpegWithout } from "./jpeg";
import { pngWithout } from "./png";
import { webpWithout } from "./webp";

/**
 * What stays of an image when it no longer tells where, when and with what it was taken: its picture, its colours and the way it
 * is held. Null for what is no image, which stays as it is. Throws FileRefused `file_damaged` for an image that cannot be read,
 * because what is in it could not be told.
 */
export async function withoutMetadata(bytes: Bytes, type: FileType): Promise<Piece[] | null> {
  if (type === "image/jpeg") return jpegWithout(bytes);
  if (type === "image/png") return pngWithout(bytes);
  if (type === "image/webp") return webpWithout(bytes);
  return null;
}
