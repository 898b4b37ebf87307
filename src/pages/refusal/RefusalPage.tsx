import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import type labels from '#foundation/refusals/labels/eng.json';
import type { RefusalCode } from '#foundation/refusals/refusal.ts';
import buttons from '#ui/button/button.module.css';
import styles from './RefusalPage.module.css';
import { refusalTitle } from './refusal-title.ts';

/** The page that says no, why, and where to go instead. */
export function RefusalPage({ code }: { code: RefusalCode }) {
  const t = useLabels<typeof labels>('refusals');
  const link = useLink();
  return (
    <div className={styles.sheet}>
      <h1>{t(refusalTitle(code))}</h1>
      <p className={styles.why}>{t(code)}</p>
      <a className={buttons.button} href={link('/')}>
        {t('home')}
      </a>
    </div>
  );
}
