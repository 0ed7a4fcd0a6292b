import { EMAILS, PASSWORD, type Persona } from "../../support/personas";

/** The cookie of each of them, signed in through the form. A visitor has none. */
export async function cookiesOf(address: string, people: ReadonlySet<Persona | "visitor">) {
  const cookies = new Map<Persona | "visitor", string>([["visitor", ""]]);
  for (const persona of people) {
    if (persona !== "visitor") cookies.set(persona, await cookieOf(address, EMAILS[persona]));
  }
  return cookies;
}

async function cookieOf(address: string, email: string): Promise<string> {
  const answer = await fetch(`${address}/login`, {
    method: "POST",
    headers: { origin: address, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ email, password: PASSWORD }),
    redirect: "manual",
  });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  if (answer.status >= 400 || cookie.length === 0) throw new Error(`Sign-in of ${email}: ${answer.status}`);
  return cookie.join("; ");
}
