import { BACKEND_BASE, type BackendTransport } from "~/backend/transport";

/** The backend behind a running product, through its own `/api`: for what a journey needs and is not about. */
export function apiOf(address: string): BackendTransport {
  return (request) => {
    const url = request.url.replace(BACKEND_BASE, `${address}/api`);
    const headers = new Headers(request.headers);
    headers.set("origin", address);
    return fetch(new Request(url, new Request(request, { headers })));
  };
}
