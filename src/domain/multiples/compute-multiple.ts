import type { Column } from './columns.ts';
import { type Input, type InputName, missing, sharedCurrency, toSum } from './input.ts';
import type { IssuerBooks } from './issuer-books.ts';
import { isOfMarket, readMarket } from './market-inputs.ts';
import type { Multiple, Take, Taken } from './multiple.ts';
import { DEFINITIONS, type LineDefinition, type Quantity } from './quantities.ts';
import { known, type Outcome, unknown } from './reason.ts';
import { findReading, isReported, type Reading, readLine } from './report-inputs.ts';

export interface ComputedMultiple {
  readonly outcome: Outcome;
  readonly currency: string | null;
  /** What is divided, then what it is divided by. */
  readonly inputs: readonly Input[];
}

export type ComputeMultiple = (multiple: Multiple, column: Column) => ComputedMultiple;

/** Computes the multiples of one issuer; a quantity that several of them share is read once a column. */
export function computeFrom(books: IssuerBooks): ComputeMultiple {
  const inputs = cacheByColumn<Input>();
  const readings = cacheByColumn<Reading>();

  const read = (taken: Taken, column: Column): Input =>
    inputs(column, `${taken.quantity} ${taken.take}`, () => readQuantity(taken, column));
  const readOne = (line: LineDefinition, take: Take, column: Column): Input => {
    const find = () => findReading(line.nature, take, books, column);
    return readLine(line, take, readings(column, `${line.nature} ${take}`, find));
  };

  const readQuantity = ({ quantity, take }: Taken, column: Column): Input => {
    if (isOfMarket(quantity)) return readMarket(quantity, books, column);
    const definition = DEFINITIONS[books.book][quantity];
    const name = nameOf(quantity, take);
    if (!definition) return missing(name, 'no_line');
    if (definition.kind === 'line') return readOne(definition, take, column);
    const parts = definition.parts.flatMap(({ sign, of }): Input[] => {
      if (typeof of === 'string') return [{ ...read({ quantity: of, take }, column), sign }];
      return of.isOptional && !isReported(of, books) ? [] : [{ ...readOne(of, take, column), sign }];
    });
    return toSum(name, parts);
  };

  const compute: ComputeMultiple = ({ formula, measure }, column) => {
    if (formula.kind === 'amount') return toAmount(read(formula.of, column));
    const percent = measure === 'percent' ? 100 : 1;
    if (formula.kind === 'ratio') {
      const [top, bottom] = [read(formula.top, column), read(formula.bottom, column)];
      return divide(top, bottom, formula.unless, (over, under) => (over / under) * percent);
    }
    const now = read({ quantity: formula.of, take: 'period' }, column);
    const before = read({ quantity: formula.of, take: 'period_before' }, column);
    return divide(now, before, formula.unless, (over, under) => (over / under - 1) * percent);
  };

  return (multiple, column) => {
    const computed = compute(multiple, column);
    return isAmount(multiple) ? inCurrency(books.currency, computed) : computed;
  };
}

/** What was found for a column under a key is not looked for again. */
function cacheByColumn<T>() {
  const cached = new Map<Column, Map<string, T>>();
  return (column: Column, key: string, find: () => T): T => {
    const ofColumn = cached.get(column) ?? new Map<string, T>();
    cached.set(column, ofColumn);
    const found = ofColumn.get(key) ?? find();
    ofColumn.set(key, found);
    return found;
  };
}

function toAmount(input: Input): ComputedMultiple {
  return { outcome: input.outcome, currency: input.currency, inputs: [input] };
}

const isAmount = ({ measure }: Multiple) => measure === 'money' || measure === 'per_share';

/** An amount stands under the currency of the books: one of another currency would be read as what it is not. */
function inCurrency(currency: string, computed: ComputedMultiple): ComputedMultiple {
  const isOfOther = computed.currency !== null && computed.currency !== currency;
  if (!isOfOther || computed.outcome.value === null) return computed;
  return { ...computed, outcome: unknown('other_currency') };
}

/** Nothing is divided by what is not above zero, nor by another currency: that has a reason and no number. */
function divide(
  top: Input,
  bottom: Input,
  unless: NonNullable<Outcome['reason']>,
  compute: (over: number, under: number) => number,
): ComputedMultiple {
  const inputs = [top, bottom];
  const currency = sharedCurrency(inputs);
  const [over, under] = [top.outcome.value, bottom.outcome.value];
  const outcome =
    over === null
      ? top.outcome
      : under === null
        ? bottom.outcome
        : currency === undefined
          ? unknown('other_currency')
          : under <= 0
            ? unknown(unless)
            : known(compute(over, under));
  return { outcome, currency: currency ?? null, inputs };
}

function nameOf(quantity: Quantity, take: Take): InputName {
  return { kind: 'quantity', quantity, ...(take === 'period_before' && { isYearBefore: true }) };
}
