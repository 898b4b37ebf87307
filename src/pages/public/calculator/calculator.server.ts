import { isFieldName } from '#domain/bond-calculator/calculator-fields.ts';
import { loadStartFor } from '#market/bond-calculator/bond-calculator.server.ts';
import { load } from '#platform/http/door.server.ts';
import { BESIDE_PREFIX, calculatorPage } from './calculator.contract.ts';

export const loadCalculatorPage = load(calculatorPage, async ({ query }, context) => {
  const { bond = '', beside = '', typed = '', written = 'point', ...fields } = query;
  const key = bond.trim();
  const [first, second] = await Promise.all([
    loadStartFor(context, key),
    beside.trim() === '' ? null : loadStartFor(context, beside.trim()),
  ]);
  // Whoever misspells a bond goes on with the calculation that was there.
  const before = first.isFound || typed === '' ? null : new URLSearchParams(typed);
  const kept = before && (await loadStartFor(context, before.get('bond') ?? ''));
  return {
    start: (kept ?? first).start,
    beside: second?.isFound ? second.start : null,
    unknown_beside: second && !second.isFound ? beside.trim() : null,
    unknown_bond: first.isFound ? null : key,
    query: Object.fromEntries(
      before
        ? [...before].filter(([name, text]) => isFieldName(name) && text.length <= LONGEST)
        : Object.entries(fields).filter(([name, text]) => isFieldName(name) && text !== undefined),
    ),
    beside_query: ofBeside(query),
    horizon: ofHorizon(query),
    written: before ? 'point' : written,
  };
});

const ofBeside = (query: object) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, text]) => {
      const field = name.startsWith(BESIDE_PREFIX) ? name.slice(BESIDE_PREFIX.length) : '';
      return isFieldName(field) && typeof text === 'string' ? [[field, text]] : [];
    }),
  );

const ofHorizon = (query: object) =>
  Object.fromEntries(
    Object.entries(query).filter(([name, text]) => /^(horizon|beside)_/.test(name) && text !== undefined),
  );

/** As long as a field of the address may be. */
const LONGEST = 4_000;
