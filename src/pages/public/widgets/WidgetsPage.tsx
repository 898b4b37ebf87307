import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { BlockShowcase } from './block-showcase/BlockShowcase.tsx';
import { ChartShowcase } from './chart-showcase/ChartShowcase.tsx';
import { ChoicesShowcase } from './choices-showcase/ChoicesShowcase.tsx';
import { DatesShowcase } from './dates-showcase/DatesShowcase.tsx';
import { FAMILIES, type Family } from './families.ts';
import type english from './labels/eng.json';
import { MessagesShowcase } from './messages-showcase/MessagesShowcase.tsx';
import { NetworkShowcase } from './network-showcase/NetworkShowcase.tsx';
import type tables from './table-showcase/labels/eng.json';
import { TableShowcase } from './table-showcase/TableShowcase.tsx';
import styles from './WidgetsPage.module.css';
import type { WidgetsPageData } from './widgets.contract.ts';

function WidgetsPage({ data }: { data: WidgetsPageData }) {
  const t = useLabels<typeof english>('widgets');
  const { family, today, table, choices, network, block, chart } = data;
  return (
    <>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <Contents current={family} />
      </div>
      {table && <TableShowcase data={table} />}
      {choices && <ChoicesShowcase data={choices} />}
      {(family ?? 'dates') === 'dates' && <DatesShowcase today={today} />}
      {(family ?? 'messages') === 'messages' && <MessagesShowcase />}
      {network && <NetworkShowcase data={network} />}
      {block && <BlockShowcase data={block} today={today} />}
      {chart && <ChartShowcase data={chart} />}
    </>
  );
}

function Contents({ current }: { current: Family | null }) {
  const t = useLabels<typeof english>('widgets');
  const link = useLink();
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <a className="link" href={link('/widgets/')} aria-current={current === null ? 'page' : undefined}>
        {t('all')}
      </a>
      {FAMILIES.map((family) => (
        <FamilyLink key={family} family={family} isCurrent={family === current} />
      ))}
    </nav>
  );
}

function FamilyLink({ family, isCurrent }: { family: Family; isCurrent: boolean }) {
  const t = useLabels<typeof tables>(`${family}-showcase`);
  const link = useLink();
  return (
    <a className="link" href={link(`/widgets/${family}/`)} aria-current={isCurrent ? 'page' : undefined}>
      {t('title')}
    </a>
  );
}

export const view: PageView<WidgetsPageData> = {
  View: WidgetsPage,
  head: ({ family }, { translator }) => {
    const t = translator.of<keyof typeof english>('widgets');
    return {
      title: t('title'),
      description: t('description'),
      path: family ? `/widgets/${family}/` : '/widgets/',
      isIndexed: false,
    };
  },
};
