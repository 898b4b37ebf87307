import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const TEST_CLIENT = {
  clientId: 'basispoint',
  clientSecret: 'a secret of at least thirty-two characters',
};

export interface Person {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export interface TestProvider {
  readonly issuer: string;
  /** Signs in there and agrees, as a visitor would; gives the address that the provider sends the visitor back to. */
  signIn(url: string, subject: string): Promise<URL>;
  close(): Promise<void>;
}

/** A real OpenID provider on this machine, where everyone of `people` may sign in without a password. */
export async function startTestProvider(
  people: ReadonlyMap<string, Person>,
  redirectUri: string,
): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: TEST_CLIENT.clientId,
        client_secret: TEST_CLIENT.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['for tests'] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...people.get(accountId) }),
    }),
  });
  server.on('request', provider.callback());
  return { issuer, signIn: (url, subject) => signIn(url, subject, redirectUri), close: () => close(server) };
}

async function signIn(start: string, subject: string, redirectUri: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = start;
  for (let steps = 0; steps < 12; steps++) {
    if (url.startsWith(redirectUri)) return new URL(url);
    const page = await ask(url, jar);
    const location = page.headers.get('location');
    if (location) {
      url = new URL(location, url).href;
      continue;
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(await page.text())?.[1];
    if (!prompt) throw new Error(`the provider stopped at ${url} with ${page.status}`);
    const body = new URLSearchParams({
      prompt,
      ...(prompt === 'login' && { login: subject, password: 'x' }),
    });
    const answer = await ask(url, jar, { method: 'POST', body });
    url = new URL(answer.headers.get('location') ?? '', url).href;
  }
  throw new Error('the provider goes in circles');
}

async function ask(url: string, jar: Map<string, string>, init: RequestInit = {}): Promise<Response> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' });
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
  return response;
}

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
