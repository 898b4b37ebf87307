import { z } from 'zod';
import { type Capability, verdictOn } from '#domain/access/capabilities.ts';
import type { Viewer } from '#domain/access/viewer.ts';

export const ASTERISKS = '***';
declare const capabilityOf: unique symbol;

/** What a visitor receives in place of a value they may not see. */
export type Locked<C extends Capability> = typeof ASTERISKS & { readonly [capabilityOf]: C };

/** Declares a reply field that only holders of `capability` receive in the clear. */
export function locked<C extends Capability, S extends z.ZodType>(capability: C, schema: S) {
  const placeholder = z.literal(ASTERISKS).describe(`in place of the value without "${capability}"`);
  // The brand exists for the compiler alone: it makes a handler that forgets the seal a type error.
  return z.union([schema, placeholder as unknown as z.ZodType<Locked<C>, typeof ASTERISKS>]);
}

export function isLocked(value: unknown): value is Locked<Capability> {
  return value === ASTERISKS;
}

/** A value in an envelope. Only `openFor` reads it, and only the server's door calls `openFor`. */
export class Sealed<C extends Capability, T> {
  readonly #capability: C;
  readonly #value: T;

  constructor(capability: C, value: T) {
    this.#capability = capability;
    this.#value = value;
  }

  openFor(viewer: Viewer): T | typeof ASTERISKS {
    // A null is shown to everyone: hiding it would suggest a value that can be bought.
    if (this.#value === null) return this.#value;
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

type CapabilityIn<T> = T extends Locked<infer C> ? C : never;

/** The shape a handler must return for a reply: every locked field sealed with its own capability. */
export type Unopened<T> = [CapabilityIn<T>] extends [never]
  ? T extends readonly (infer Item)[]
    ? readonly Unopened<Item>[]
    : T extends object
      ? { [Key in keyof T]: Unopened<T[Key]> }
      : T
  : Sealed<CapabilityIn<T>, Exclude<T, Locked<Capability>>>;

/** Opens every envelope in `value` that this viewer may open, at any depth. */
export function openAllFor(viewer: Viewer, value: unknown): unknown {
  if (value instanceof Sealed) return value.openFor(viewer);
  if (Array.isArray(value)) return value.map((item) => openAllFor(viewer, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, openAllFor(viewer, item)]));
}
