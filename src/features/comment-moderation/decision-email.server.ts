import { isLanguage, type Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { allLink } from '#market/comments/all-link.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import type { Outbox } from '#platform/mail/outbox.server.ts';
import type english from './labels/eng.json';
import type { Decision } from './moderation.contract.ts';
import { findAddressee } from './moderation.repository.ts';

export interface EmailTools {
  readonly labels: LabelCatalog;
  readonly outbox: Outbox;
  readonly defaultLanguage: Language;
  readonly urlOf: (path: string, language: Language) => string;
}

const EMAIL_DAYS = 30;

/** In the reader's language where it is known, otherwise in the site's; it leads to where the reader requested the files. */
export async function notifyReader(
  transaction: Database,
  { labels, outbox, defaultLanguage, urlOf }: EmailTools,
  { decision, at, requestId }: { requestId: number; decision: Decision; at: Date },
): Promise<void> {
  const reader = await findAddressee(transaction, requestId);
  if (!reader) throw new Error('whoever asked is there as long as the request is');
  const language = reader.language && isLanguage(reader.language) ? reader.language : defaultLanguage;
  const t = labels
    .translator(['comment-moderation'], language)
    .of<Extract<keyof typeof english, string>>('comment-moderation');
  const values = {
    provider: localizedName(reader.providerName, reader.providerNames, language),
    url: urlOf(reader.issuer ? allLink(reader.issuer) : '/', language),
  };
  const message = {
    channel: 'mail' as const,
    address: reader.email,
    subject: t(`email_subject_${decision}`, values),
    text: t(`email_text_${decision}`, values),
    expiresAt: new Date(at.getTime() + EMAIL_DAYS * 86_400_000),
  };
  await outbox.put(transaction, message, at);
}
