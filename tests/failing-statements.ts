import { PreparingClient } from '#platform/database/preparing-client.server.ts';

export interface SentStatement {
  readonly text: string;
  readonly params: readonly unknown[];
}

type Query = (...args: unknown[]) => unknown;

const IS_GROUP = /^select \(select coalesce\(json_agg\(json_build_array/;
const withoutNumbers = (text: string) => text.replaceAll(/\$\d+/g, '$');
const keyOf = ({ text, params }: SentStatement) => JSON.stringify([text, params]);

/** Sees every statement that the server sends, and makes one of them fail, also where it is sent within a group. */
export class FailingStatements {
  readonly #real = PreparingClient.prototype.query as Query;
  #sent: Map<string, SentStatement> | null = null;
  #faulty: SentStatement | null = null;
  #count = 0;

  constructor() {
    const fails = (sent: SentStatement) => this.#fails(sent);
    const real = this.#real;
    PreparingClient.prototype.query = function query(this: PreparingClient, ...args: unknown[]) {
      const [text, params, callback] = args;
      if (typeof text !== 'string' || !Array.isArray(params) || !fails({ text, params }))
        return real.apply(this, args) as never;
      const error = Object.assign(new Error('the relation is gone'), { code: '42P01' });
      if (typeof callback === 'function') return callback(error) as never;
      return Promise.reject(error) as never;
    };
  }

  /** The statements of an answer, each as it is sent alone. */
  async record(run: () => Promise<unknown>): Promise<SentStatement[]> {
    this.#sent = new Map();
    await run();
    const sent = [...this.#sent.values()];
    this.#sent = null;
    return sent;
  }

  async count(run: () => Promise<unknown>): Promise<number> {
    this.#count = 0;
    await run();
    return this.#count;
  }

  async without<Answer>(statement: SentStatement, run: () => Promise<Answer>): Promise<Answer> {
    this.#faulty = statement;
    try {
      return await run();
    } finally {
      this.#faulty = null;
    }
  }

  restore(): void {
    PreparingClient.prototype.query = this.#real as typeof PreparingClient.prototype.query;
  }

  #fails(sent: SentStatement): boolean {
    this.#count++;
    const isGroup = IS_GROUP.test(sent.text);
    if (this.#sent && isGroup) return true;
    this.#sent?.set(keyOf(sent), sent);
    if (!this.#faulty) return false;
    if (isGroup) return withoutNumbers(sent.text).includes(withoutNumbers(this.#faulty.text));
    return keyOf(sent) === keyOf(this.#faulty);
  }
}
