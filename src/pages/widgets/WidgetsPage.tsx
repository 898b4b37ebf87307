import { useLabels } from '#foundation/i18n/I18n.tsx';
import type { PageView } from '#foundation/web/page-view.ts';
import { ChoicesShowcase } from './choices-showcase/ChoicesShowcase.tsx';
import { DatesShowcase } from './dates-showcase/DatesShowcase.tsx';
import type english from './labels/eng.json';
import { MessagesShowcase } from './messages-showcase/MessagesShowcase.tsx';
import { NetworkShowcase } from './network-showcase/NetworkShowcase.tsx';
import type tables from './table-showcase/labels/eng.json';
import { TableShowcase } from './table-showcase/TableShowcase.tsx';
import styles from './WidgetsPage.module.css';
import type { WidgetsPageData } from './widgets.contract.ts';

function WidgetsPage({ data }: { data: WidgetsPageData }) {
  const t = useLabels<typeof english>('widgets');
  return (
    <>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <Contents />
      </div>
      <TableShowcase data={data.table} />
      <ChoicesShowcase data={data.choices} />
      <DatesShowcase today={data.today} />
      <MessagesShowcase />
      <NetworkShowcase data={data.network} />
    </>
  );
}

const FAMILIES = ['table', 'choices', 'dates', 'messages', 'network'] as const;

function Contents() {
  const t = useLabels<typeof english>('widgets');
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      {FAMILIES.map((family) => (
        <ContentsLink key={family} family={family} />
      ))}
    </nav>
  );
}

function ContentsLink({ family }: { family: (typeof FAMILIES)[number] }) {
  const t = useLabels<typeof tables>(`${family}-showcase`);
  return (
    <a className="link" href={`#${family}`}>
      {t('title')}
    </a>
  );
}

export const view: PageView<WidgetsPageData> = {
  View: WidgetsPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('widgets');
    return { title: t('title'), description: t('description'), path: '/widgets/', isIndexed: false };
  },
};
