import { useEffect, useReducer } from 'react';
import { ajaxSendCode } from '#platform/accounts/one-time-codes/send-code.contract.ts';
import { call } from '#platform/contract/call.ts';
import { Refusal, type RefusalCode } from '#platform/refusals/refusal.ts';
import { type CodeLogin, canSend, reduceCodeLogin } from './code-login.ts';

export interface CodeLoginControls {
  readonly state: CodeLogin;
  /** The first code left; `to` is what was typed. */
  readonly noteSent: (to?: string) => void;
  readonly startOver: () => void;
  readonly type: () => void;
  /** The first time too, where the server knows by itself where to. */
  readonly send: () => Promise<void>;
  /** Checks what was typed; true where it was right. */
  readonly submit: (code: string, check: () => Promise<unknown>) => Promise<boolean>;
}

const TICK_MS = 200;

/** The rules of `code-login` on the clock of the page. */
export function useCodeLogin(initial: CodeLogin): CodeLoginControls {
  const [state, dispatch] = useReducer(reduceCodeLogin, initial);
  const isCounting = state.sendAgainAt !== null;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => dispatch({ kind: 'tick', at: performance.now() }), TICK_MS);
    return () => clearInterval(timer);
  }, [isCounting]);

  function refuse(error: unknown): void {
    const code: RefusalCode = error instanceof Refusal ? error.code : 'unavailable';
    const retryAfterSeconds = error instanceof Refusal ? error.retryAfterSeconds : undefined;
    dispatch({ kind: 'refused', at: performance.now(), code, retryAfterSeconds });
  }

  return {
    state,
    noteSent: (to) => dispatch({ kind: 'sent', at: performance.now(), ...(to !== undefined && { to }) }),
    startOver: () => dispatch({ kind: 'start_over' }),
    type: () => dispatch({ kind: 'type' }),
    send: async () => {
      if (!canSend(state)) return;
      dispatch({ kind: 'send' });
      try {
        await call(ajaxSendCode, { query: { action: 'ajaxSendCode' } });
        dispatch({ kind: 'sent', at: performance.now() });
      } catch (error) {
        refuse(error);
      }
    },
    submit: async (code, check) => {
      const next = reduceCodeLogin(state, { kind: 'submit', code });
      dispatch({ kind: 'submit', code });
      if (next === state || next.busy !== 'checking') return false;
      try {
        await check();
        dispatch({ kind: 'accepted' });
        return true;
      } catch (error) {
        refuse(error);
        return false;
      }
    },
  };
}
