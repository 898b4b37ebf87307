import { addDays } from '#domain/calendar/day-arithmetic.ts';
import type { Finding } from '#domain/import/finding.ts';
import type { InstrumentRecord } from '#domain/import/records.ts';
import { checkCode, checkCodes } from '../checks/code-rules.ts';
import { type Code, FOR_EVER, SINCE_EVER } from '../identity/code-book.ts';
import { writtenSubject } from '../identity/subjects.ts';
import { currencyIn, resolveIn, type StageContext, type StageRecord } from './stage-context.server.ts';
import { wholeNumber } from './stage-prices.ts';
import { stageSecurityIssuer } from './stage-security-issuer.server.ts';

export const stageIssuer: StageRecord<'issuer'> = (record, origin, context) => {
  const wrong = checkCodes(record.subject);
  if (wrong) return [wrong];
  const { registry } = context;
  const findings: Finding[] = [];
  const written = record.country ?? record.subject.country;
  const country = written ? registry.reference.findCountry(written) : undefined;
  if (country === null)
    return [{ rule: 'unknown_country', severity: 'hold', field: 'country', value: written ?? '' }];
  const outcome = resolveIn(
    context,
    { ...record.subject, name: record.name, ...(country && { country }) },
    {
      needed: 'issuer',
      line: origin.line,
    },
  );
  if ('finding' in outcome) return [outcome.finding];
  const id = outcome.resolved.issuerId;
  if (id === null) return [];
  const from = { file: context.position, line: origin.line };
  registry.drafts.put('issuer', id, from, {
    name: record.name,
    names: record.names,
    country,
    industry_id: industryIn(context, record.industry, findings),
    is_bank: record.isBank,
    is_stub: false,
    lei: record.subject.lei,
  });
  const website = record.website && /^https?:\/\//.test(record.website) ? record.website : undefined;
  if (website || record.about)
    registry.drafts.put('issuer_profile', id, from, {
      website,
      descriptions: record.about ? { eng: record.about } : undefined,
    });
  for (const scheme of ['lei', 'cik'] as const) {
    const conflict = putCode(context, scheme, record.subject[scheme], { of: 'issuer', id });
    if (conflict) findings.push(conflict);
  }
  const place = { place: registry.provider };
  const conflict = putCode(context, 'provider', record.subject.providerCode, { of: 'issuer', id }, place);
  if (conflict) findings.push(conflict);
  return findings;
};

/** Undefined where nothing is said, unclassified where the word is unknown, which is listed once. */
function industryIn({ registry }: StageContext, word: string | undefined, findings: Finding[]) {
  if (!word) return undefined;
  const id = registry.reference.findIndustry(word);
  if (id !== null) return id;
  if (!unknownIndustries(registry).has(word)) {
    unknownIndustries(registry).add(word);
    findings.push({ rule: 'unknown_industry', severity: 'warn', field: 'industry', value: word });
  }
  return registry.reference.unclassifiedId ?? undefined;
}

const seenIndustries = new WeakMap<object, Set<string>>();
function unknownIndustries(registry: object): Set<string> {
  const seen = seenIndustries.get(registry) ?? new Set<string>();
  seenIndustries.set(registry, seen);
  return seen;
}

export const stageInstrument: StageRecord<'instrument'> = (record, origin, context) => {
  const wrong = checkCodes(record.subject);
  if (wrong) return [wrong];
  const { registry } = context;
  const currency = currencyIn(context, record.currency);
  if ('finding' in currency) return [currency.finding];
  const findings: Finding[] = [];
  const industryId = industryIn(context, record.industry, findings);
  const issuer = record.issuer
    ? resolveIn(context, record.issuer, {
        needed: 'issuer',
        hints: { issuerName: record.issuer.name ?? record.name, industryId },
        line: origin.line,
      })
    : null;
  const issuerId = issuer && 'resolved' in issuer ? (issuer.resolved.issuerId ?? undefined) : undefined;
  const outcome = resolveIn(
    context,
    { ...record.subject, kind: record.kind },
    {
      day: record.delistedOn ? addDays(record.delistedOn, -DAYS_OF_RENAMING) : LAST_DAY,
      needed: record.subject.mic && record.subject.ticker ? 'listing' : 'instrument',
      hints: {
        kind: record.kind,
        name: record.name,
        currency: currency.code,
        issuerName: record.name,
        issuerId,
        industryId,
        listedOn: record.listedOn,
        isStrict: true,
      },
      line: origin.line,
    },
  );
  if ('finding' in outcome) return [outcome.finding];
  const { instrument, listing } = outcome.resolved;
  if (!instrument) return [];
  if (listing && isFormerTicker(listing, record))
    return [{ rule: 'skipped', severity: 'note', value: listing.ticker, details: { why: 'renamed' } }];
  if (listing && record.subject.ticker && isOtherTicker(context, listing, record.subject.ticker))
    return [contest(context, instrument.id, heldTwice(record.subject, listing.ticker))];
  const from = { file: context.position, line: origin.line };
  const { id } = instrument;
  if (instrument.isNew && origin.raw && !registry.raws.has(id)) registry.raws.set(id, origin.raw);
  registry.things.instruments.set(id, {
    ...instrument,
    listedOn: record.listedOn ?? instrument.listedOn,
    delistedOn: record.delistedOn ?? instrument.delistedOn,
  });
  registry.drafts.put('instrument', id, from, {
    name: record.name,
    names: record.names,
    isin: record.subject.isin,
    currency: instrument.isNew ? currency.code : undefined,
    issuer_id: instrument.isNew ? undefined : issuerId,
    status: record.status,
    listed_on: record.listedOn,
  });
  if (instrument.kind === 'stock')
    registry.drafts.put('stock', id, from, {
      share_type: record.shareType,
      nominal_value: record.nominal,
      shares_outstanding: wholeNumber(record.sharesOutstanding),
    });
  if (instrument.kind === 'etf') registry.drafts.put('etf', id, from, { expense_ratio: record.expenseRatio });
  if (instrument.issuerId !== null && industryId !== undefined)
    registry.drafts.put('issuer', instrument.issuerId, from, { industry_id: industryId });
  const conflict = putCode(context, 'isin', record.subject.isin, { of: 'instrument', id });
  if (conflict) findings.push(conflict);
  return findings;
};

