import type { Config } from '#platform/configuration/config.server.ts';
import { type Carrier, DeliveryError } from './carrier.server.ts';

const LIMITS_MS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  dnsTimeout: 5_000,
};

/** E-mails by SMTP; the library is loaded with the first of them. */
export function createMailCarrier({ url, from }: NonNullable<Config['mail']>): Carrier {
  const { username, password, hostname } = new URL(url);
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    secrets: [password, decodeURIComponent(password), basicAuth(username, password)],
    send: async ({ id, createdAt, address, subject, text }) => {
      transport ??= openTransport(url);
      try {
        await (await transport).sendMail({
          from,
          // As an object: an address with a comma must not become two.
          to: { name: '', address },
          subject,
          text,
          // The same at every try, so that a mailbox can recognise a repetition.
          messageId: `<${id}.${createdAt.getTime()}@${hostname}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
  };
}

async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, ...LIMITS_MS, disableFileAccess: true, disableUrlAccess: true });
}

const basicAuth = (username: string, password: string): string =>
  password &&
  Buffer.from(`\0${decodeURIComponent(username)}\0${decodeURIComponent(password)}`).toString('base64');

/** A 5xx is for ever, except that of a password, which the operator may still put right. */
function toDeliveryError(error: unknown): DeliveryError {
  const {
    responseCode = 0,
    code,
    message,
  } = error as { responseCode?: number; code?: string; message?: string };
  const isFinal = responseCode >= 500 && code !== 'EAUTH';
  return new DeliveryError(`${code ?? 'SMTP'}: ${message}`, { isFinal, cause: error });
}
