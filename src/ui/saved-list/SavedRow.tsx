import { type ReactNode, useId, useState } from 'react';
import type { AnyEndpoint } from '#platform/contract/endpoint.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import type english from './labels/eng.json';
import styles from './SavedList.module.css';
import { useRestore } from './useRestore.ts';

export interface SavedItem {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  readonly isCurrent?: boolean;
  /** What it holds. */
  readonly about?: ReactNode;
}

export interface SavedActions {
  readonly rename: AnyEndpoint;
  readonly remove: AnyEndpoint;
  readonly restore: AnyEndpoint;
  readonly longestName: number;
  /** The page that lists them, and the same once one of them was removed. */
  readonly here: string;
  readonly withRemoved: (id: number) => string;
}

/** Longer than other messages: it must be read, thought about and reached. */
const UNDO_MS = 10_000;

export function SavedRow({ item, actions }: { item: SavedItem; actions: SavedActions }) {
  const t = useLabels<typeof english>('saved-list');
  const field = useId();
  const [isOpen, setOpen] = useState(false);
  const { id, name, href, isCurrent, about } = item;
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <a className="link" href={href} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </a>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      <details
        className={styles.rename}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary aria-label={t('rename_this', { name })}>{t('rename')}</summary>
        <ActionForm endpoint={actions.rename} params={{ id }} next={actions.here} className={styles.row}>
          <label className="sr" htmlFor={field}>
            {t('name')}
          </label>
          <input
            id={field}
            className={fields.field}
            name="name"
            defaultValue={name}
            required
            maxLength={actions.longestName}
            autoComplete="off"
          />
          <button type="submit" className={buttons.button}>
            {t('rename')}
          </button>
        </ActionForm>
      </details>
      <RemoveForm item={item} actions={actions} />
    </li>
  );
}

function RemoveForm({ item: { id, name }, actions }: { item: SavedItem; actions: SavedActions }) {
  const t = useLabels<typeof english>('saved-list');
  const { restore, refresh } = useRestore(actions.restore);
  const { show } = useMessages();
  return (
    <ActionForm
      endpoint={actions.remove}
      params={{ id }}
      next={actions.withRemoved(id)}
      onDone={() => {
        show({
          id: `removed ${actions.remove.path} ${id}`,
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
  );
}