/** Lists end a former ticker on the day of the renaming, or some days after. */
const DAYS_OF_RENAMING = 7;

/** Whoever has a ticker for good has it on this day. */
const LAST_DAY = '9999-12-31';

/** A share that ended under this ticker goes on under another. */
const isFormerTicker = (
  listing: { readonly ticker: string },
  { delistedOn, subject }: InstrumentRecord,
): boolean => delistedOn !== undefined && subject.ticker !== undefined && subject.ticker !== listing.ticker;

/** One ISIN, one venue, two tickers at the same time. */
const isOtherTicker = (
  { registry }: StageContext,
  listing: { readonly id: number; readonly mic: string | null; readonly ticker: string },
  ticker: string,
): boolean => {
  if (listing.ticker === ticker) return false;
  const known = registry.book.find('mic_ticker', listing.mic ?? '', ticker, null);
  return known?.id !== listing.id;
};

function contest({ registry }: StageContext, instrumentId: number, finding: Finding): Finding {
  registry.contested.set(instrumentId, finding);
  return finding;
}

const heldTwice = (subject: Parameters<typeof writtenSubject>[0], other: string): Finding => ({
  rule: 'code_conflict',
  severity: 'hold',
  field: 'ticker',
  value: `${subject.mic}:${subject.ticker}`,
  details: { code: writtenSubject(subject), other: `${subject.mic}:${other}` },
});

export const stageListing: StageRecord<'listing'> = (record, origin, context) => {
  const wrong = checkCodes(record.subject);
  if (wrong) return [wrong];
  const currency = currencyIn(context, record.currency);
  if ('finding' in currency) return [currency.finding];
  const outcome = resolveIn(context, record.subject, {
    needed: 'listing',
    hints: { currency: currency.code },
    line: origin.line,
  });
  if ('finding' in outcome) return [outcome.finding];
  const { listing } = outcome.resolved;
  if (listing)
    context.registry.drafts.put(
      'listing',
      listing.id,
      { file: context.position, line: origin.line },
      { currency: listing.isNew ? currency.code : undefined, status: record.status },
    );
  return [];
};

export const stageCode: StageRecord<'code'> = (record, origin, context) => {
  if (record.scheme === 'lei' && record.subject.isin !== undefined)
    return stageSecurityIssuer(record, origin, context);
  const wrong = checkCode(record.scheme, record.value) ?? checkCodes(record.subject);
  if (wrong) return [wrong];
  const ofIssuer = record.scheme === 'lei' || record.scheme === 'cik';
  const ofListing = record.scheme === 'mic_ticker' || record.scheme === 'figi';
  const needed = ofIssuer ? 'issuer' : ofListing ? 'listing' : 'instrument';
  const outcome = resolveIn(context, record.subject, { needed, line: origin.line });
  if ('finding' in outcome) return [outcome.finding];
  const { issuerId, instrument, listing } = outcome.resolved;
  const id = ofIssuer ? issuerId : ofListing ? listing?.id : instrument?.id;
  if (id === null || id === undefined)
    return [{ rule: 'skipped', severity: 'note', details: { why: 'not_listed' } }];
  const { name } = record.subject;
  // A list of codes may be all that is known of a company.
  if (ofIssuer && name && context.registry.things.issuers.get(id)?.isNew)
    context.registry.drafts.put(
      'issuer',
      id,
      { file: context.position, line: origin.line },
      { name, is_stub: false },
    );
  const conflict = putCode(context, record.scheme, record.value, { of: needed, id }, record);
  return conflict ? [{ ...conflict, line: origin.line }] : [];
};

function putCode(
  { registry }: StageContext,
  scheme: Code['scheme'],
  value: string | undefined,
  target: Pick<Code, 'of' | 'id'>,
  days: { readonly place?: string; readonly validFrom?: string; readonly validTo?: string } = {},
): Finding | null {
  if (!value) return null;
  return registry.putCode({
    scheme,
    value,
    ...target,
    place: days.place ?? '',
    validFrom: days.validFrom ?? SINCE_EVER,
    validTo: days.validTo ?? FOR_EVER,
    isNew: true,
  });
}
