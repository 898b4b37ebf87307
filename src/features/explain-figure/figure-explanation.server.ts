import { mayExport } from '#domain/access/excel-export.ts';
import type { CellKey, Derivation } from '#domain/derivations/derivation.ts';
import { writeFormula } from '#domain/derivations/write-formula.ts';
import { EXPLAINED_OF, explainFigure } from '#market/explain/explain-address.ts';
import { sealOr, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import {
  type DerivedFigure,
  type FigureContext,
  type RequestedFigure,
  readDerivedFigure,
} from './derived-figure.server.ts';
import type { FigureBody, FigureExplanation } from './figure-explanation.contract.ts';
import {
  createFigureWords,
  type FigureWords,
  noteOfCell,
  unitOf,
  unitOfCell,
  writeSays,
  writeTableTitle,
} from './figure-words.server.ts';

type ExplanationContext = FigureContext & Pick<PageContext, 'labels' | 'viewer'>;

/** As many rows as a page has; the workbook has them all. */
const MOST_ROWS = 60;

export async function loadFigureExplanation(
  context: ExplanationContext,
  requested: RequestedFigure,
): Promise<Unopened<FigureExplanation>> {
  const figure = await readDerivedFigure(context, requested);
  const words = createFigureWords(context);
  const { category, what } = requested;
  const explain = async (isShown: boolean) => toBody(figure, words, isShown);
  const makeBody = () => explain(true);
  const makeClosed = () => explain(false);
  const { lock } = figure;
  return {
    category,
    string_id: figure.instrument.stringId,
    name: figure.name,
    title: words.title(what),
    date: figure.date,
    decimals: what === 'value' ? 2 : 4,
    unit: unitOf(what, words),
    lock,
    body:
      lock === 'last-price'
        ? sealOr('last-price', makeBody, makeClosed)
        : lock === 'price-dynamics'
          ? sealOr('price-dynamics', makeBody, makeClosed)
          : sealOr('chart-values', makeBody, makeClosed),
    figures: EXPLAINED_OF[category]
      .filter((each) => each.startsWith('change-') && what.startsWith('change-'))
      .map((each) => ({
        text: words.title(each),
        href: explainFigure(category, figure.instrument.stringId, each, { venue: requested.venue }),
        is_current: each === what,
      })),
    href: figure.href,
    export_link: mayExport(context.viewer) ? `/export${figure.href}` : null,
  };
}

function toBody(figure: DerivedFigure, words: FigureWords, isShown: boolean): FigureBody {
  const { derivation, why } = figure;
  return {
    is_shown: isShown || derivation === null,
    figure: isShown ? (derivation?.figure ?? null) : null,
    why: why && words.t(`why_${why}`),
    says: writeSays(figure, words),
    formula: derivation && `${words.title(figure.what)} = ${writeFormula(derivation.formula, words.named)}`,
    inputs: (derivation?.cells ?? []).map(({ key, value, formula }) => ({
      name: words.cell(key),
      value: typeof value === 'number' && isShown ? value : null,
      text: typeof value === 'string' ? words.format.day(value) : null,
      decimals: WHOLE.has(key) ? 0 : EXACT.has(key) ? 8 : 4,
      unit: unitOfCell(key, figure, words),
      note:
        formula && key !== 'difference' ? writeFormula(formula, words.named) : noteOfCell(key, figure, words),
    })),
    table: derivation && toTable(derivation, words, isShown),
  };
}

const WHOLE: ReadonlySet<CellKey> = new Set(['years', 'trading_days', 'months', 'shift', 'scenario_shift']);
/** Their difference is small. */
const EXACT: ReadonlySet<CellKey> = new Set(['price_lower', 'price_higher']);

function toTable({ table }: Derivation, words: FigureWords, isShown: boolean): FigureBody['table'] {
  if (!table) return null;
  const { columns, rows } = table;
  const isByDay = columns[0]?.kind === 'day';
  // Of days the latest are read first.
  const inOrder = isByDay ? rows.toReversed() : rows;
  return {
    title: writeTableTitle(table, words),
    columns: columns.map(({ key, kind }) => ({ name: words.column(key), kind })),
    rows: inOrder
      .slice(0, MOST_ROWS)
      .map((row) => row.map((value) => (typeof value === 'string' || isShown ? value : null))),
    more: Math.max(0, rows.length - MOST_ROWS),
  };
}
