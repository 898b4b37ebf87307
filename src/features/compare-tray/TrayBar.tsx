import { comparePath } from '#market/compare/compare-address.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import chips from '#ui/chip/chip.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './TrayBar.module.css';
import { useTray } from './useTray.ts';

/** What was ticked to be compared, at the bottom of the window, until it is cleared. */
export default function TrayBar() {
  const t = useLabels<typeof english>('compare-tray');
  const format = useFormat();
  const link = useLink();
  const { tray, kind, isFull, remove, clear } = useTray();
  const ticked = (kind && tray[kind]) ?? [];
  if (!kind || ticked.length === 0) return null;
  const keys = ticked.map(({ key }) => key);
  return (
    <section className={styles.tray} aria-label={t('title')}>
      <div className={styles.row}>
        <ul className={classes(chips.chips, styles.ticked)}>
          {ticked.map(({ key, name }) => (
            <li key={key}>
              <button
                type="button"
                className={chips.chip}
                aria-label={t('remove', { name })}
                onClick={() => remove(kind, key)}
              >
                <span className={styles.name}>{name}</span>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.note} role="status">
          {isFull ? t('full') : ticked.length === 1 ? t('one_more') : ''}
        </p>
        <button type="button" className={classes(buttons.button, buttons.quiet)} onClick={() => clear(kind)}>
          {t('clear')}
        </button>
        {ticked.length > 1 && (
          <a className={classes(buttons.button, buttons.solid)} href={link(comparePath({ kind, keys }))}>
            {t('compare', { shown: format.number(ticked.length, 0) })}
          </a>
        )}
      </div>
    </section>
  );
}
