import { z } from 'zod';
import { type Capability, verdictOn } from '#domain/access/capabilities.ts';
import type { Viewer } from '#domain/access/viewer.ts';
import { type IsRaw, RawJson } from './raw-json.ts';

export const ASTERISKS = '***';
declare const capabilityOf: unique symbol;

/** What a visitor receives in place of a value they may not see. */
export type Locked<C extends Capability> = typeof ASTERISKS & { readonly [capabilityOf]: C };

/** Declares a reply field that only holders of `capability` receive in the clear. */
export function locked<C extends Capability, S extends z.ZodType>(capability: C, schema: S) {
  // The brand exists for the compiler alone: it makes a handler that forgets the seal a type error.
  const placeholder = z
    .literal(ASTERISKS as Locked<C>)
    .describe(`shown instead of the value without the capability "${capability}"`);
  return z.union([schema, placeholder]);
}

export function isLocked(value: unknown): value is Locked<Capability> {
  return value === ASTERISKS;
}

/** A value in an envelope. Only `openFor` reads it, and only the server's door calls `openFor`. */
export class Sealed<C extends Capability, T> {
  readonly #capability: C;
  readonly #value: T;
  readonly #isPublic: boolean;

  constructor(capability: C, value: T, isPublic = false) {
    this.#capability = capability;
    this.#value = value;
    this.#isPublic = isPublic;
  }

