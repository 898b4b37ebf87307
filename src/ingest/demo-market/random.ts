/** Four words that start a stream of numbers: the same key always gives the same stream. */
export type StreamSeed = readonly [number, number, number, number];

export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Standard normal. */
  normal(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(list: readonly Item[]): Item;
}

/** Streams are keyed by name, so that a new instrument never changes the numbers of the others. */
export function seedOf(key: string): StreamSeed {
  let a = 1_779_033_703;
  let b = 3_144_134_277;
  let c = 1_013_904_242;
  let d = 2_773_480_762;
  for (let i = 0; i < key.length; i++) {
    const code = key.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597_399_067);
    b = c ^ Math.imul(b ^ code, 2_869_860_233);
    c = d ^ Math.imul(c ^ code, 951_274_213);
    d = a ^ Math.imul(d ^ code, 2_716_044_179);
  }
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
}

/** An sfc32 generator; `part` opens independent streams under one seed, such as one a day. */
export function createRandom(seed: StreamSeed | string, part = 0): Random {
  let [a, b, c, counter] = typeof seed === 'string' ? seedOf(seed) : seed;
  c ^= Math.imul(part + 1, 2_654_435_761);
  let spare: number | null = null;

  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  }

  function normal(): number {
    if (spare !== null) {
      const second = spare;
      spare = null;
      return second;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - next()));
    const angle = 2 * Math.PI * next();
    spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  }

  for (let i = 0; i < 12; i++) next();

  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    normal,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const index = whole(0, list.length - 1);
      if (index >= list.length) throw new Error('Nothing to pick from');
      // The index was just checked; the type may itself include undefined.
      return list[index] as (typeof list)[number];
    },
  };
}
