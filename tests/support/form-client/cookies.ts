/** A cookie as Playwright writes it down, so that the state of a client can be given to a browser. */
export interface KeptCookie {
  name: string;
  value: string;
  domain: string;
  path: string;
  /** Seconds since 1970, -1 for the length of a session. */
  expires: number;
  httpOnly: boolean;
  secure: boolean;
  sameSite: "Strict" | "Lax" | "None";
}

/** The cookies of one person: kept by name, host and path. Ports do not tell hosts apart, as in every browser. */
export class Cookies {
  #kept: KeptCookie[] = [];

  all(): KeptCookie[] {
    return this.#kept.filter(({ expires }) => expires === -1 || expires * 1_000 > Date.now());
  }

  keep(cookie: KeptCookie): void {
    const same = (one: KeptCookie) =>
      one.name === cookie.name && one.domain === cookie.domain && one.path === cookie.path;
    this.#kept = [...this.all().filter((one) => !same(one)), cookie];
  }

  forget(name?: string): void {
    this.#kept = name === undefined ? [] : this.#kept.filter((one) => one.name !== name);
  }

  /** The header for a request to this address; undefined where there is nothing to send. */
  headerFor({ hostname, pathname, protocol }: URL): string | undefined {
    const sent = this.all().filter(
      ({ domain, path, secure }) =>
        domain === hostname &&
        (pathname === path || pathname.startsWith(path.endsWith("/") ? path : `${path}/`)) &&
        (!secure || protocol === "https:" || hostname === "localhost" || hostname === "127.0.0.1"),
    );
    return sent.length > 0 ? sent.map(({ name, value }) => `${name}=${value}`).join("; ") : undefined;
  }

  /** Takes in one `Set-Cookie` of an answer from this address. */
  take(header: string, { hostname, pathname }: URL): void {
    const [pair = "", ...attributes] = header.split(";").map((part) => part.trim());
    const said = new Map(
      attributes.map((one) => {
        const [name = "", value = ""] = one.split(/=(.*)/s);
        return [name.toLowerCase(), value];
      }),
    );
    const age = said.get("max-age");
    const end = said.get("expires");
    const sameSite = said.get("samesite")?.toLowerCase();
    this.keep({
      name: pair.slice(0, pair.indexOf("=")),
      value: pair.slice(pair.indexOf("=") + 1),
      domain: hostname,
      path: said.get("path") || pathname.slice(0, pathname.lastIndexOf("/")) || "/",
      expires: age ? Date.now() / 1_000 + Number(age) : end ? Date.parse(end) / 1_000 : -1,
      httpOnly: said.has("httponly"),
      secure: said.has("secure"),
      sameSite: sameSite === "strict" ? "Strict" : sameSite === "none" ? "None" : "Lax",
    });
  }
}
