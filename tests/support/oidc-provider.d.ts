/** The part of the package that the tests use; it brings no types of its own. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Client {
    client_id: string;
    client_secret: string;
    redirect_uris: string[];
  }

  interface Account {
    accountId: string;
    claims(): { sub: string; email: string; email_verified: boolean };
  }

  interface Configuration {
    clients: Client[];
    clientAuthMethods: string[];
    clientDefaults: { token_endpoint_auth_method: string };
    claims: Record<string, string[]>;
    cookies: { keys: string[] };
    pkce: { required(): boolean };
    findAccount(context: unknown, accountId: string): Account;
  }

  class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
  }
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default Provider;
}
