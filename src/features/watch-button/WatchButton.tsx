import { addStock } from '#market/watchlist/watchlist.contract.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import { useSignInHref } from '#platform/navigation/useSignInHref.ts';
import { useIsSignedIn } from '#platform/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import { lettersWide } from '#ui/text-width/letters-wide.ts';
import type english from './labels/eng.json';
import { useWatching } from './useWatching.ts';
import styles from './WatchButton.module.css';
import type { WatchedShare } from './watching.ts';

/** Letters of a name beside which a small desktop has no room for the words of the button. */
const LONG_NAME = 24;

/** The star of a share: says whether it is in the watchlist and opens the dialog that puts it there. */
export function WatchButton(share: WatchedShare) {
  const isSignedIn = useIsSignedIn();
  if (share.venues.length === 0) return null;
  return isSignedIn ? <OwnStar {...share} /> : <SignInStar name={share.name} />;
}

/** Without script it is a form that adds the venue of the page. */
function OwnStar(share: WatchedShare) {
  const link = useLink();
  const { state, Dialog, open, prepare, ...actions } = useWatching(share);
  const isIn = (state.held?.length ?? 0) > 0;
  return (
    <>
      <form
        method="post"
        action={link(addStock.path)}
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <input type="hidden" name="stockId" value={share.stockId} />
        <input type="hidden" name="add" value={share.venueId ?? share.venues[0]?.id} />
        <input type="hidden" name="next" value={link('/watchlist/')} />
        <button
          type="submit"
          className={classes(starOf(share.name), isIn && styles.isIn)}
          aria-haspopup="dialog"
          aria-expanded={state.form !== null}
          aria-busy={(state.form !== null && Dialog === null) || undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <Icon name={isIn ? 'starred' : 'star'} />
          <Words isIn={isIn} />
        </button>
      </form>
      {state.form && Dialog && <Dialog share={share} {...state} form={state.form} {...actions} />}
    </>
  );
}

function SignInStar({ name }: { name: string }) {
  const t = useLabels<typeof english>('watch-button');
  const signInHref = useSignInHref();
  const { show } = useMessages();
  return (
    <a
      className={starOf(name)}
      href={signInHref}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        show({
          id: 'watchlist_sign_in',
          message: t('sign_in_first'),
          type: 'alertYellow',
          action: { label: t('sign_in'), href: signInHref },
        });
      }}
    >
      <Icon name="star" />
      <Words isIn={false} />
    </a>
  );
}

const starOf = (name: string) =>
  classes(buttons.button, styles.star, lettersWide(name) > LONG_NAME && styles.brief);

/** Both words take their room, so that nothing moves when it becomes known which one is meant. */
function Words({ isIn }: { isIn: boolean }) {
  const t = useLabels<typeof english>('watch-button');
  return (
    <span className={styles.words}>
      <span className={classes(isIn && styles.unsaid)}>{t('watchlist')}</span>
      <span className={classes(!isIn && styles.unsaid)}>{t('watched')}</span>
    </span>
  );
}
