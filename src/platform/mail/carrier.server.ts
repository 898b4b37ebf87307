import type { WaitingMessage } from './outbox.repository.ts';

/** One delivery channel. Resolves when the other side took the message. */
export interface Carrier {
  send(message: WaitingMessage): Promise<void>;
  /** What must not stand in an error that the operator reads. */
  readonly secrets: readonly string[];
}

/** The other side said no. `isFinal`: it will say no again. */
export class DeliveryError extends Error {
  readonly isFinal: boolean;

  constructor(message: string, { isFinal, cause }: { isFinal: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}

const MOST_CHARACTERS = 300;

/** For the operator: one line without secrets and without what the message said. */
export function toLastError(error: unknown, secrets: readonly string[]): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const words = `${typeof code === 'string' ? `${code}: ` : ''}${message ?? error}`.replace(/\s+/g, ' ');
  return secrets
    .filter((secret) => secret.length > 0)
    .reduce((line, secret) => line.replaceAll(secret, '***'), words)
    .slice(0, MOST_CHARACTERS);
}
