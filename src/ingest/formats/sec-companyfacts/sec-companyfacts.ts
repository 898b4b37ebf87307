import type { Finding } from '#domain/import/finding.ts';
import type { FactRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Peek } from '../../decode/peek.ts';
import type { ImportFormat, Read, Recognition } from '../format.ts';
import { Reads } from '../json-reading.ts';
import { dayOf, decimalOf, entriesOf, listOf, memberOf, textOf } from '../json-value.ts';
import { bySignature, NOT_THIS } from '../score.ts';
import { toCik } from '../subject-row.ts';
import { withoutMissing } from '../without-missing.ts';

/**
 * All facts that a company filed with the SEC. A period is reported by several filings, sometimes with another value: each is a
 * record. `fy` and `fp` name the year of the filing, not of the fact.
 */
export const secCompanyfacts: ImportFormat = {
  code: 'sec-companyfacts',
  recognise,
  async *read(decoded): AsyncIterable<readonly Read[]> {
    if (decoded.kind !== 'json') throw new Error('sec-companyfacts reads JSON only');
    const document = await decoded.whole();
    const name = textOf(memberOf(document, 'entityName')) ?? '';
    const cik = toCik(textOf(memberOf(document, 'cik')));
    const subject = withoutMissing<Subject>({ cik, name });
    const reads = new Reads();
    reads.add({ cik, name }, [{ type: 'issuer', subject, name }]);
    for (const [taxonomy, tags] of taxonomiesOf(document))
      for (const [tag, definition] of entriesOf(tags))
        for (const [unit, facts] of entriesOf(memberOf(definition, 'units')))
          for (const fact of listOf(facts))
            reads.put(
              { taxonomy, tag, unit, ...Object(fact) },
              toFact({ subject, taxonomy, tag, unit }, fact),
            );
    yield reads.take();
  },
};

/** What part of the fiscal year a filing is about. */
const MONTHS: Readonly<Record<string, FactRecord['filingMonths']>> = { Q1: 3, Q2: 6, Q3: 9, FY: 12 };

/** The facts of all tags, or those of the one tag that `companyconcept` was asked for. */
function taxonomiesOf(document: unknown): readonly (readonly [string, unknown])[] {
  const taxonomy = textOf(memberOf(document, 'taxonomy'));
  const tag = textOf(memberOf(document, 'tag'));
  if (taxonomy === undefined || tag === undefined) return entriesOf(memberOf(document, 'facts'));
  return [[taxonomy, { [tag]: document }]];
}

const notStored = (why: string): Recognition => ({
  ...NOT_THIS,
  reasons: [{ code: 'other_content', details: { why } }],
});

/** `sub.txt`, `num.txt`, `pre.txt` and `tag.txt` are of one another. */
const isDataSet = (header: readonly string[]) =>
  ['adsh,cik,name', 'adsh,tag,version', 'adsh,report,line', 'tag,version,custom'].includes(
    header.slice(0, 3).join(),
  );

function recognise({ content }: Peek): Recognition {
  if (content.kind === 'table' && isDataSet(content.header)) return notStored('data_sets');
  if (content.kind !== 'json') return NOT_THIS;
  const { keys } = content;
  const isFacts = ['us-gaap', 'ifrs-full', 'dei', 'srt'].some((taxonomy) => keys.has(`facts.${taxonomy}`));
  const isFrame = ['taxonomy', 'tag', 'ccp', 'uom'].every((key) => keys.has(key));
  if (isFrame) return notStored('frames');
  const isConcept = ['taxonomy', 'tag', 'units'].every((key) => keys.has(key));
  return keys.has('cik') && keys.has('entityName') && (isFacts || isConcept)
    ? bySignature('companyfacts', ['issuer', 'fact'])
    : NOT_THIS;
}

function toFact(
  about: Pick<FactRecord, 'subject' | 'taxonomy' | 'tag' | 'unit'>,
  fact: unknown,
): FactRecord | Omit<Finding, 'line'> {
  const endsOn = dayOf(memberOf(fact, 'end'));
  const startsOn = dayOf(memberOf(fact, 'start'));
  const filedOn = dayOf(memberOf(fact, 'filed'));
  const value = decimalOf(memberOf(fact, 'val'));
  const accession = textOf(memberOf(fact, 'accn'));
  if (endsOn === undefined || filedOn === undefined)
    return { rule: 'not_a_day', severity: 'reject', field: endsOn ? 'filed' : 'end' };
  if (value === undefined || accession === undefined)
    return { rule: 'missing_required', severity: 'reject', field: value ? 'accn' : 'val' };
  return withoutMissing<FactRecord>({
    type: 'fact',
    ...about,
    startsOn,
    endsOn,
    value,
    filedOn,
    accession,
    form: textOf(memberOf(fact, 'form')),
    filingMonths: startsOn === undefined ? MONTHS[textOf(memberOf(fact, 'fp')) ?? ''] : undefined,
  });
}
