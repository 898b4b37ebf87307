import { isFigi, isIsin, isLei } from '#domain/import/check-digits.ts';
import type { Finding } from '#domain/import/finding.ts';
import type { CodeScheme } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';

/** The first code of a subject whose check digit is wrong. */
export function checkCodes({ isin, lei, figi }: Subject): Finding | null {
  return checkCode('isin', isin) ?? checkCode('figi', figi) ?? checkCode('lei', lei);
}

export function checkCode(scheme: CodeScheme, value: string | undefined): Finding | null {
  if (value === undefined) return null;
  if (scheme === 'isin' && !isIsin(value)) return reject('isin_check', 'isin', value);
  if (scheme === 'lei' && !isLei(value)) return reject('lei_check', 'lei', value);
  if ((scheme === 'figi' || scheme.endsWith('_figi')) && !isFigi(value))
    return reject('figi_check', 'figi', value);
  return null;
}

const reject = (rule: 'isin_check' | 'lei_check' | 'figi_check', field: string, value: string): Finding => ({
  rule,
  severity: 'reject',
  field,
  value,
});
