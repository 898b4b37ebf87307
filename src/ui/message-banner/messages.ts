import { type Attention, attend, isNoticed, type Look, UNNOTICED } from '#ui/temporary/attention.ts';
import { type Countdown, countdownOf, endOf, run, stop } from '#ui/temporary/countdown.ts';

export type MessageType = 'alertGreen' | 'alertRed' | 'alertYellow' | 'plain';

export type MessageAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onPress: () => void };

export interface NewMessage {
  /** A message with the id of one that is there takes its place. */
  readonly id?: string;
  readonly message: string;
  readonly type?: MessageType;
  /** In milliseconds; null stays until it is closed. */
  readonly timeout?: number | null;
  readonly action?: MessageAction | undefined;
  /** Its action is where the keyboard goes on: for what was done by keyboard and may be taken back. */
  readonly takesFocus?: boolean;
}

export interface BannerMessage {
  readonly id: string;
  readonly message: string;
  readonly type: MessageType;
  readonly action: MessageAction | undefined;
  readonly takesFocus: boolean;
  readonly countdown: Countdown;
  readonly attention: Attention;
}

export interface Messages {
  /** In the order in which they came. */
  readonly all: readonly BannerMessage[];
  /** How many have come without an id of their own. */
  readonly unnamed: number;
}

export type MessagesEvent =
  | { readonly kind: 'show'; readonly at: number; readonly message: NewMessage }
  | { readonly kind: 'close' | Look; readonly at: number; readonly id: string }
  | { readonly kind: 'tick'; readonly at: number };

const DEFAULT_TYPE: MessageType = 'alertGreen';
const DEFAULT_TIMEOUT_MS = 3000;
const MOST_SHOWN = 3;

/** The server draws these; their clocks begin with the first tick, in the browser. */
export function messagesOf(initial: readonly NewMessage[]): Messages {
  return initial.reduce(put, { all: [], unnamed: 0 });
}

export function reduceMessages(messages: Messages, event: MessagesEvent): Messages {
  const next = apply(messages, event);
  return { ...next, all: withClocksSet(next.all, event.at) };
}

/** At most three: the older ones wait, but none goes from under the pointer or the focus. */
export function shownOf(all: readonly BannerMessage[]): readonly BannerMessage[] {
  const noticed = all.filter(({ attention }) => isNoticed(attention));
  const others = all.filter(({ attention }) => !isNoticed(attention));
  const latest = others.slice(Math.max(0, others.length - (MOST_SHOWN - noticed.length)));
  return all.filter((message) => noticed.includes(message) || latest.includes(message));
}

/** When the next message goes by itself, or Infinity. */
export function nextEndOf({ all }: Messages): number {
  return Math.min(...all.map(({ countdown }) => endOf(countdown)));
}

function apply(messages: Messages, event: MessagesEvent): Messages {
  const { all } = messages;
  switch (event.kind) {
    case 'show':
      return put(messages, event.message);
    case 'close':
      return { ...messages, all: all.filter(({ id }) => id !== event.id) };
    case 'tick':
      return { ...messages, all: all.filter(({ countdown }) => endOf(countdown) > event.at) };
    default: {
      const { id, kind } = event;
      const seen = (message: BannerMessage) => ({ ...message, attention: attend(message.attention, kind) });
      return { ...messages, all: all.map((message) => (message.id === id ? seen(message) : message)) };
    }
  }
}

function put({ all, unnamed }: Messages, given: NewMessage): Messages {
  const id = given.id ?? `unnamed-${unnamed + 1}`;
  const standing = all.find((message) => message.id === id);
  const timeout = given.timeout === undefined ? DEFAULT_TIMEOUT_MS : given.timeout;
  const message: BannerMessage = {
    id,
    message: given.message,
    type: given.type ?? DEFAULT_TYPE,
    action: given.action,
    takesFocus: given.takesFocus ?? false,
    countdown: countdownOf(timeout ?? Number.POSITIVE_INFINITY),
    attention: standing?.attention ?? UNNOTICED,
  };
  return {
    all: standing ? all.map((other) => (other === standing ? message : other)) : [...all, message],
    unnamed: given.id === undefined ? unnamed + 1 : unnamed,
  };
}

/** While one message is read, none goes: what stands below it would move. */
function withClocksSet(all: readonly BannerMessage[], at: number): readonly BannerMessage[] {
  const shown = shownOf(all);
  const isRead = shown.some(({ attention }) => isNoticed(attention));
  return all.map((message) => {
    const move = shown.includes(message) && !isRead ? run : stop;
    return { ...message, countdown: move(message.countdown, at) };
  });
}
