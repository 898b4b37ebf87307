import type { DraftDesk } from '#ingest/drafts/change-draft.server.ts';
import { type Draft, findDraft } from '#ingest/drafts/drafts.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { ContextFor, PageContext } from '#platform/http/context.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { ShownDraft } from './import-draft.contract.ts';

/** Who changes a draft, and with what. */
export const deskOf = ({
  database,
  jobs,
  user,
  now,
}: Pick<ContextFor<'operator'>, 'database' | 'user' | 'now'> & Pick<DraftDesk, 'jobs'>): DraftDesk => ({
  database,
  jobs,
  actor: { operatorId: user.id, at: now, name: user.name || user.email },
});

export async function readDraft(database: Database, id: number): Promise<Draft> {
  const draft = await findDraft(database, id);
  if (!draft) throw new Refusal('not_found');
  return draft;
}

export const toShownDraft = (
  { createdBy: _, createdAt, accepted, ...draft }: Draft,
  { momentOf }: Pick<PageContext, 'momentOf'>,
): ShownDraft => ({ ...draft, accepted: [...accepted], createdAt: momentOf(createdAt) });
