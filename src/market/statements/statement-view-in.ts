import { parseStatementViewOf, type StatementView } from '#domain/statements/statement-view.ts';

/** The view that the query of a page requests, as the page's data have it. */
export function statementViewIn(
  query: object,
  prefix: string,
): Omit<StatementView, 'lines'> & { lines: string[] } {
  const view = parseStatementViewOf(query, prefix);
  return { ...view, lines: [...view.lines] };
}
