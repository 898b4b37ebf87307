import type { ReactNode } from 'react';
import { entityPath } from '#domain/search/categories.ts';
import type { MapColumns } from '#market/bond-map/bond-map.contract.ts';
import type english from '#market/bond-map/labels/eng.json';
import type { Measure } from '#market/bond-map/map-axes.ts';
import { type BondPoint, verdictOf } from '#market/bond-map/map-points.ts';
import { useMapWords } from '#market/bond-map/useMapWords.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { CompareBox } from '#ui/compare-box/CompareBox.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { MeasureFigure } from './MeasureFigure.tsx';
import styles from './PointCard.module.css';

interface Props {
  readonly columns: MapColumns;
  readonly point: BondPoint;
  readonly measures: readonly Measure[];
  readonly y: Measure;
  readonly residual: number | null;
  /** Of the prices; null: the latest. */
  readonly day: string | null;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** The bond that was chosen on the map: what is known of it, and the way to its page. */
export function PointCard({ columns, point, measures, y, residual, day, onRemove, onClose }: Props) {
  const t = useLabels<typeof english>('bond-map');
  const words = useMapWords();
  const format = useFormat();
  const link = useLink();
  const { at, name } = point;
  const bond = columns.key[at] ?? '';
  const { values } = columns;
  const issuer = columns.issuers[String(columns.issuer[at])];
  const facts = [
    issuer,
    columns.currency[at],
    words.option('sector', columns.sector[at] ?? ''),
    columns.grade[at],
  ];
  return (
    <aside className={styles.card} aria-label={t('chosen')}>
      <div className={styles.head} role="status">
        <CompareBox kind="bonds" of={bond} name={name} />
        <a className={classes('link', styles.name)} href={link(entityPath('bonds', bond))}>
          {name}
        </a>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      {values && (
        <dl className={styles.figures}>
          {measures.map((measure) => (
            <Item key={measure} name={words.measure(measure)}>
              <MeasureFigure bond={bond} measure={measure} value={values[measure][at] ?? null} day={day} />
            </Item>
          ))}
          {residual !== null && (
            <Item name={t(y === 'price' ? 'residual_price' : 'residual')}>
              {format.number(residual, y === 'price' ? 2 : 0)}
              <span className={styles.facts}> {t(verdictOf(residual, y))}</span>
            </Item>
          )}
        </dl>
      )}
      <div className={styles.actions}>
        <button type="button" className={buttons.button} onClick={onRemove}>
          <Icon name="minus" />
          {t('take_off')}
        </button>
        <button
          type="button"
          className={classes(buttons.button, buttons.quiet, buttons.icon)}
          aria-label={t('close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}

function Item({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.item}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
