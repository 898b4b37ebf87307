import type { Logger } from 'pino';
import type { Config } from '#platform/configuration/config.server.ts';
import type { Changes } from '#platform/database/changes.server.ts';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import { type Carrier, DeliveryError, toLastError } from './carrier.server.ts';
import { createMailCarrier } from './mail-carrier.server.ts';
import {
  lockDueMessage,
  markSent,
  markTried,
  type NewMessage,
  type WaitingMessage,
} from './outbox.repository.ts';
import { createPhoneGateway } from './phone-gateway.server.ts';
import { afterFailure } from './retries.ts';

export type Carriers = Readonly<Partial<Record<NewMessage['channel'], Carrier>>>;

export interface DispatcherOptions {
  readonly url: string;
  readonly carriers: Carriers;
  readonly changes: Pick<Changes, 'on' | 'onGap'>;
  readonly clock: () => Date;
  readonly log: Logger;
}

export interface Dispatcher {
  stop(): Promise<void>;
}

/** A channel whose other side hangs must not hold up the other one; two e-mails at a time are plenty. */
const LANES = 2;
const POLL_MS = 5_000;
const MOST_MS_TO_STOP = 8_000;

export function carriersOf({ mail, phoneGateway }: Pick<Config, 'mail' | 'phoneGateway'>): Carriers {
  return {
    ...(mail && { mail: createMailCarrier(mail) }),
    ...(phoneGateway && { phone: createPhoneGateway(phoneGateway) }),
  };
}

/**
 * Sends what waits in the outbox. The row is the queue: it is written in the caller's transaction, a trigger announces
 * it, and whichever process locks it first sends it. The timer is for tries that come due and for lost announcements.
 */
export function startDispatcher({ url, carriers, changes, clock, log }: DispatcherOptions): Dispatcher {
  const channels = Object.entries(carriers) as [NewMessage['channel'], Carrier][];
  if (channels.length === 0) return { stop: async () => undefined };
  const { database } = openDatabase(url, { connections: channels.length * LANES });
  const lanes = channels.flatMap(([channel, carrier]) =>
    Array.from({ length: LANES }, () => ({
      channel,
      lane: new Lane(() => sendNext(database, channel, carrier, clock), log),
    })),
  );
  const wakeAll = () => lanes.forEach(({ lane }) => void lane.wake());
  changes.on('message_waiting', (channel) => {
    for (const each of lanes) if (each.channel === channel) each.lane.wake();
  });
  changes.onGap(wakeAll);
  wakeAll();
  const timer = setInterval(wakeAll, POLL_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      const ended = Promise.all(lanes.map(({ lane }) => lane.stop())).then(() => database.destroy());
      await Promise.race([ended, sleepOff(MOST_MS_TO_STOP)]);
    },
  };
}

/** Works one message after another until none is due; woken meanwhile, it looks once more. */
class Lane {
  readonly #work: () => Promise<boolean>;
  readonly #log: Logger;
  #isWoken = false;
  #isStopped = false;
  #running: Promise<void> | null = null;

  constructor(work: () => Promise<boolean>, log: Logger) {
    this.#work = work;
    this.#log = log;
  }

  wake(): void {
    this.#isWoken = true;
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.#isWoken && !this.#isStopped) {
        this.#isWoken = false;
        while (!this.#isStopped && (await this.#work()));
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'the outbox could not be read; it is tried again');
    } finally {
      this.#running = null;
    }
  }
}

/** False when nothing is due. The transaction is open while the message travels: see `lockDueMessage`. */
function sendNext(
  database: Database,
  channel: NewMessage['channel'],
  carrier: Carrier,
  clock: () => Date,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const message = await lockDueMessage(transaction, channel, clock());
    if (!message) return false;
    const error = await tryToSend(carrier, message);
    if (error === null) await markSent(transaction, message.id, clock());
    else {
      const outcome = afterFailure(
        message.tries + 1,
        error instanceof DeliveryError && error.isFinal,
        clock(),
      );
      const secrets = [...carrier.secrets, message.text];
      await markTried(transaction, message.id, { ...outcome, error: toLastError(error, secrets) });
    }
    return true;
  });
}

async function tryToSend(carrier: Carrier, message: WaitingMessage): Promise<unknown> {
  try {
    await carrier.send(message);
    return null;
  } catch (error) {
    return error;
  }
}

const sleepOff = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
