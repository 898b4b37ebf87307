import { entityPath } from '#domain/search/categories.ts';
import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row, Sort } from '#ui/table/table-data.ts';
import styles from './CompanyList.module.css';
import type { CompanyListData, ListedCompany } from './company-list.contract.ts';
import { COMPANY_SORTS, companyListPath, EVERY_COMPANY } from './company-selection.ts';
import type english from './labels/eng.json';

/** Issuers with what they have issued and when they last reported. */
export function CompanyList({ data: { rows, selection } }: { data: CompanyListData }) {
  const t = useLabels<typeof english>('company-list');
  const link = useLink();
  if (rows.length === 0) {
    return (
      <Empty icon="search" title={t('nothing')}>
        <a className="link" href={link('/company/')}>
          {t('show_all')}
        </a>
      </Empty>
    );
  }
  const columns: readonly Column[] = [
    { key: 'name', title: t('company'), width: 'third', isSortable: true },
    { key: 'country', title: t('country'), on: 'wide', isSortable: true },
    { key: 'branch', title: t('branch'), on: 'wide' },
    { key: 'stocks', title: t('stocks'), kind: 'number', decimals: 0, isAlwaysShown: true },
    { key: 'bonds', title: t('bonds'), kind: 'number', decimals: 0, isAlwaysShown: true },
    { key: 'report', title: t('last_report'), kind: 'day', align: 'end', hint: t('last_report_hint') },
  ];
  return (
    <SimpleTable
      label={t('companies')}
      columns={columns}
      rows={rows.map(toRow)}
      limit={0}
      sort={{ key: selection.sort, direction: selection.isDescending ? 'desc' : 'asc' }}
      sortHrefOf={(sort) => link(companyListPath({ ...selection, ...toOrder(sort) }))}
    />
  );
}

function toOrder(sort: Sort | null) {
  const known = COMPANY_SORTS.find((each) => each === sort?.key);
  return { sort: known ?? EVERY_COMPANY.sort, isDescending: sort?.direction === 'desc' };
}

function toRow(company: ListedCompany): Row {
  return {
    id: String(company.id),
    cells: {
      name: { val: company.name, drawn: <CompanyName company={company} /> },
      country: company.country_name,
      branch: company.branch_name,
      stocks: company.stocks,
      bonds: company.bonds,
      report: company.last_report,
    },
  };
}

/** On a phone country and branch stand under the name. */
function CompanyName({ company }: { company: ListedCompany }) {
  const t = useLabels<typeof english>('company-list');
  const link = useLink();
  return (
    <>
      <a className="link" href={link(entityPath('companies', company.string_id))}>
        {company.name}
      </a>
      {company.is_bank && (
        <>
          {' '}
          <Badge tone="plain" text={t('bank')} />
        </>
      )}
      <span className={styles.under}>
        {company.country_name}, {company.branch_name}
      </span>
    </>
  );
}
