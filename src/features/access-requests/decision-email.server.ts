import { isLanguage, type Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import type { Outbox } from '#platform/mail/outbox.server.ts';
import { findAddressee } from './decisions.repository.ts';
import type english from './labels/eng.json';

export interface EmailTools {
  readonly labels: LabelCatalog;
  readonly outbox: Outbox;
  readonly defaultLanguage: Language;
  readonly urlOf: (path: string, language: Language) => string;
}

interface Decision {
  readonly userId: number;
  readonly tariffId: number;
  readonly state: 'granted' | 'rejected';
  readonly answer: string;
  readonly at: Date;
}

const EMAIL_DAYS = 30;

/** In the reader's language where it is known, otherwise in the site's. */
export async function notifyReader(
  transaction: Database,
  { labels, outbox, defaultLanguage, urlOf }: EmailTools,
  { userId, tariffId, state, answer, at }: Decision,
): Promise<void> {
  const reader = await findAddressee(transaction, { userId, tariffId });
  if (!reader) throw new Error('whoever asked is there as long as the request is');
  const language = reader.language && isLanguage(reader.language) ? reader.language : defaultLanguage;
  const t = labels
    .translator(['access-requests'], language)
    .of<Extract<keyof typeof english, string>>('access-requests');
  const values = {
    tariff: localizedName(reader.tariffNames.eng ?? '', reader.tariffNames, language),
    answer,
    url: urlOf('/profile/access/', language),
  };
  const message = {
    channel: 'mail' as const,
    address: reader.email,
    subject: t(`email_subject_${state}`, values),
    text: t(`email_text_${state}`, values),
    expiresAt: new Date(at.getTime() + EMAIL_DAYS * 86_400_000),
  };
  await outbox.put(transaction, message, at);
}
