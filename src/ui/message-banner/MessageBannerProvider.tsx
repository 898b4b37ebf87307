import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useAlarm } from '#ui/temporary/useAlarm.ts';
import { createMessageStore, type MessageControls, type MessageStore } from './message-store.ts';
import { type Messages, type NewMessage, nextEndOf } from './messages.ts';

const StoreContext = createContext<MessageStore | null>(null);

interface Props {
  /** The store that several parts of a page share; without it, one of its own. */
  readonly store?: MessageStore | undefined;
  /** What the server has to say from the start; it is in the page's HTML. */
  readonly initial?: readonly NewMessage[];
  readonly children: ReactNode;
}

/** What is inside it may show messages; a `MessageBanner` shows them. */
export function MessageBannerProvider({ store, initial, children }: Props) {
  const [own] = useState(() => store ?? createMessageStore(initial));
  return <StoreContext value={own}>{children}</StoreContext>;
}

/** Never changes, so that who shows a message is not drawn again for it. */
export function useMessages(): MessageControls {
  return useStore();
}

/** For the one banner of a page, which also ends what has been shown for long enough. */
export function useBanner(): { readonly messages: Messages; readonly dispatch: MessageStore['dispatch'] } {
  const { read, subscribe, dispatch } = useStore();
  const messages = useSyncExternalStore(subscribe, read, read);
  useEffect(() => dispatch({ kind: 'tick', at: performance.now() }), [dispatch]);
  useAlarm(nextEndOf(messages), (at) => dispatch({ kind: 'tick', at }));
  return { messages, dispatch };
}

function useStore(): MessageStore {
  const store = use(StoreContext);
  if (store === null) throw new Error('messages are shown inside <MessageBannerProvider>');
  return store;
}
