import { isDeepStrictEqual } from 'node:util';
import { ALL_OPENINGS, opensWith } from '#domain/access/tariff.ts';
import { LANGUAGES, type Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { type Actor, recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { changeTariff, type Offer } from './tariffs.contract.ts';
import { findTariffs, findTariffToChange, type StoredTariff, updateTariff } from './tariffs.repository.ts';

/** What is offered now, with what it would give. */
export async function loadOffers(
  database: Database,
  language: Language,
): Promise<{ offer: Offer; gives: { level: number; tariff: number; excelExportAccess: boolean } }[]> {
  const tariffs = await findTariffs(database);
  return tariffs
    .filter(({ isOffered }) => isOffered)
    .map(({ id, names, descriptions, price, currency, period, level, excelExportAccess }) => {
      const gives = { level, tariff: id, excelExportAccess };
      const opens = ALL_OPENINGS.filter((opening) => opensWith(opening, gives));
      const name = localizedName(names.eng ?? String(id), names, language);
      const description = localizedName(descriptions.eng ?? '', descriptions, language);
      return { offer: { id, name, description, price, currency, period, opens }, gives };
    });
}

type TariffChange = Partial<Omit<StoredTariff, 'id' | 'level' | 'excelExportAccess'>>;

/** For the page and the command line alike. */
export async function editTariff(
  database: Database,
  actor: Actor,
  id: number,
  change: TariffChange,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const before = await findTariffToChange(transaction, id);
    if (!before) throw new Refusal('not_found');
    const after = { ...before, ...change };
    if (isDeepStrictEqual(after, before)) return;
    await updateTariff(transaction, after);
    await recordChange(transaction, actor, {
      subject: 'tariff',
      subjectId: id,
      action: 'change',
      before,
      after,
    });
  });
}

export const serveChangeTariff = handle(changeTariff, async ({ params, body }, { database, user, now }) => {
  const { price, currency, period, isOffered } = body;
  if (price !== null && currency === '') throw new Refusal('bad_request');
  const inLanguages = (part: 'name' | 'description') =>
    Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const text = body[`${part}_${language}`];
        return text ? [[language, text]] : [];
      }),
    );
  await editTariff(database, { operatorId: user.id, at: now }, params.id, {
    names: inLanguages('name'),
    descriptions: inLanguages('description'),
    price,
    currency: price === null ? null : currency,
    period: price === null ? null : period,
    isOffered,
  });
  return { success: true as const };
});
