import { type Actor, recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { type Ad, type AdRow, insertAd, lockAd, removeAd, setAdOn, updateAd } from './ads.repository.ts';

/** What the operator's page and the command line both do, each in one transaction with its note. */
export function addAd(database: Database, actor: Actor, ad: Ad): Promise<AdRow> {
  if (ad.text === '' && !ad.image) throw new Refusal('bad_request');
  return database.transaction().execute(async (transaction) => {
    const after = await insertAd(transaction, ad);
    await recordChange(transaction, actor, { ...subject(after.id), action: 'create', after: noted(after) });
    return after;
  });
}

export function editAd(database: Database, actor: Actor, id: number, ad: Ad): Promise<AdRow> {
  return changeAd(database, actor, { id, action: 'change' }, async (transaction, before) => {
    const hasImage = ad.image === undefined ? before.imageHash !== null : ad.image !== null;
    if (ad.text === '' && !hasImage) throw new Refusal('bad_request');
    return updateAd(transaction, id, ad);
  });
}

export function setAdActive(database: Database, actor: Actor, id: number, isOn: boolean): Promise<AdRow> {
  const action = isOn ? 'switch on' : 'switch off';
  return changeAd(database, actor, { id, action }, (transaction) => setAdOn(transaction, id, isOn));
}

export async function dropAd(database: Database, actor: Actor, id: number): Promise<void> {
  await changeAd(database, actor, { id, action: 'delete' }, async (transaction) => {
    await removeAd(transaction, id);
    return null;
  });
}

async function changeAd<After extends AdRow | null>(
  database: Database,
  actor: Actor,
  { id, action }: { id: number; action: string },
  change: (transaction: Database, before: AdRow) => Promise<After>,
): Promise<After> {
  return database.transaction().execute(async (transaction) => {
    const before = await lockAd(transaction, id);
    if (!before) throw new Refusal('not_found');
    const after = await change(transaction, before);
    await recordChange(transaction, actor, {
      ...subject(id),
      action,
      before: noted(before),
      after: after && noted(after),
    });
    return after;
  });
}

const subject = (id: number) => ({ subject: 'advertisement', subjectId: id }) as const;

/** Without the counts, which no operator changes. */
function noted({ id: _, shows: _shows, clicks: _clicks, ...ad }: AdRow): object {
  return ad;
}
