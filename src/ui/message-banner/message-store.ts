import { createStore } from '#platform/islands/store.ts';
import {
  type Messages,
  type MessagesEvent,
  messagesOf,
  type NewMessage,
  reduceMessages,
} from './messages.ts';

export interface MessageControls {
  show(message: NewMessage): void;
  close(id: string): void;
}

export interface MessageStore extends MessageControls {
  readonly read: () => Messages;
  readonly dispatch: (event: MessagesEvent) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The messages of a page: any part of it may show one, and the banner shows them all. */
export function createMessageStore(initial: readonly NewMessage[] = []): MessageStore {
  const { read, write, subscribe } = createStore(messagesOf(initial));
  const dispatch = (event: MessagesEvent) => write(reduceMessages(read(), event));
  return {
    read,
    dispatch,
    subscribe,
    show: (message) => dispatch({ kind: 'show', at: performance.now(), message }),
    close: (id) => dispatch({ kind: 'close', at: performance.now(), id }),
  };
}
