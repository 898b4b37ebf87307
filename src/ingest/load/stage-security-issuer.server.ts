import type { Finding } from '#domain/import/finding.ts';
import { checkCodes } from '../checks/code-rules.ts';
import { FOR_EVER, SINCE_EVER } from '../identity/code-book.ts';
import { resolveIn, type StageRecord } from './stage-context.server.ts';

/**
 * A map of ISINs to LEIs gives a known security its issuer: the company with that LEI, else the LEI to the company that it has. Maps
 * name millions of securities: those that nobody knows here are left out, and nothing is created for them.
 */
export const stageSecurityIssuer: StageRecord<'code'> = ({ subject, value: lei }, origin, context) => {
  const wrong = checkCodes(subject);
  if (wrong) return [wrong];
  const { registry, position: file } = context;
  const { things, drafts } = registry;
  const reference = { hints: { isReference: true }, line: origin.line } as const;
  const security = resolveIn(context, { isin: subject.isin ?? '' }, { needed: 'instrument', ...reference });
  const instrument = 'resolved' in security ? security.resolved.instrument : null;
  if (!instrument || instrument.issuerId === null) return [left('unknown_security')];
  const company = resolveIn(context, { lei }, { needed: 'issuer', ...reference });
  const known = 'resolved' in company ? company.resolved.issuerId : null;
  const own = things.issuers.get(instrument.issuerId);
  if (own?.lei && own.lei !== lei)
    return [
      {
        rule: 'code_conflict',
        severity: 'hold',
        value: subject.isin ?? '',
        details: { code: lei, other: own.lei },
      },
    ];
  const from = { file, line: origin.line };
  if (known !== null && known !== instrument.issuerId) {
    drafts.put('instrument', instrument.id, from, { issuer_id: known });
    things.instruments.set(instrument.id, { ...instrument, issuerId: known });
    return [];
  }
  if (!own || own.lei) return [];
  things.issuers.set(own.id, { ...own, lei });
  drafts.put('issuer', own.id, from, { lei });
  const conflict = registry.putCode({
    scheme: 'lei',
    place: '',
    value: lei,
    of: 'issuer',
    id: own.id,
    validFrom: SINCE_EVER,
    validTo: FOR_EVER,
    isNew: true,
  });
  return conflict ? [conflict] : [];
};

const left = (why: string): Finding => ({ rule: 'skipped', severity: 'note', details: { why } });
