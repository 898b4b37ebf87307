import { recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { RECORD_FIELDS } from '../formats/any-table/record-fields.ts';
import { headerHash } from '../mapping/header-hash.ts';
import { parseRecipe } from '../mapping/recipe.ts';
import type { DraftDesk } from './change-draft.server.ts';
import type { FileChoices, RecognisedFile } from './draft.ts';
import { insertRecipe } from './recipes.repository.ts';

const PATTERNS = { ymd: 'YYYY-MM-DD', dmy: 'DD/MM/YYYY', mdy: 'MM/DD/YYYY' } as const;

/** How the columns of a file are read, under a name: the next file with the same header is read so by itself. */
export async function saveRecipe(
  { database, actor }: DraftDesk,
  code: string,
  { header, encoding, delimiter }: Pick<RecognisedFile, 'header' | 'encoding' | 'delimiter'>,
  { record, columns = {}, dayOrder, decimal, venue, ...choices }: FileChoices,
): Promise<void> {
  if (!record || header.length === 0) throw new Refusal('bad_request');
  const fields = RECORD_FIELDS[record];
  const assigned = Object.entries(columns).filter(([, from]) => from !== '');
  const { version: _, ...recipe } = parseRecipe({
    code,
    format: 'any-table',
    record,
    headerHash: headerHash(header),
    ...((choices.encoding ?? encoding) && { encoding: choices.encoding ?? encoding }),
    ...((choices.delimiter ?? delimiter) && { delimiter: choices.delimiter ?? delimiter }),
    ...(decimal && { decimal }),
    columns: Object.fromEntries(
      assigned.map(([field, from]) => {
        const isDay = fields.some(({ name, kind }) => name === field && kind === 'day');
        return [field, { from, ...(isDay && dayOrder && { as: PATTERNS[dayOrder] }) }];
      }),
    ),
    constants: venue ? { mic: venue } : {},
  });
  await database.transaction().execute(async (transaction) => {
    const { version } = await insertRecipe(transaction, recipe, actor.operatorId);
    await recordChange(transaction, actor, {
      subject: 'recipe',
      subjectId: code,
      action: version === 1 ? 'create' : 'change',
      after: { version, record, columns: Object.fromEntries(assigned) },
    });
  });
}
