import type { Configuration } from 'openid-client';
import type { Logger } from 'pino';
import { isLoopback } from '#platform/configuration/config.server.ts';
import type { OpenIdProvider } from '#platform/configuration/config-files.server.ts';
import { service } from '#platform/services/service.ts';

/** Whom a provider says someone is. */
export interface Identity {
  /** The provider's own name for the person. */
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string;
}

/** What only the browser that began knows: it comes back with the provider's answer. */
export interface Secrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

const ANSWER_SECONDS = 5;
const DISCOVERY_MS = 3_600_000;

/** The configured providers. Nothing is asked of them before a visitor wants to sign in there. */
export class OpenId {
  readonly #providers: ReadonlyMap<string, OpenIdProvider>;
  readonly #log: Logger;
  readonly #discovered = new Map<
    string,
    { readonly until: number; readonly found: Promise<Configuration> }
  >();

  constructor(providers: readonly OpenIdProvider[], log: Logger) {
    this.#providers = new Map(providers.map((provider) => [provider.id, provider]));
    this.#log = log;
  }

  /** What a sign-in page offers. */
  get offered(): { id: string; name: string }[] {
    return [...this.#providers.values()].map(({ id, name }) => ({ id, name }));
  }

  find(id: string): OpenIdProvider | null {
    return this.#providers.get(id) ?? null;
  }

  /** Where to send the visitor; null when the provider cannot be reached. */
  begin(
    provider: OpenIdProvider,
    callback: string,
    now: Date,
  ): Promise<{ url: string; secrets: Secrets } | null> {
    return this.#claimed(provider, async () => {
      const client = await import('openid-client');
      const configuration = await this.#discover(provider, now);
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: 'openid email profile',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, secrets };
    });
  }

  /** Null when the answer is not what was requested, or the provider takes it back. */
  finish(provider: OpenIdProvider, answer: URL, secrets: Secrets, now: Date): Promise<Identity | null> {
    return this.#claimed(provider, async () => {
      const client = await import('openid-client');
      const configuration = await this.#discover(provider, now);
      const tokens = await client.authorizationCodeGrant(configuration, answer, {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no ID token came');
      // Many providers return the e-mail only where it is requested once more.
      const claimed =
        claims.email === undefined
          ? { ...claims, ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)) }
          : claims;
      return toIdentity(claims.sub, claimed);
    });
  }

  #discover(provider: OpenIdProvider, now: Date): Promise<Configuration> {
    const known = this.#discovered.get(provider.id);
    if (known && known.until > now.getTime()) return known.found;
    const found = discover(provider);
    this.#discovered.set(provider.id, { until: now.getTime() + DISCOVERY_MS, found });
    found.catch(() => this.#discovered.delete(provider.id));
    return found;
  }

  /** The visitor hears only that it did not work; the operator hears why. */
  async #claimed<T>({ id }: OpenIdProvider, ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      const { code, message, cause } = error as {
        code?: string;
        message: string;
        cause?: { message?: string };
      };
      this.#log.warn({ provider: id, code, reason: message, cause: cause?.message }, 'social sign-in failed');
      return null;
    }
  }
}

async function discover({ issuer, clientId, clientSecret }: OpenIdProvider): Promise<Configuration> {
  const { allowInsecureRequests, discovery } = await import('openid-client');
  const address = new URL(issuer);
  // Without TLS only on this machine: for a provider beside the site, and for tests.
  const isPlain = address.protocol === 'http:' && isLoopback(address.hostname);
  return discovery(address, clientId, clientSecret, undefined, {
    timeout: ANSWER_SECONDS,
    ...(isPlain && { execute: [allowInsecureRequests] }),
  });
}

function toIdentity(subject: string, claimed: Readonly<Record<string, unknown>>): Identity {
  const { email, email_verified: verified, name } = claimed;
  return {
    subject,
    email: typeof email === 'string' ? email : null,
    isEmailVerified: verified === true || verified === 'true',
    name: typeof name === 'string' ? name : '',
  };
}

export const OPEN_ID = service<OpenId>('open id');
