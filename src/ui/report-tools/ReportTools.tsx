import type { MouseEvent } from 'react';
import { SHOWN, type StatementView, UNITS } from '#domain/statements/statement-view.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import type english from './labels/eng.json';
import styles from './ReportTools.module.css';

interface Props {
  /** Of the statements: a page may have several of them, each with its tools. */
  readonly title: string;
  readonly dimension: { readonly currency: string | null; readonly unit_multiplier: number };
  /** Currencies that amounts can be converted to. */
  readonly conversions?: readonly { readonly currency: string }[];
  readonly view: StatementView;
  readonly hrefOf: (view: StatementView) => string;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** What the figures are: amounts in a unit and a currency, their change, or common size. */
export function ReportTools({ title, dimension, conversions = [], view, hrefOf, onFollow }: Props) {
  const t = useLabels<typeof english>('report-tools');
  const unit = view.unit ?? dimension.unit_multiplier;
  const isOwn = !conversions.some(({ currency }) => currency === view.currency);
  const currencies = [
    { currency: dimension.currency, isCurrent: isOwn, href: hrefOf({ ...view, currency: null }) },
    ...conversions.map(({ currency }) => ({
      currency,
      isCurrent: currency === view.currency,
      href: hrefOf({ ...view, currency }),
    })),
  ].flatMap(({ currency, ...item }) => (currency ? [{ ...item, text: currency }] : []));
  return (
    <>
      <div className={styles.tools}>
        <SegmentLinks
          label={`${title}: ${t('figures')}`}
          isShort
          items={SHOWN.map((show) => ({
            href: hrefOf({ ...view, show }),
            text: t(`show_${show}`),
            isCurrent: show === view.show,
          }))}
          onFollow={onFollow}
        />
        {view.show === 'amount' && (
          <SegmentLinks
            label={`${title}: ${t('unit')}`}
            isShort
            items={UNITS.map((each) => ({
              href: hrefOf({ ...view, unit: each === dimension.unit_multiplier ? null : each }),
              text: t(`unit_${each}`),
              isCurrent: each === unit,
            }))}
            onFollow={onFollow}
          />
        )}
        {view.show === 'amount' && currencies.length > 1 && (
          <SegmentLinks label={`${title}: ${t('currency')}`} isShort items={currencies} onFollow={onFollow} />
        )}
      </div>
      {view.show !== 'amount' && (
        <p className={styles.note}>{t(view.show === 'share' ? 'share_note' : 'change_note')}</p>
      )}
      {view.show === 'amount' && !isOwn && view.currency !== null && (
        <p className={styles.note}>{t('converted', { currency: view.currency })}</p>
      )}
    </>
  );
}
