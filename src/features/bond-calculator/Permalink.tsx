import { useLabels } from '#foundation/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import styles from './BondCalculator.module.css';
import type english from './labels/eng.json';

/** The address of what is shown, for keeping and for sending. It is a link, so that it works without script as well. */
export function Permalink({ path, isPage }: { path: string; isPage: boolean }) {
  const t = useLabels<typeof english>('bond-calculator');
  const { show } = useMessages();
  async function copy(): Promise<void> {
    const address = new URL(path, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      show({ message: t('copied') });
    } catch {
      // Without a clipboard the bar of the browser holds what is to be copied.
      history.replaceState(history.state, '', path);
      show({ message: t('not_copied') });
    }
  }
  return (
    <>
      <a className={classes(buttons.button, buttons.quiet, isPage && styles.unscripted)} href={path}>
        {t(isPage ? 'permalink' : 'open')}
      </a>
      <button type="button" className={classes(buttons.button, styles.scripted)} onClick={() => void copy()}>
        {t('copy')}
      </button>
    </>
  );
}
