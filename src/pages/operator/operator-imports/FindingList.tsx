import type { ImportReport } from '#ingest/drafts/draft.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import { useImportWords } from './useImportWords.ts';

type Finding = ImportReport['findings'][number];

const ORDER = ['reject', 'hold', 'warn', 'note'] as const;
export const SEVERITY_TONES = { reject: 'warn', hold: 'warn', warn: 'accent', note: 'plain' } as const;

/** By rule, what keeps records out first, each with up to three examples. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const t = useLabels<typeof english>('operator-imports');
  const { rule, count } = useImportWords();
  const sorted = findings.toSorted(
    (one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity) || other.count - one.count,
  );
  return (
    <ul>
      {sorted.map((finding) => (
        <li key={`${finding.severity} ${finding.rule}`} className={styles.finding}>
          <span>{rule(finding.rule)}</span>
          <span className={styles.numbers}>{count(finding.count)}</span>
          <Badge tone={SEVERITY_TONES[finding.severity]} text={t(`severity_${finding.severity}`)} />
          {finding.severity !== 'note' && (
            <ul className={styles.examples}>
              {finding.examples.map((example) => (
                <li key={JSON.stringify(example)}>
                  <Example example={example} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The place, then the value and the numbers that the rule compared. */
function Example({
  example: { file, line, field, value, details },
}: {
  example: Finding['examples'][number];
}) {
  const t = useLabels<typeof english>('operator-imports');
  const place = [file, line === null ? '' : t('line', { line }), field].filter((part) => part !== '');
  const facts = Object.entries(details).map(([name, fact]) => `${name} ${fact}`);
  return (
    <>
      {place.join(' · ')}
      {(value !== '' || facts.length > 0) && ': '}
      {[value, ...facts].filter((part) => part !== '').join(' · ')}
    </>
  );
}
