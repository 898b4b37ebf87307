import type { BlockView } from './block-state.ts';

/** Names of series without the name of what the whole page is about: `Norvik Steel: Price` is said as `Price`. */
export function withoutSubject(view: BlockView, subject: string | undefined): BlockView {
  const start = `${subject}: `;
  if (subject === undefined || !view.data.series.some(({ name }) => name.startsWith(start))) return view;
  const series = view.data.series.map((one) =>
    one.name.startsWith(start) ? { ...one, name: one.name.slice(start.length) } : one,
  );
  return { ...view, data: { ...view.data, series } };
}
