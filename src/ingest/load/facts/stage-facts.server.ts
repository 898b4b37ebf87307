import type pg from 'pg';
import type { Finding } from '#domain/import/finding.ts';
import { judge, keepsOut } from '../../checks/check-settings.ts';
import { checkPeriod } from '../../checks/statement-rules.ts';
import { takeOut } from '../record-counts.ts';
import type { FileReport } from '../run-file.ts';
import type { Stage } from '../stage.server.ts';
import { resolveIn, type StageRecord } from '../stage-context.server.ts';
import type { CollectedFacts } from './collected-facts.ts';
import { findOtherTotals, findRestated, findUnbalanced } from './fact-findings.ts';
import { tagKey } from './fact-line.ts';
import { readBalanceLines, readFactLines, readTotalLines } from './fact-lines.repository.ts';
import { toReports } from './fact-reports.ts';

export const stageFact: StageRecord<'fact'> = (record, origin, context) => {
  const { facts } = context;
  const outcome = resolveIn(context, record.subject, { needed: 'issuer', line: origin.line });
  if ('finding' in outcome) return [outcome.finding];
  const { issuerId } = outcome.resolved;
  if (issuerId === null) return [];
  if (!Number.isFinite(Number(record.value)))
    return [{ rule: 'not_a_number', severity: 'reject', field: record.tag, value: record.value }];
  context.registry.named.add(issuerId);
  const known = facts.byIssuer.get(issuerId) ?? [];
  known.push(record);
  facts.byIssuer.set(issuerId, known);
  if (!facts.lines.has(tagKey(record.taxonomy, record.tag)))
    return [{ rule: 'unknown_tag', severity: 'note', field: 'tag', value: record.tag }];
  const wrong = record.startsOn ? checkPeriod(record.startsOn, record.endsOn) : null;
  const judged = wrong && judge(wrong, context.file.checks);
  if (!judged || !keepsOut(judged)) facts.taken.set(record, origin.line);
  return wrong ? [wrong] : [];
};

export const collectFacts = async (client: pg.ClientBase): Promise<CollectedFacts> => ({
  lines: await readFactLines(client),
  byIssuer: new Map(),
  taken: new Map(),
});

/** Stages the reports of all facts that the file had. Facts that are in none of them are left out. */
export async function stageReports(
  client: pg.ClientBase,
  stage: Stage,
  { lines, byIssuer, taken }: CollectedFacts,
  { file, report }: { readonly file: number; readonly report: FileReport },
): Promise<Finding[]> {
  if (byIssuer.size === 0) return [];
  const balance = await readBalanceLines(client);
  const totals = await readTotalLines(client);
  const findings: Finding[] = [];
  for (const [issuerId, facts] of byIssuer) {
    const reports = toReports(facts, lines);
    findings.push(
      ...findRestated(facts),
      ...findUnbalanced(reports, balance),
      ...findOtherTotals(reports, totals),
    );
    for (const { facts } of reports) for (const fact of facts) taken.delete(fact);
    for (const report of reports) {
      const temporaryId = stage.nextTemporaryId();
      stage.put('report', { file, line: 0 }, [
        temporaryId,
        issuerId,
        report.standard,
        report.startsOn,
        report.endsOn,
        report.months,
        report.fiscalYear,
        report.currency,
        1,
        report.filedOn,
        `${report.filedOn}T00:00:00Z`,
        report.accession,
      ]);
      for (const [lineId, value] of report.values)
        stage.put('report_fact', { file, line: 0 }, [temporaryId, lineId, value, report.derived.has(lineId)]);
    }
  }
  for (const [{ tag, endsOn, startsOn }, line] of taken) {
    const why = startsOn === undefined ? 'no_period' : 'other_figure';
    findings.push({ rule: 'skipped', severity: 'note', line, field: tag, value: endsOn, details: { why } });
    takeOut(report, 'fact', 'skipped', line);
  }
  taken.clear();
  byIssuer.clear();
  return findings;
}

/** Reports that the store has keep their numbers; new ones get theirs. Within the transaction of the difference. */
export async function numberReports(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create temp table report_numbers on commit drop as
       select s.id as temporary_id, r.id as known_id, coalesce(r.id, nextval(pg_get_serial_sequence('report', 'id')))::int as id
         from stage_report s
         left join report r on (r.issuer_id, r.standard, r.period_end, r.months, r.known_at, r.accession)
                             = (s.issuer_id, s.standard, s.period_end, s.months, s.known_at, s.accession) and not r.is_archive;
     update stage_report s set id = n.id from report_numbers n where n.temporary_id = s.id;
     update stage_report_fact s set report_id = n.id from report_numbers n where n.temporary_id = s.report_id;
     insert into new_reports select id from report_numbers where known_id is null on conflict do nothing`,
  );
}
