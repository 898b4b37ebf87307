import { DEMO_PASSWORD } from '#ingest/demo-market/demo-accounts.ts';

export interface Answer<Body> {
  /** 0: no answer. */
  readonly status: number;
  /** Of an answer with 200. */
  readonly body: Body | null;
  readonly cookie: string;
}

/** Requests of one person; a site that is away is an answer, too. */
export class Visitor {
  readonly #origin: string;
  readonly email: string;
  #cookie = '';

  constructor(origin: string, email: string) {
    this.#origin = origin;
    this.email = email;
  }

  /** The token of the new session, or null. The one before stays: whoever signs in with its cookie would end it. */
  async signIn(): Promise<string | null> {
    this.#cookie = '';
    const { status, cookie } = await this.post('/api/auth/sign-in/', {
      email: this.email,
      password: DEMO_PASSWORD,
    });
    if (status !== 200) return null;
    this.#cookie = cookie;
    return cookie.split('=')[1] ?? null;
  }

  get<Body>(path: string): Promise<Answer<Body>> {
    return this.#request(path, { headers: { cookie: this.#cookie } });
  }

  post<Body>(path: string, body: object): Promise<Answer<Body>> {
    return this.#request(path, {
      method: 'POST',
      headers: { cookie: this.#cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** Goes away after so many milliseconds, whatever has come until then. */
  async drop(path: string, ms: number): Promise<number> {
    const signal = AbortSignal.timeout(ms);
    let status = 200;
    try {
      const response = await fetch(this.#origin + path, { headers: { cookie: this.#cookie }, signal });
      status = response.status;
      await response.arrayBuffer();
    } catch {
      return signal.aborted ? status : 0;
    }
    return status;
  }

  async #request<Body>(path: string, init: RequestInit): Promise<Answer<Body>> {
    try {
      const response = await fetch(this.#origin + path, init);
      const { status, headers } = response;
      const text = await response.text();
      const isJson = status === 200 && headers.get('content-type')?.includes('json');
      const body: Body | null = isJson ? JSON.parse(text) : null;
      return { status, body, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    } catch {
      return { status: 0, body: null, cookie: '' };
    }
  }
}
