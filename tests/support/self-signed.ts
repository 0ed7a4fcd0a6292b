import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A key and a certificate of its own for a host, for two days. Node makes keys and no certificates. */
export function selfSigned(host: string): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), "tierwatch-cert-"));
  try {
    const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    const about = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`, "-days", "2"];
    const options = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
    execFileSync("openssl", [...options, "-keyout", key, "-out", cert, ...about], { stdio: "pipe" });
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
