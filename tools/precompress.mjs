// Writes a .br and a .gz beside each hashed asset, so that the server never compresses them at request time.
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|map|webmanifest)$/;
/** Below this the headers weigh more than what is saved. */
const SMALLEST = 512;

/** Compresses every text file of 512 bytes or more in `folder`, its sub-folders included. */
export async function precompress(folder) {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(files.map(compress));
}

async function compress(file) {
  const plain = await readFile(file);
  if (plain.length < SMALLEST) return;
  const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } };
  await Promise.all([
    promisify(brotliCompress)(plain, brotli).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(plain, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}
