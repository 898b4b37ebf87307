import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { AlertLine } from '#ui/alert-line/AlertLine.tsx';
import buttons from '#ui/button/button.module.css';
import { Empty } from '#ui/empty/Empty.tsx';
import { ReportExport } from '#ui/report-tools/ReportExport.tsx';
import { useStatementView } from '#ui/report-tools/useStatementView.ts';
import { Section } from '#ui/section/Section.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import { TabLinks } from '#ui/tabs/TabLinks.tsx';
import styles from './BankReport.module.css';
import { BankTables } from './BankTables.tsx';
import { BANK_SECTION, VIEW_PREFIX } from './bank-address.ts';
import { ARCHIVE, tabsOf, typesOf } from './bank-choice.ts';
import type { ShownBankReport } from './bank-report.contract.ts';
import { currentChoice } from './bank-report-state.ts';
import type english from './labels/eng.json';
import { MethodologyLink } from './MethodologyLink.tsx';
import { useBankReport } from './useBankReport.ts';

interface Props {
  readonly data: ShownBankReport;
  readonly today: CalendarDay;
}

/** A bank's report under national rules: in force or from the archive, by one type of form or the other (IF-06). */
export function BankReport({ data, today }: Props) {
  const t = useLabels<typeof english>('bank-report');
  const { state, hrefOf, follow, retry } = useBankReport(data);
  const { view, follow: followView } = useStatementView(VIEW_PREFIX, data.view);
  const { shown, offered, phase } = state;
  const current = currentChoice(state);
  const isLoading = phase === 'loading';
  const types = current ? typesOf(offered, current.tab) : [];
  return (
    <Section
      id={BANK_SECTION}
      title={t('title')}
      hint={t('hint')}
      note={<MethodologyLink />}
      actions={
        <>
          {current && types.length > 1 && (
            <div className={styles.types}>
              <SegmentLinks
                label={t('types')}
                isShort
                items={types.map((type) => ({
                  href: hrefOf({ ...current, type }, view),
                  text: t(`type_${type}`),
                  isCurrent: type === current.type,
                  isBusy: isLoading && type === current.type,
                }))}
                onFollow={follow}
              />
            </div>
          )}
          {shown && shown.report.bases.length > 0 && (
            <SegmentLinks
              label={`${t('title')}: ${t('periods')}`}
              isShort
              items={[null, ...shown.report.bases].map((basis) => ({
                href: hrefOf(shown.choice, view, basis),
                text: t(basis ? `period_${basis}` : 'period_to_date'),
                isCurrent: basis === shown.report.basis,
              }))}
            />
          )}
          {shown && (
            <ReportExport
              template={shown.report.exportLink}
              view={view}
              today={today}
              isArchive={shown.choice.tab === ARCHIVE}
            />
          )}
        </>
      }
    >
      {current && (
        <TabLinks
          label={t('editions')}
          items={tabsOf(offered).map((tab) => ({
            href: hrefOf({ ...current, tab }, view),
            text: t(`tab_${tab}`),
            isCurrent: tab === current.tab,
            isBusy: isLoading && tab === current.tab,
          }))}
          onFollow={follow}
        />
      )}
      <div role="status">
        {phase === 'failed' && (
          <AlertLine
            tone="bad"
            action={
              <button type="button" className={buttons.button} onClick={retry}>
                {t('try_again')}
              </button>
            }
          >
            {t('failed')}
          </AlertLine>
        )}
      </div>
      {shown ? (
        <BankTables
          key={`${shown.choice.tab}/${shown.choice.type}`}
          report={shown.report}
          title={t('title')}
          view={view}
          hrefOf={(wanted) => hrefOf(shown.choice, wanted)}
          onFollow={followView}
          isBusy={isLoading}
        />
      ) : (
        <Empty icon="list" title={t('empty')} />
      )}
    </Section>
  );
}
