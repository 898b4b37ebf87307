import { RESET_PASSWORD_PATH, SIGN_IN_PATH } from '#platform/addresses/account-paths.ts';
import { readBrand } from '#platform/brands/brands.ts';
import type { Context } from '#platform/http/context.server.ts';
import type { NewMessage } from '#platform/mail/outbox.repository.ts';
import { CODE_MINUTES, type CodeChannel, type CodePurpose } from './code-rules.ts';
import type english from './labels/eng.json';

type Words = Pick<Context, 'labels' | 'brand' | 'language' | 'urlOf'>;
type Written = Pick<NewMessage, 'subject' | 'text'>;

/** What carries a code to its reader. */
export function writeCode(
  context: Words,
  { channel, purpose, code }: { channel: CodeChannel; purpose: CodePurpose; code: string },
): Written {
  const t = wordsOf(context);
  const values = { code, site: readBrand(context.brand).name, minutes: CODE_MINUTES };
  if (channel === 'phone') return { text: t('phone_text', values) };
  return {
    subject: t('email_subject', values),
    text: [t(`email_${PURPOSE_KEYS[purpose]}`, values), t('email_valid', values), t('email_not_you')].join(
      '\n\n',
    ),
  };
}

/** What goes to an address that has an account already, so that only its owner learns of it. */
export function writeAlreadyKnown(context: Words): Written {
  const t = wordsOf(context);
  const values = { site: readBrand(context.brand).name };
  return {
    subject: t('known_subject', values),
    text: [
      t('known_text', values),
      `${t('known_sign_in')} ${context.urlOf(SIGN_IN_PATH)}`,
      `${t('known_reset')} ${context.urlOf(RESET_PASSWORD_PATH)}`,
      t('email_not_you'),
    ].join('\n\n'),
  };
}

const PURPOSE_KEYS = {
  'sign-in': 'sign_in',
  register: 'register',
  'reset-password': 'reset_password',
  'confirm-email': 'confirm_email',
  'confirm-phone': 'confirm_phone',
} as const;

const wordsOf = ({ labels, language }: Words) =>
  labels.translator(['one-time-codes'], language).of<keyof typeof english>('one-time-codes');
