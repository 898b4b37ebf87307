import { useFormat, useLink } from '#platform/i18n/I18n.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Swatch } from '#ui/legend/Swatch.tsx';
import styles from './CurvesDesk.module.css';
import { type CurveSelection, curvesPath } from './curve-selection.ts';
import type { CurvesWords } from './curves-words.ts';
import type { YieldCurvesData } from './yield-curves.contract.ts';

interface Props {
  readonly data: YieldCurvesData;
  readonly selection: CurveSelection;
  readonly words: CurvesWords;
}

/** Which curves are shown, how each was drawn and how far its bonds lie from it; the ways to its bonds and without it. */
export function CurveList({ data: { curves, shown, values }, selection, words }: Props) {
  const { t } = words;
  const format = useFormat();
  const link = useLink();
  if (curves.length === 0) return null;
  const without = (at: number) =>
    curvesPath({
      ...selection,
      curves: selection.curves.filter((_, other) => other !== at),
      shown: shown > at ? shown - 1 : shown === at ? 0 : shown,
    });
  return (
    <ul className={styles.curves} aria-label={t('curves')}>
      {curves.map((curve, at) => {
        const errors = values.errors[at];
        const name = words.name(curve);
        return (
          <li key={curve.key} className={styles.curve}>
            <span className={styles.name}>
              <Swatch mark={at + 1} />
              <b>{name}</b>
            </span>
            <span className={styles.facts}>
              {curve.method === null
                ? t('no_curve')
                : `${words.method(curve.method)} · ${t('bond_count', { count: curve.bond_count })}`}
              {errors?.own &&
                ` · ${t('errors', {
                  yield: format.number(errors.own.yield, 1),
                  price: format.number(errors.own.price, 1),
                })}`}
              {errors?.other &&
                ` · ${t('other_errors', {
                  method: words.method(errors.other.method),
                  yield: format.number(errors.other.error.yield, 1),
                  price: format.number(errors.other.error.price, 1),
                })}`}
            </span>
            <span className={styles.ways}>
              {curves.length > 1 && curve.method !== null && (
                <a
                  className="link"
                  href={link(curvesPath({ ...selection, shown: at }))}
                  aria-current={at === shown ? 'true' : undefined}
                >
                  {t('show_bonds')}
                </a>
              )}
              {curves.length > 1 && (
                <a
                  className={styles.remove}
                  href={link(without(at))}
                  aria-label={t('remove', { curve: name })}
                >
                  <Icon name="close" />
                </a>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
