import { useId, useState } from 'react';
import type lists from '#market/lists/labels/eng.json';
import { LISTS } from '#market/lists/list-fields.ts';
import { listPath, parseListQuery } from '#market/lists/list-selection.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { Message } from '#ui/message/Message.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import type english from './labels/eng.json';
import styles from './SavedScreens.module.css';
import {
  LONGEST_SCREEN_NAME,
  removeScreen,
  renameScreen,
  restoreScreen,
  type SavedScreen,
  saveScreen,
} from './saved-screens.contract.ts';
import { useRestore } from './useRestore.ts';

interface Props {
  readonly screens: readonly SavedScreen[];
  /** The list that the reader comes from, as it was; null where they come from elsewhere. */
  readonly wanted: Pick<SavedScreen, 'list' | 'query'> | null;
  /** Taken out a moment ago, where no script offered the way back. */
  readonly removed: number | null;
  readonly refused: RefusalCode | undefined;
}

/** Lists that a reader keeps: a name for filters, order and columns. Their addresses can be shared. */
export function SavedScreens({ screens, wanted, removed, refused }: Props) {
  const t = useLabels<typeof english>('saved-screens');
  const why = useLabels<typeof refusals>('refusals');
  const list = useLabels<typeof lists>('lists');
  const here = useLink()('/screens/');
  return (
    <div className={styles.saved}>
      {refused && <Message>{why(refused)}</Message>}
      {removed !== null && (
        <ActionForm endpoint={restoreScreen} params={{ id: removed }} next={here} className={styles.row}>
          <span>{t('removed_one')}</span>
          <button type="submit" className={buttons.button}>
            {t('undo')}
          </button>
        </ActionForm>
      )}
      {wanted && (
        <ActionForm
          endpoint={saveScreen}
          next={here}
          className={styles.row}
          done={t('saved')}
          label={t('save')}
        >
          <p className={styles.wanted}>
            {list(`name_${wanted.list}`)}
            <code>{decodeURIComponent(wanted.query).replaceAll('&', ' · ').replaceAll('+', ' ')}</code>
          </p>
          <input type="hidden" name="list" value={wanted.list} />
          <input type="hidden" name="query" value={wanted.query} />
          <label className={classes(fields.label, styles.name)}>
            {t('name')}
            <input
              className={fields.field}
              name="name"
              required
              maxLength={LONGEST_SCREEN_NAME}
              autoComplete="off"
            />
          </label>
          <button type="submit" className={buttons.button}>
            <Icon name="plus" />
            {t('save')}
          </button>
        </ActionForm>
      )}
      {screens.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ul className={styles.list}>
          {screens.map((screen) => (
            <SavedRow key={screen.id} screen={screen} here={here} />
          ))}
        </ul>
      )}
    </div>
  );
}

function SavedRow({ screen: { id, list, name, query }, here }: { screen: SavedScreen; here: string }) {
  const t = useLabels<typeof english>('saved-screens');
  const words = useLabels<typeof lists>('lists');
  const link = useLink();
  const field = useId();
  const { restore, refresh } = useRestore();
  const { show } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const path = listPath(
    LISTS[list],
    parseListQuery(LISTS[list], Object.fromEntries(new URLSearchParams(query))),
  );
  return (
    <li className={styles.item}>
      <a className="link" href={link(path)}>
        {name}
      </a>
      <span className={styles.kind}>{words(`name_${list}`)}</span>
      <details
        className={styles.rename}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary aria-label={t('rename_this', { name })}>{t('rename')}</summary>
        <ActionForm endpoint={renameScreen} params={{ id }} next={here} className={styles.row}>
          <label className="sr" htmlFor={field}>
            {t('name')}
          </label>
          <input
            id={field}
            className={fields.field}
            name="name"
            defaultValue={name}
            required
            maxLength={LONGEST_SCREEN_NAME}
            autoComplete="off"
          />
          <button type="submit" className={buttons.button}>
            {t('rename')}
          </button>
        </ActionForm>
      </details>
      <ActionForm
        endpoint={removeScreen}
        params={{ id }}
        next={`${here}?removed=${id}`}
        onDone={() => {
          show({
            id: `removed screen ${id}`,
            message: t('removed', { name }),
            timeout: UNDO_MS,
            action: { label: t('undo'), onPress: () => void restore(id) },
          });
          void refresh();
        }}
      >
        <button
          type="submit"
          className={classes(buttons.button, buttons.quiet, buttons.icon)}
          aria-label={t('remove_this', { name })}
          title={t('remove')}
        >
          <Icon name="close" />
        </button>
      </ActionForm>
    </li>
  );
}

/** Longer than other messages: it must be read, thought about and reached. */
const UNDO_MS = 10_000;
