import type { DemoReport } from '../books/demo-report.ts';
import type { Issuer } from '../catalogue/instruments.ts';
import type { DemoMarket } from '../demo-market.ts';
import { createRandom } from '../random.ts';
import { createDemoFile, type DemoFile, type PaperKind } from './demo-file.ts';

export interface ReportFile {
  readonly issuer: Issuer;
  readonly kind: 'esg' | 'annual' | 'quarterly';
  readonly year: number;
  readonly quarter: number | null;
  readonly language: 'rus' | 'eng';
  readonly file: DemoFile;
}

type Wanted = Pick<ReportFile, 'kind' | 'year' | 'quarter' | 'language'>;

const KINDS: readonly PaperKind[] = ['pdf', 'pdf', 'pdf', 'pdf', 'zip', 'zip', 'rar'];
const ESG_YEARS = 3;
/** Publishes its reports, but no file of them reached us. */
const WITHOUT_FILES = new Set(['harrowmere-power', 'quillstone-software']);
/** Has every kind in both languages. */
const WITH_ALL = new Set(['norvik-steel', 'caldervoe-bank', 'severozornneft']);

/** Annual reports of all who report, quarterly ones of some, and a word on the environment from a few. */
export function createReportFiles(
  { factors, catalogue }: DemoMarket,
  reports: readonly DemoReport[],
): ReportFile[] {
  const byIssuer = Map.groupBy(reports, ({ issuerId }) => issuerId);
  return catalogue.issuers
    .filter(({ stringId }) => !WITHOUT_FILES.has(stringId))
    .flatMap((issuer) => {
      const random = createRandom(`${factors.seed}/papers/${issuer.stringId}`);
      const hasAll = WITH_ALL.has(issuer.stringId);
      const chance = (probability: number) => hasAll || random.chance(probability);
      return wantedOf(byIssuer.get(issuer.id) ?? [], issuer, chance).map((wanted) => ({
        issuer,
        ...wanted,
        file: createDemoFile(
          factors.seed,
          nameOf(issuer, wanted),
          random.pick(KINDS),
          linesOf(issuer, wanted),
        ),
      }));
    });
}

function wantedOf(
  reports: readonly DemoReport[],
  issuer: Issuer,
  chance: (probability: number) => boolean,
): Wanted[] {
  const ends = new Map(reports.map(({ at }) => [`${at.year}/${at.quarter}`, at]));
  const years = [...ends.values()].filter(({ quarter }) => quarter === 4).map(({ year }) => year);
  const isQuarterly = chance(0.4);
  const isGreen = chance(0.35);
  const russian = issuer.language === 'rus' || issuer.language === 'ukr' ? 0.95 : 0.4;
  const inLanguages = (it: Omit<Wanted, 'language'>): Wanted[] => [
    ...(chance(0.9) ? [{ ...it, language: 'eng' as const }] : []),
    ...(chance(russian) ? [{ ...it, language: 'rus' as const }] : []),
  ];
  return [
    ...years.flatMap((year) => inLanguages({ kind: 'annual', year, quarter: null })),
    ...(isQuarterly
      ? [...ends.values()].flatMap(({ year, quarter }) => inLanguages({ kind: 'quarterly', year, quarter }))
      : []),
    ...(isGreen
      ? years.slice(-ESG_YEARS).flatMap((year) => inLanguages({ kind: 'esg', year, quarter: null }))
      : []),
  ];
}

function nameOf({ stringId }: Issuer, { kind, year, quarter, language }: Wanted): string {
  return [stringId, kind, year, quarter && `q${quarter}`, language].filter(Boolean).join('-');
}

function linesOf({ name, names }: Issuer, { kind, year, quarter, language }: Wanted): string[] {
  const title = { esg: 'Sustainability report', annual: 'Annual report', quarterly: 'Quarterly report' }[
    kind
  ];
  return [names.eng ?? name, `${title}, ${quarter ? `Q${quarter} ` : ''}${year} (${language})`];
}
