/** Waiting: the pointer rests on it and may only be passing. Leaving: it may be on its way onto the words. */
export interface TooltipState {
  readonly phase: 'hidden' | 'waiting' | 'shown' | 'leaving';
  readonly isPointed: boolean;
  readonly isFocused: boolean;
}

export type TooltipEvent = 'pointed' | 'unpointed' | 'focused' | 'blurred' | 'waited' | 'dismissed';

export const HIDDEN: TooltipState = { phase: 'hidden', isPointed: false, isFocused: false };

const WAIT_MS = 400;
const LEAVE_MS = 150;

export function reduceTooltip(state: TooltipState, event: TooltipEvent): TooltipState {
  switch (event) {
    case 'pointed':
      return {
        ...state,
        isPointed: true,
        phase: state.phase === 'hidden' ? 'waiting' : isDrawn(state) ? 'shown' : state.phase,
      };
    case 'unpointed':
      return {
        ...state,
        isPointed: false,
        phase: isDrawn(state) ? (state.isFocused ? 'shown' : 'leaving') : 'hidden',
      };
    case 'focused':
      return { ...state, isFocused: true, phase: 'shown' };
    case 'blurred':
      return { ...state, isFocused: false, phase: state.isPointed ? state.phase : 'hidden' };
    case 'waited':
      return {
        ...state,
        phase: state.phase === 'waiting' ? 'shown' : state.phase === 'leaving' ? 'hidden' : state.phase,
      };
    case 'dismissed':
      return { ...state, phase: 'hidden' };
  }
}

export function isDrawn({ phase }: TooltipState): boolean {
  return phase === 'shown' || phase === 'leaving';
}

/** How long the phase lasts if nothing happens. */
export function delayOf({ phase }: TooltipState): number | null {
  if (phase === 'waiting') return WAIT_MS;
  return phase === 'leaving' ? LEAVE_MS : null;
}
