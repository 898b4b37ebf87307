/** However often it is asked, the answer is looked up once within the time. */
export function rememberBriefly<Answer>(
  ask: () => Promise<Answer>,
  milliseconds: number,
  now: () => number,
): () => Promise<Answer> {
  let last: { readonly until: number; readonly answer: Promise<Answer> } | undefined;
  return () => {
    const at = now();
    if (last === undefined || at >= last.until) last = { until: at + milliseconds, answer: ask() };
    return last.answer;
  };
}
