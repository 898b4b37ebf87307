import type { Finding, Rule, Severity } from '#domain/import/finding.ts';

/** What a recipe and the command line change about the checks. */
export interface CheckSettings {
  readonly severities: Readonly<Partial<Record<Rule, Severity | 'off'>>>;
  /** What is held by these rules enters, with a warning. */
  readonly accepted: ReadonlySet<Rule>;
  /** Prices outside of low and high widen these instead of being rejected. */
  readonly widensDays: boolean;
  /** How many times yesterday's price is a jump. */
  readonly jumpTimes: number;
  /** Share of rejected records above which a file is held. */
  readonly mostRejected: number;
}

export const DEFAULT_CHECKS: CheckSettings = {
  severities: {},
  accepted: new Set(),
  widensDays: false,
  jumpTimes: 1.8,
  mostRejected: 0.2,
};

/** The finding as the settings judge it, or null where the rule is off. */
export function judge(
  finding: Finding,
  { severities, accepted }: Pick<CheckSettings, 'severities' | 'accepted'>,
): Finding | null {
  const severity = severities[finding.rule] ?? finding.severity;
  if (severity === 'off') return null;
  if (severity === 'hold' && accepted.has(finding.rule)) return { ...finding, severity: 'warn' };
  return severity === finding.severity ? finding : { ...finding, severity };
}

/** Records of these say nothing: they are counted and left out. */
const EMPTY_RECORDS: ReadonlySet<Rule> = new Set([
  'no_values',
  'no_trade',
  'skipped',
  'trailer',
  'unknown_tag',
]);

/** Whether a record with this finding stays out. */
export const keepsOut = ({ rule, severity }: Finding): boolean =>
  severity === 'reject' || severity === 'hold' || EMPTY_RECORDS.has(rule);
