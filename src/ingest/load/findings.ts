import type { Finding } from '#domain/import/finding.ts';
import type { ListedFinding, RuleCount } from './run-file.ts';

const MOST_LISTED = 100_000;
const EXAMPLES = 3;

/** Of more findings the next run finds them itself. */
const MOST_WRITTEN = 1_000;

export interface WrittenFindings {
  readonly rules: readonly (readonly [
    string,
    { readonly count: number; readonly examples: ListedFinding[]; readonly finding: Finding },
  ])[];
  readonly listed: readonly ListedFinding[];
}

/** The findings of a run: all are counted, notes only counted, and of the others a limited number is listed. */
export class Findings {
  readonly #counts = new Map<string, { count: number; examples: ListedFinding[]; finding: Finding }>();
  #listed: ListedFinding[] = [];

  add(file: number | null, finding: Finding, raw = ''): void {
    const key = `${finding.severity} ${finding.rule}`;
    const counted = this.#counts.get(key) ?? { count: 0, examples: [], finding };
    this.#counts.set(key, counted);
    counted.count++;
    const listed = { file, finding, raw };
    if (counted.examples.length < EXAMPLES && !hasValue(counted.examples, finding))
      counted.examples.push(listed);
    if (finding.severity !== 'note' && this.#listed.length < MOST_LISTED) this.#listed.push(listed);
  }

  static read({ rules, listed }: WrittenFindings): Findings {
    const findings = new Findings();
    for (const [key, counted] of rules) findings.#counts.set(key, { ...counted });
    findings.#listed = [...listed];
    return findings;
  }

  /** Null where there are too many. */
  write(): WrittenFindings | null {
    return this.#listed.length > MOST_WRITTEN ? null : { rules: [...this.#counts], listed: this.#listed };
  }

  listed(): readonly ListedFinding[] {
    return this.#listed;
  }

  byRule(): readonly RuleCount[] {
    return [...this.#counts.values()].map(({ count, examples, finding: { rule, severity } }) => ({
      rule,
      severity,
      count,
      examples,
    }));
  }
}

/** An unknown ticker of a thousand rows is one example. */
const hasValue = (examples: readonly ListedFinding[], { value, field }: Finding): boolean =>
  value !== undefined && examples.some((one) => one.finding.value === value && one.finding.field === field);