  openFor(viewer: Viewer): T | typeof ASTERISKS {
    // A null is shown to everyone: hiding it would suggest a value that can be bought.
    if (this.#value === null || this.#isPublic) return this.#value;
    return verdictOn(this.#capability, viewer) === 'allowed' ? this.#value : ASTERISKS;
  }

  /** An envelope that nobody opened stays shut. */
  toJSON(): typeof ASTERISKS {
    return ASTERISKS;
  }

  toString(): typeof ASTERISKS {
    return ASTERISKS;
  }
}

export const seal = <C extends Capability, T>(capability: C, value: T) => new Sealed(capability, value);

/** A value of a sealed field that another part of the site shows to everyone. */
export const sealUnless = <C extends Capability, T>(isPublic: boolean, capability: C, value: T) =>
  new Sealed(capability, value, isPublic);

declare const standInMark: unique symbol;

/** What every visitor receives as T: with the values or, without the capability, a stand-in for them. */
export type StandIn<C extends Capability, T> = T & {
  readonly [standInMark]?: { readonly capability: C; readonly value: T };
};

/** Declares a part of a reply that holders of `capability` receive as it is and others as something that shows less. */
export function standsIn<C extends Capability, S extends z.ZodType>(capability: C, schema: S) {
  const described = schema.describe(
    `without the capability "${capability}": a placeholder that reveals no value`,
  );
  return described as z.ZodType<StandIn<C, z.output<S>>, z.input<S>>;
}

/** Two ways to answer, of which only the one that the viewer may see is ever made. */
export class SealedOr<C extends Capability, T> {
  readonly #capability: C;
  readonly #makeValue: () => Promise<T>;
  readonly #makeStandIn: () => Promise<T>;

  constructor(capability: C, makeValue: () => Promise<T>, makeStandIn: () => Promise<T>) {
    this.#capability = capability;
    this.#makeValue = makeValue;
    this.#makeStandIn = makeStandIn;
  }

  openFor(viewer: Viewer): Promise<T> {
    return verdictOn(this.#capability, viewer) === 'allowed' ? this.#makeValue() : this.#makeStandIn();
  }

  /** The same, with the variant of this viewer already made. */
  async madeFor(viewer: Viewer): Promise<SealedOr<C, T>> {
    const made = await makeFor(viewer, await this.openFor(viewer));
    const give = async () => made;
    return verdictOn(this.#capability, viewer) === 'allowed'
      ? new SealedOr(this.#capability, give, this.#makeStandIn)
      : new SealedOr(this.#capability, this.#makeValue, give);
  }

  toJSON(): typeof ASTERISKS {
    return ASTERISKS;
  }
}

export const sealOr = <C extends Capability, T>(
  capability: C,
  makeValue: () => Promise<T>,
  makeStandIn: () => Promise<T>,
) => new SealedOr(capability, makeValue, makeStandIn);

type CapabilityIn<T> = T extends Locked<infer C> ? C : never;

/** The shape a handler must return for a reply: every locked field sealed with its own capability. */
export type Unopened<T> = [CapabilityIn<T>] extends [never]
  ? UnopenedPart<T>
  : Sealed<CapabilityIn<T>, Exclude<T, Locked<Capability>>>;

type UnopenedPart<T> = T extends { readonly [standInMark]?: infer Mark }
  ? typeof standInMark extends keyof T
    ? UnopenedStandIn<Exclude<Mark, undefined>>
    : UnmarkedPart<T>
  : UnmarkedPart<T>;

type UnopenedStandIn<Mark> = Mark extends { capability: infer C extends Capability; value: infer Value }
  ? SealedOr<C, Unopened<Value>>
  : never;

type UnmarkedPart<T> =
  IsRaw<T> extends true
    ? RawJson
    : T extends readonly (infer Item)[]
      ? readonly Unopened<Item>[]
      : T extends object
        ? { [Key in keyof T]: Unopened<T[Key]> }
        : T;

interface Opening {
  readonly viewer: Viewer;
  /** For what is drawn on the server; other replies are sent on as they came from the store. */
  readonly readsRaw?: boolean;
}

/** Opens every envelope in `value` that this viewer may open, at any depth. */
export function openAllFor(viewer: Viewer, value: unknown, readsRaw = false): Promise<unknown> {
  return Promise.resolve(open(value, { viewer, readsRaw }));
}

/** A promise only where something inside must be made first. */
function open(value: unknown, opening: Opening): unknown {
  return mapSpecial(value, (special) => {
    if (special instanceof Sealed) return special.openFor(opening.viewer);
    if (special instanceof SealedOr)
      return special.openFor(opening.viewer).then((made) => open(made, opening));
    return opening.readsRaw ? special.read() : special;
  });
}

/** Runs the queries of every substitute in `value`, still sealed: those that fail do so here, not at the door. */
export async function makeFor<T>(viewer: Viewer, value: T): Promise<T> {
  if (typeof value !== 'object' || value === null || withoutSubstitutes.has(value)) return value;
  if (!hasSubstitute(value)) {
    withoutSubstitutes.add(value);
    return value;
  }
  const made = mapSpecial(value, (special) =>
    special instanceof SealedOr ? special.madeFor(viewer) : special,
  );
  // Nothing is replaced but substitutes, by ones of the same kind.
  return (await made) as T;
}

/** Parts of pages that were looked through: cached ones come again with every page. */
const withoutSubstitutes = new WeakSet<object>();

function hasSubstitute(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof SealedOr) return true;
  if (value instanceof Sealed || value instanceof RawJson) return false;
  return Object.values(value).some(hasSubstitute);
}

type Special = Sealed<Capability, unknown> | SealedOr<Capability, unknown> | RawJson;

const isSpecial = (value: object): value is Special =>
  value instanceof Sealed || value instanceof SealedOr || value instanceof RawJson;

/** Copies only what contains something special: most of a page's data does not. */
function mapSpecial(value: unknown, replace: (special: Special) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isSpecial(value)) return replace(value);
  if (Array.isArray(value)) return joined(mapItems(value, replace));
  const keys = Object.keys(value);
  const items = Object.values(value);
  const mapped = mapItems(items, replace);
  if (mapped === items) return value;
  const toObject = (values: readonly unknown[]) =>
    Object.fromEntries(keys.map((key, position) => [key, values[position]]));
  const all = joined(mapped);
  return all instanceof Promise ? all.then(toObject) : toObject(all);
}

function mapItems(items: readonly unknown[], replace: (special: Special) => unknown): readonly unknown[] {
  let mapped: unknown[] | null = null;
  for (const [position, item] of items.entries()) {
    const next = mapSpecial(item, replace);
    if (next === item) continue;
    mapped ??= [...items];
    mapped[position] = next;
  }
  return mapped ?? items;
}

const joined = (items: readonly unknown[]): readonly unknown[] | Promise<readonly unknown[]> =>
  items.some((item) => item instanceof Promise) ? Promise.all(items) : items;
