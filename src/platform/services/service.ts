/** Names something besides the request that a handler may receive. It is declared beside that thing and supplied once, by `src/app`. */
export interface Service<T> {
  readonly name: string;
  /** For the compiler alone. */
  readonly supplied?: T;
}

export const service = <T>(name: string): Service<T> => ({ name });

/** What a handler names, under the names by which it receives it. */
export type Named = Readonly<Record<string, Service<unknown>>>;
export type Supplied<N extends Named> = {
  readonly [Key in keyof N]: N[Key] extends Service<infer T> ? T : never;
};

/** One value for each service. */
export class Supplies {
  readonly #values = new Map<Service<unknown>, unknown>();

  supply<T>(service: Service<T>, value: NoInfer<T>): this {
    this.#values.set(service, value);
    return this;
  }

  /** Only what `supply` took for a service is found under it, so it has the service's type. */
  give<N extends Named>(named: N): Supplied<N> {
    const given = Object.entries(named).map(([key, service]) => [key, this.#values.get(service)]);
    return Object.fromEntries(given) as Supplied<N>;
  }

  /** Before the first request: a handler that names what nobody supplies would fail when it runs. */
  check(handlers: readonly { readonly what: string; readonly services: Named }[]): void {
    for (const { what, services } of handlers) {
      const missing = Object.values(services).find((service) => !this.#values.has(service));
      if (missing) throw new Error(`${what} names the service "${missing.name}", but src/app supplies none`);
    }
  }
}

type Run<Input, Context, Reply> = (input: Input, context: Context) => Promise<Reply>;

/** How a handler is written: with the services that it names, or without any. */
export type Written<Input, Context, Reply, N extends Named> =
  | readonly [run: Run<Input, Context, Reply>]
  | readonly [services: N, run: Run<Input, Context & Supplied<N>, Reply>];

export const NO_SERVICES = {};

export const servicesOf = <N extends Named>(written: Written<never, never, unknown, N>): Named =>
  written.length === 1 ? NO_SERVICES : written[0];

export function runWritten<I, C extends object, R, N extends Named>(
  written: Written<I, C, R, N>,
  input: I,
  context: C,
  supplies: Supplies,
): Promise<R> {
  if (written.length === 1) return written[0](input, context);
  const [services, run] = written;
  return run(input, { ...context, ...supplies.give(services) });
}
