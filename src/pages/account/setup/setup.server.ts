import { LANGUAGES, type Language } from '#domain/languages/languages.ts';
import { readBrand } from '#platform/brands/brands.ts';
import { handle, load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { service } from '#platform/services/service.ts';
import { toEmail } from '#platform/session/contact-address.ts';
import { isWeakPassword } from '#platform/session/password-rules.ts';
import type { SignedInUser } from '#platform/session/session.repository.ts';
import { toSignedIn } from '#platform/session/signed-in.contract.ts';
import { boxOf, setUpSite, setupPage } from './setup.contract.ts';

export interface FirstSettings {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly siteName: string | null;
  readonly languages: readonly Language[];
  readonly at: Date;
}

export interface Setup {
  readonly hasMail: boolean;
  readonly ownLanguage: Language;
  /** Until the site has an administrator. */
  isOpen(): Promise<boolean>;
  isToken(given: string): boolean;
  /** Null where someone else was first. */
  finish(settings: FirstSettings): Promise<SignedInUser | null>;
}

export const SETUP = service<Setup>('set-up');

export const loadSetupPage = load(
  setupPage,
  { setup: SETUP },
  async ({ query }, { setup, client, brand }) => {
    if (!(await setup.isOpen())) throw new Refusal('not_found');
    return {
      needsToken: !client.isLocal,
      hasMail: setup.hasMail,
      ownLanguage: setup.ownLanguage,
      siteName: readBrand(brand).name,
      refused: query.refused ?? null,
    };
  },
);

export const serveSetUpSite = handle(setUpSite, { setup: SETUP }, async ({ body }, context) => {
  const { setup, client, limits, session, now, brand } = context;
  if (!(await setup.isOpen())) throw new Refusal('not_found');
  if (!client.isLocal) {
    await limits.countCodeTry();
    if (!setup.isToken(body.token ?? '')) throw new Refusal('wrong_code');
  }
  const email = toEmail(body.email);
  if (!email) throw new Refusal('bad_email');
  if (isWeakPassword(body.password, email)) throw new Refusal('weak_password');
  const { name, password, siteName } = body;
  const user = await setup.finish({
    email,
    name,
    password,
    siteName: siteName === '' || siteName === readBrand(brand).name ? null : siteName,
    languages: LANGUAGES.filter(
      (language) => language === setup.ownLanguage || body[boxOf(language)] !== undefined,
    ),
    at: now,
  });
  if (!user) throw new Refusal('not_found');
  await session.start(user.id);
  return toSignedIn(user);
});
