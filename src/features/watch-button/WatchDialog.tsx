import type { Dispatch } from 'react';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Message } from '#ui/message/Message.tsx';
import { useQuantities } from '#ui/quantity-field/useQuantities.ts';
import type english from './labels/eng.json';
import { VenueLine } from './VenueLine.tsx';
import styles from './WatchDialog.module.css';
import {
  type Form,
  type Submission,
  submissionOf,
  type WatchEvent,
  type WatchedShare,
  type Watching,
} from './watching.ts';

export interface WatchDialogProps {
  readonly share: WatchedShare;
  readonly held: Watching['held'];
  readonly form: Form;
  /** The watchlist could not be requested. */
  readonly isFailed: boolean;
  readonly dispatch: Dispatch<WatchEvent>;
  readonly ask: () => void;
  readonly save: (submission: Submission) => void;
}

/** One row a venue with a box and a quantity; a venue that is in the watchlist already can only be read. */
export function WatchDialog(props: WatchDialogProps) {
  const { share, held, form, isFailed, dispatch } = props;
  const t = useLabels<typeof english>('watch-button');
  const why = useLabels<typeof refusals>('refusals');
  const link = useLink();
  const { read } = useQuantities();
  const isAllIn = share.venues.every(({ id }) => held?.some(({ venueId }) => venueId === id));
  const close = () => dispatch({ type: 'closed' });
  const save = () => !form.isSaving && props.save(submissionOf(form, read));
  const footer = (
    <>
      <a className={classes(buttons.button, buttons.quiet)} href={link('/watchlist/')}>
        {t('open_list')}
      </a>
      {!isAllIn && !isFailed && (
        <button
          type="button"
          className={classes(buttons.button, buttons.solid)}
          aria-disabled={form.isSaving || held === null}
          onClick={() => held !== null && save()}
        >
          {t('add')}
        </button>
      )}
    </>
  );
  return (
    <Dialog title={t('title')} isOpen onClose={close} footer={footer}>
      {isFailed ? (
        <Message>
          {t('failed')}{' '}
          <button type="button" className="link" onClick={props.ask}>
            {t('try_again')}
          </button>
        </Message>
      ) : (
        <>
          <p className={styles.lead}>{isAllIn ? t('all_in') : t('lead', { name: share.name })}</p>
          <ul className={styles.venues} aria-busy={held === null}>
            {share.venues.map((venue) => (
              <VenueLine
                key={venue.id}
                venue={venue}
                held={held?.find(({ venueId }) => venueId === venue.id)}
                form={form}
                dispatch={dispatch}
                onEnter={save}
              />
            ))}
          </ul>
          {form.complaint && (
            <Message>{form.complaint === 'choose_one' ? t('choose_one') : why(form.complaint)}</Message>
          )}
        </>
      )}
    </Dialog>
  );
}
