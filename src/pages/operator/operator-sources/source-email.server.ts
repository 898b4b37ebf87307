import { isLanguage, type Language } from '#domain/languages/languages.ts';
import type { DataSource } from '#ingest/sources/data-source.repository.ts';
import type { SourceNews } from '#ingest/sources/run/source-tools.server.ts';
import { maybe, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import type { Outbox } from '#platform/mail/outbox.server.ts';
import type english from './labels/eng.json';

interface EmailTools {
  readonly labels: LabelCatalog;
  readonly outbox: Outbox;
  readonly at: Date;
  readonly defaultLanguage: Language;
  readonly urlOf: (path: string, language: Language) => string;
}

const EMAIL_DAYS = 30;

/** An e-mail to every operator, in the language of each. */
export async function tellOperators(
  database: Database,
  { code }: Pick<DataSource, 'code'>,
  news: SourceNews,
  { labels, outbox, at, defaultLanguage, urlOf }: EmailTools,
): Promise<void> {
  const operators = await query({ email: text, language: maybe(text) })`
    select email, language from site_user where is_operator and locked_at is null order by id`.all(database);
  for (const { email, language: own } of operators) {
    const language = own && isLanguage(own) ? own : defaultLanguage;
    const t = labels
      .translator(['operator-sources'], language)
      .of<Extract<keyof typeof english, string>>('operator-sources');
    const values = { source: code, url: urlOf(`/operator/sources/${code}/`, language) };
    const message = {
      channel: 'mail' as const,
      address: email,
      subject: t(`email_subject_${news.kind}`, values),
      text: t(`email_text_${news.kind}`, values),
      expiresAt: new Date(at.getTime() + EMAIL_DAYS * 86_400_000),
    };
    await outbox.put(database, message, at);
  }
}
