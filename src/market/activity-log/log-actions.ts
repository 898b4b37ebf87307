import { LARGEST_ACTION } from '#domain/actions/actions.ts';
import { call } from '#platform/contract/call.ts';
import { getGlobalAction, getSearchUsage, postStockAction } from './activity-log.contract.ts';

// As with `logContactAction`, none of these fails: a log that cannot be written must not disturb the reader.

/** For signed-in readers: of others nothing is noted. */
export async function logGlobalAction(id: number): Promise<void> {
  if (isAction(id)) await quietly(() => call(getGlobalAction, { params: { id: String(id) } }));
}

/** Once for each search box, for signed-in readers. */
export async function logSearchUsage(): Promise<void> {
  await quietly(() => call(getSearchUsage));
}

/** On the page of a share: 76 and 80 for its report tables. */
export async function logStockAction(actionId: number): Promise<void> {
  if (isAction(actionId)) await quietly(() => call(postStockAction, { body: { actionId } }));
}

const isAction = (id: number) => Number.isInteger(id) && id > 0 && id <= LARGEST_ACTION;

async function quietly(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch {}
}
