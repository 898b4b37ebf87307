import { SEND_AGAIN_SECONDS, toCodeDigits } from '#platform/accounts/one-time-codes/code-rules.ts';
import type { RefusalCode } from '#platform/refusals/refusal.ts';

/**
 * Signing in by a code, as the form sees it. Every moment is one of the clock that comes with the events.
 * `address` — nothing was sent yet; `code` — a code is on its way or typed; `done` — it was right.
 */
export interface CodeLogin {
  readonly step: 'address' | 'code' | 'done';
  /** Where the code went, as it was typed; null where the page does not know. */
  readonly sentTo: string | null;
  /** When sending is allowed again; null: it is allowed. */
  readonly sendAgainAt: number | null;
  /** The countdown until then, in whole seconds. */
  readonly secondsLeft: number;
  readonly busy: 'sending' | 'checking' | null;
  readonly refused: RefusalCode | null;
  /** The code was empty, so it was not submitted. */
  readonly isEmptyCode: boolean;
}

export type CodeLoginEvent =
  | { readonly kind: 'sent'; readonly at: number; readonly to?: string }
  | { readonly kind: 'send' }
  | { readonly kind: 'tick'; readonly at: number }
  | { readonly kind: 'submit'; readonly code: string }
  | {
      readonly kind: 'refused';
      readonly at: number;
      readonly code: RefusalCode;
      readonly retryAfterSeconds?: number | undefined;
    }
  | { readonly kind: 'type' | 'accepted' | 'start_over' };

export const ASK_FOR_ADDRESS: CodeLogin = {
  step: 'address',
  sentTo: null,
  sendAgainAt: null,
  secondsLeft: 0,
  busy: null,
  refused: null,
  isEmptyCode: false,
};

/** A page that was opened after the code was sent does not know when: the server does. */
export const ASK_FOR_CODE: CodeLogin = { ...ASK_FOR_ADDRESS, step: 'code' };

export function reduceCodeLogin(state: CodeLogin, event: CodeLoginEvent): CodeLogin {
  switch (event.kind) {
    case 'send':
      return canSend(state) ? { ...state, busy: 'sending', refused: null } : state;
    case 'sent':
      return {
        ...ASK_FOR_CODE,
        sentTo: event.to ?? state.sentTo,
        ...countdown(event.at, SEND_AGAIN_SECONDS),
      };
    case 'tick':
      return tick(state, event.at);
    case 'submit':
      return submit(state, event.code);
    case 'type':
      return state.isEmptyCode || state.refused ? { ...state, isEmptyCode: false, refused: null } : state;
    case 'refused':
      return refuse(state, event);
    case 'accepted':
      return { ...state, step: 'done', busy: null, refused: null };
    case 'start_over':
      return ASK_FOR_ADDRESS;
  }
}

export const canSend = ({ step, busy, sendAgainAt }: CodeLogin): boolean =>
  step !== 'done' && busy === null && sendAgainAt === null;

const countdown = (at: number, seconds: number) => ({
  sendAgainAt: at + seconds * 1000,
  secondsLeft: seconds,
});

function tick(state: CodeLogin, at: number): CodeLogin {
  if (state.sendAgainAt === null) return state;
  const secondsLeft = Math.max(0, Math.ceil((state.sendAgainAt - at) / 1000));
  if (secondsLeft === 0) return { ...state, secondsLeft, sendAgainAt: null };
  return secondsLeft === state.secondsLeft ? state : { ...state, secondsLeft };
}

function submit(state: CodeLogin, code: string): CodeLogin {
  if (state.step !== 'code' || state.busy) return state;
  if (toCodeDigits(code) === '') return { ...state, isEmptyCode: true, refused: null };
  return { ...state, busy: 'checking', refused: null, isEmptyCode: false };
}

function refuse(state: CodeLogin, event: Extract<CodeLoginEvent, { kind: 'refused' }>): CodeLogin {
  const wait = event.code === 'code_wait' ? event.retryAfterSeconds : undefined;
  return {
    ...state,
    busy: null,
    refused: event.code,
    // Whoever has to wait was sent a code already, and may type it.
    ...(wait !== undefined && { step: 'code', ...countdown(event.at, wait) }),
  };
}
