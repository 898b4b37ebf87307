import type { Language } from '#domain/languages/languages.ts';
import type { Config } from '#platform/configuration/config.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { service } from '#platform/services/service.ts';
import { insertMessage, type NewMessage } from './outbox.repository.ts';

/** E-mails and text messages leave through here: written down first, sent behind the request, so that no one waits. */
export class Outbox {
  readonly #config: Pick<Config, 'mail' | 'phoneGateway'>;

  constructor(config: Pick<Config, 'mail' | 'phoneGateway'>) {
    this.#config = config;
  }

  /** In the caller's transaction: what is rolled back is not sent. */
  async put(database: Database, message: NewMessage, at: Date): Promise<void> {
    await insertMessage(database, {
      ...message,
      at,
      state: this.hasGateway(message.channel) ? 'waiting' : 'held',
    });
  }

  get gateways(): NewMessage['channel'][] {
    return (['mail', 'phone'] as const).filter((channel) => this.hasGateway(channel));
  }

  /** Without one, messages stay where the operator can read them. */
  hasGateway(channel: NewMessage['channel']): boolean {
    return (channel === 'mail' ? this.#config.mail : this.#config.phoneGateway) !== undefined;
  }
}

export const OUTBOX = service<Outbox>('outbox');
/** Of e-mails to someone whose language is not known. */
export const DEFAULT_LANGUAGE = service<Language>('default language');

export const EMAIL_SERVICES = { outbox: OUTBOX, defaultLanguage: DEFAULT_LANGUAGE };
