import type chartWords from '#features/compare-chart/labels/eng.json';
import { downloadComparison } from '#features/compare-table/compare-table.contract.ts';
import { COMPARE_PATH, COMPARED_KINDS, comparedQuery, comparePath } from '#market/compare/compare-address.ts';
import { LISTS } from '#market/lists/list-fields.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import { Empty } from '#ui/empty/Empty.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import styles from './ComparePage.module.css';
import type { ComparePageData } from './compare.contract.ts';
import { BondHoldings, CompareChart, ExcelLink } from './compare.islands.ts';
import { CompareTable } from './compare.parts.ts';
import type english from './labels/eng.json';

function ComparePage({ data }: { data: ComparePageData }) {
  const t = useLabels<typeof english>('compare');
  const link = useLink();
  const { compared, graph, bonds, mayExport, today } = data;
  if (!compared) return <Nothing />;
  const { kind, currency, currencies } = compared;
  const keys = compared.subjects.map(({ key }) => key);
  return (
    <>
      <div className={styles.head}>
        <h1>{t(kind)}</h1>
        <a className={buttons.button} href={link(LISTS[kind].path)}>
          <Icon name="plus" />
          {t('add')}
        </a>
        <ExcelLink
          href={link(`${downloadComparison.path}?${comparedQuery({ kind, keys, currency })}`)}
          mayExport={mayExport}
        />
      </div>
      {currencies.length > 0 && (
        <div className={styles.currency}>
          <SegmentLinks
            label={t('currency')}
            items={[null, ...currencies].map((each) => ({
              href: link(comparePath({ kind, keys, currency: each })),
              text: each ?? t('as_quoted'),
              isCurrent: each === currency,
            }))}
          />
          {currency && <p>{t('converted', { currency })}</p>}
        </div>
      )}
      <div className={styles.parts}>
        <CompareTable data={compared} />
        {bonds && (
          <BondHoldings
            data={bonds}
            address={`${link(comparePath({ kind, keys, currency }))}&`}
            isComparison
          />
        )}
        {graph && <Curves graph={graph} compared={{ kind, keys, currency }} today={today} />}
      </div>
    </>
  );
}

interface CurvesProps {
  readonly graph: NonNullable<ComparePageData['graph']>;
  readonly compared: Parameters<typeof comparedQuery>[0];
  readonly today: string;
}

function Curves({ graph, compared, today }: CurvesProps) {
  const t = useLabels<typeof chartWords>('compare-chart');
  const link = useLink();
  const unlock = useUnlock('compare');
  const { chart } = graph;
  return (
    <section id="curves" className={styles.curves} aria-label={t('curves')}>
      {graph.curves.length > 1 && (
        <SegmentLinks
          label={t('curves')}
          items={graph.curves.map((curve) => ({
            href: `${link(comparePath(compared))}&curve=${curve}#curves`,
            text: t(curve),
            isCurrent: curve === graph.curve,
          }))}
        />
      )}
      {chart ? (
        <CompareChart graph={{ ...graph, chart }} compared={compared} today={today} />
      ) : (
        <LockedPrompt unlock={unlock} text={t('prompt')} />
      )}
    </section>
  );
}

function Nothing() {
  const t = useLabels<typeof english>('compare');
  const link = useLink();
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
      </div>
      <Empty icon="list" title={t('empty')} text={t('how')}>
        <p className={styles.lists}>
          {COMPARED_KINDS.map((kind) => (
            <a key={kind} className={buttons.button} href={link(LISTS[kind].path)}>
              {t(`all_${kind}`)}
            </a>
          ))}
        </p>
      </Empty>
    </>
  );
}

export const view: PageView<ComparePageData> = {
  View: ComparePage,
  islands: {},
  head: ({ compared }, { translator }) => {
    const t = translator.of<keyof typeof english>('compare');
    return {
      title: t(compared?.kind ?? 'title'),
      description: t('description'),
      path: COMPARE_PATH,
      ...(compared && { isIndexed: false as const }),
    };
  },
};
