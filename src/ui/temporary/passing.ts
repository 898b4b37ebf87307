import { type Attention, attend, isNoticed, type Look, UNNOTICED } from './attention.ts';
import { type Countdown, countdownOf, run, stop } from './countdown.ts';

/** Something that is shown for a while. */
export interface Passing {
  readonly countdown: Countdown;
  readonly attention: Attention;
}

export type PassingEvent = { readonly kind: 'begin' | Look; readonly at: number };

export function passingOf(seconds: number): Passing {
  return { countdown: countdownOf(seconds * 1000), attention: UNNOTICED };
}

export function reducePassing(passing: Passing, { kind, at }: PassingEvent): Passing {
  const attention = kind === 'begin' ? passing.attention : attend(passing.attention, kind);
  const move = isNoticed(attention) ? stop : run;
  return { attention, countdown: move(passing.countdown, at) };
}
