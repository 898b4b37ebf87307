import type english from '#market/bond-calculator/labels/eng.json';
import { useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import scripting from '#ui/scripting/scripting.module.css';

/** The address of what is shown: to keep and to send or, on the page of a bond, to go on with. */
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
  if (!isPage) {
    return (
      <a className={buttons.button} href={path}>
        {t('open')}
      </a>
    );
  }
  return (
    <>
      <a className={classes(buttons.button, buttons.quiet, scripting.unscripted)} href={path}>
        {t('permalink')}
      </a>
      <button
        type="button"
        className={classes(buttons.button, scripting.scripted)}
        onClick={() => void copy()}
      >
        {t('copy')}
      </button>
    </>
  );
}
