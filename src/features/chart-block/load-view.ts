import { chartFeedAt } from '#market/prices/chart-feed.contract.ts';
import { call } from '#platform/contract/call.ts';
import { isSameRange, toBody } from './block-range.ts';
import type { BlockView, Requested } from './block-state.ts';

type Answers = Pick<BlockView, 'data' | 'answers'>;

/** Everything of a view that is not there yet, in one go. */
export async function loadView(
  url: string,
  requested: Requested,
  shown: BlockView,
  signal: AbortSignal,
): Promise<Answers> {
  const feed = (address: string) => call(chartFeedAt(address), { body: toBody(requested.range), signal });
  const isUnchanged = isSameRange(requested.range, shown.range);
  const known = isUnchanged ? shown.answers : {};
  const [data, ...answers] = await Promise.all([
    isUnchanged ? shown.data : feed(url),
    ...requested.companions.map(async (one) => [one.key, known[one.key] ?? (await feed(one.url))] as const),
  ]);
  return { data, answers: Object.fromEntries(answers) };
}
