import { isLanguage, type Language } from '#domain/languages/languages.ts';
import type { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import type { NewMessage } from '#platform/mail/outbox.repository.ts';
import type english from './labels/eng.json';
import type { TicketReader } from './ticket-answers.repository.ts';

const DAYS_WORTH_READING = 14;

export interface EmailWords {
  readonly labels: LabelCatalog;
  readonly defaultLanguage: Language;
  readonly urlOf: (path: string, language: Language) => string;
}

/** Says that there is an answer and where it is; the answer itself stays behind the sign-in. */
export function answerEmail(
  { reader, ticket, at }: { reader: TicketReader; ticket: { id: number; subject: string }; at: Date },
  { labels, defaultLanguage, urlOf }: EmailWords,
): NewMessage {
  const language = reader.language && isLanguage(reader.language) ? reader.language : defaultLanguage;
  const t = labels.translator(['ticket-answers'], language).of<keyof typeof english>('ticket-answers');
  const { subject } = ticket;
  return {
    channel: 'mail',
    address: reader.email,
    subject: t('email_subject', { subject }),
    text: t('email_text', { subject, url: urlOf(`/support/${ticket.id}/`, language) }),
    expiresAt: new Date(at.getTime() + DAYS_WORTH_READING * 86_400_000),
  };
}
