import type { Column } from './columns.ts';
import { type Input, type InputName, missing, sharedCurrency, toSum } from './input.ts';
import type { IssuerBooks } from './issuer-books.ts';
import { isOfMarket, readMarket } from './market-inputs.ts';
import type { Multiple, Take, Taken } from './multiple.ts';
import { DEFINITIONS, type Quantity } from './quantities.ts';
import { known, type Outcome, unknown } from './reason.ts';
import { isTold, readLine } from './report-inputs.ts';

export interface Reckoned {
  readonly outcome: Outcome;
  readonly currency: string | null;
  /** What is divided, then what it is divided by. */
  readonly inputs: readonly Input[];
}

export type Reckon = (multiple: Multiple, column: Column) => Reckoned;

/** Reckons the multiples of one issuer; a quantity that several of them share is read once a column. */
export function reckonFrom(books: IssuerBooks): Reckon {
  const kept = new Map<Column, Map<string, Input>>();

  const read = (taken: Taken, column: Column): Input => {
    const ofColumn = kept.get(column) ?? new Map<string, Input>();
    kept.set(column, ofColumn);
    const key = `${taken.quantity} ${taken.take}`;
    const input = ofColumn.get(key) ?? readQuantity(taken, column);
    ofColumn.set(key, input);
    return input;
  };

  const readQuantity = ({ quantity, take }: Taken, column: Column): Input => {
    if (isOfMarket(quantity)) return readMarket(quantity, books, column);
    const definition = DEFINITIONS[books.book][quantity];
    const name = nameOf(quantity, take);
    if (!definition) return missing(name, 'no_line');
    if (definition.kind === 'line') return readLine(definition, take, books, column);
    const parts = definition.parts.flatMap(({ sign, of }): Input[] => {
      if (typeof of === 'string') return [{ ...read({ quantity: of, take }, column), sign }];
      return of.isOptional && !isTold(of, books) ? [] : [{ ...readLine(of, take, books, column), sign }];
    });
    return toSum(name, parts);
  };

  return ({ formula, measure }, column) => {
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
}

function toAmount(input: Input): Reckoned {
  return { outcome: input.outcome, currency: input.currency, inputs: [input] };
}

/** Nothing is divided by what is not above nought, nor by another currency: that has a reason and no number. */
function divide(
  top: Input,
  bottom: Input,
  unless: NonNullable<Outcome['reason']>,
  reckon: (over: number, under: number) => number,
): Reckoned {
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
            : known(reckon(over, under));
  return { outcome, currency: currency ?? null, inputs };
}

function nameOf(quantity: Quantity, take: Take): InputName {
  return { kind: 'quantity', quantity, ...(take === 'period_before' && { isYearBefore: true }) };
}
