import { useMemo, useReducer, useState } from 'react';
import { type Answer, shownYield } from '#domain/bond-calculator/answer.ts';
import { calculate, type NoResult } from '#domain/bond-calculator/calculate.ts';
import type { FieldName, FieldTexts, GivenName } from '#domain/bond-calculator/calculator-fields.ts';
import { nextTexts } from '#domain/bond-calculator/calculator-texts.ts';
import { fieldAtFault } from '#domain/bond-calculator/field-at-fault.ts';
import type { FieldFault } from '#domain/bond-calculator/field-faults.ts';
import { writeNumber } from '#domain/bond-calculator/field-texts.ts';
import { readFields } from '#domain/bond-calculator/read-fields.ts';
import type { DecimalMark } from '#domain/numbers/typed-number.ts';

/** What a field shows: that it cannot be read, or that nothing follows from it. */
export type Complaint = FieldFault | { readonly code: NoResult };

const SHOWN_DECIMALS = 4;

export function useCalculator(first: FieldTexts, mark: DecimalMark) {
  const [texts, dispatch] = useReducer(nextTexts, first);
  const [focused, setFocused] = useState(first);
  const { answer, complaints } = useMemo(() => answerTo(texts, mark), [texts, mark]);
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  const shown = answer ?? last;
  return {
    texts,
    dispatch,
    complaints,
    /** The last good answer stays while what is typed has none. */
    shown,
    isStale: answer === null && last !== null,
    /** What is held as it was typed, the others as they follow. */
    givenText: (field: GivenName): string =>
      field === texts.by || !shown ? texts[field] : writeShown(shown, field, mark),
    remember: () => setFocused(texts),
    restore: () => dispatch({ type: 'restored', texts: focused }),
  };
}

export type CalculatorModel = ReturnType<typeof useCalculator>;

function answerTo(texts: FieldTexts, mark: DecimalMark) {
  const { input, faults } = readFields(texts, mark);
  if (!input) return { answer: null, complaints: faults as ReadonlyMap<FieldName, Complaint> };
  const calculated = calculate(input);
  if (calculated.isCalculated) {
    return { answer: { input, result: calculated.result }, complaints: NONE };
  }
  const { why } = calculated;
  return {
    answer: null,
    complaints: new Map<FieldName, Complaint>([[fieldAtFault(why, input), { code: why }]]),
  };
}

const NONE: ReadonlyMap<FieldName, Complaint> = new Map();

function writeShown({ input, result }: Answer, field: GivenName, mark: DecimalMark): string {
  const value =
    field === 'price' ? result.clean : field === 'dirty' ? result.dirty : shownYield(input, result);
  return value === null ? '' : writeNumber(Number(value.toFixed(SHOWN_DECIMALS)), mark);
}
