import { chartFeedAt } from '#foundation/chart-feed/chart-feed.contract.ts';
import { call } from '#foundation/web/call.ts';
import { isSameRange, toBody } from './block-range.ts';
import type { Asked, BlockView } from './block-state.ts';

type Answers = Pick<BlockView, 'data' | 'answers'>;

/** Everything of a view that is not there yet, in one go. */
export async function loadView(
  url: string,
  asked: Asked,
  shown: BlockView,
  signal: AbortSignal,
): Promise<Answers> {
  const feed = (address: string) => call(chartFeedAt(address), { body: toBody(asked.range), signal });
  const isKept = isSameRange(asked.range, shown.range);
  const known = isKept ? shown.answers : {};
  const [data, ...answers] = await Promise.all([
    isKept ? shown.data : feed(url),
    ...asked.companions.map(async (one) => [one.key, known[one.key] ?? (await feed(one.url))] as const),
  ]);
  return { data, answers: Object.fromEntries(answers) };
}
