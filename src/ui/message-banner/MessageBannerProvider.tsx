import { createContext, type Dispatch, type ReactNode, use, useEffect, useMemo, useReducer } from 'react';
import { useAlarm } from '#ui/temporary/useAlarm.ts';
import {
  type Messages,
  type MessagesEvent,
  messagesOf,
  type NewMessage,
  nextEndOf,
  reduceMessages,
} from './messages.ts';

export interface MessageControls {
  show(message: NewMessage): void;
  close(id: string): void;
}

interface BannerState {
  readonly messages: Messages;
  readonly dispatch: Dispatch<MessagesEvent>;
}

const ControlsContext = createContext<MessageControls | null>(null);
const BannerContext = createContext<BannerState | null>(null);

interface Props {
  /** What the server has to say from the start; it is in the page's HTML. */
  readonly initial?: readonly NewMessage[];
  readonly children: ReactNode;
}

/** Keeps the messages of what is inside it; a `MessageBanner` in it shows them. */
export function MessageBannerProvider({ initial = [], children }: Props) {
  const [messages, dispatch] = useReducer(reduceMessages, initial, messagesOf);
  useEffect(() => dispatch({ kind: 'tick', at: performance.now() }), []);
  useAlarm(nextEndOf(messages), (at) => dispatch({ kind: 'tick', at }));
  const controls = useMemo<MessageControls>(
    () => ({
      show: (message) => dispatch({ kind: 'show', at: performance.now(), message }),
      close: (id) => dispatch({ kind: 'close', at: performance.now(), id }),
    }),
    [],
  );
  const banner = useMemo(() => ({ messages, dispatch }), [messages]);
  return (
    <ControlsContext value={controls}>
      <BannerContext value={banner}>{children}</BannerContext>
    </ControlsContext>
  );
}

/** Never changes, so that who shows a message is not drawn again for it. */
export function useMessages(): MessageControls {
  return inside(use(ControlsContext));
}

export function useBanner(): BannerState {
  return inside(use(BannerContext));
}

function inside<Value>(value: Value | null): Value {
  if (value === null) throw new Error('messages are shown inside <MessageBannerProvider>');
  return value;
}
