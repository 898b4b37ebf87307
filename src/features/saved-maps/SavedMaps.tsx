import { useId, useState } from 'react';
import { mapPath } from '#market/bond-map/map-path.ts';
import { readMapText } from '#market/bond-map/map-selection.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { Message } from '#ui/message/Message.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import type english from './labels/eng.json';
import styles from './SavedMaps.module.css';
import {
  LONGEST_MAP_NAME,
  removeMap,
  renameMap,
  restoreMap,
  type SavedMap,
  saveMap,
} from './saved-maps.contract.ts';
import { useRestore } from './useRestore.ts';

interface Props {
  /** Null: nobody is signed in. */
  readonly maps: readonly SavedMap[] | null;
  /** Of the map as it is now. */
  readonly query: string;
  /** Taken out a moment ago, where no script offered the way back. */
  readonly removed: number | null;
  readonly refused: RefusalCode | undefined;
}

/** Maps that a reader keeps: a name for an address. */
export function SavedMaps({ maps, query, removed, refused }: Props) {
  const t = useLabels<typeof english>('saved-maps');
  const why = useLabels<typeof refusals>('refusals');
  const link = useLink();
  if (!maps) return <LockedPrompt unlock="sign_in" text={t('prompt')} />;
  const here = link(mapPath(readMapText(query)));
  return (
    <div className={styles.saved}>
      {refused && <Message>{why(refused)}</Message>}
      {removed !== null && (
        <ActionForm endpoint={restoreMap} params={{ id: removed }} next={here} className={styles.row}>
          <span>{t('removed_one')}</span>
          <button type="submit" className={buttons.button}>
            {t('undo')}
          </button>
        </ActionForm>
      )}
      <ActionForm endpoint={saveMap} next={here} className={styles.row} done={t('saved')} label={t('save')}>
        <input type="hidden" name="query" value={query} />
        <label className={classes(fields.label, styles.name)}>
          {t('name')}
          <input
            className={fields.field}
            name="name"
            required
            maxLength={LONGEST_MAP_NAME}
            autoComplete="off"
          />
        </label>
        <button type="submit" className={buttons.button}>
          <Icon name="plus" />
          {t('save')}
        </button>
      </ActionForm>
      {maps.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ul className={styles.list}>
          {maps.map((map) => (
            <SavedRow key={map.id} map={map} here={here} />
          ))}
        </ul>
      )}
    </div>
  );
}

function SavedRow({ map: { id, name, query }, here }: { map: SavedMap; here: string }) {
  const t = useLabels<typeof english>('saved-maps');
  const link = useLink();
  const field = useId();
  const { restore, refresh } = useRestore();
  const { show } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const path = link(mapPath(readMapText(query)));
  return (
    <li className={styles.item}>
      <a className="link" href={path} aria-current={path === here ? 'page' : undefined}>
        {name}
      </a>
      <details
        className={styles.rename}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary aria-label={t('rename_this', { name })}>{t('rename')}</summary>
        <ActionForm endpoint={renameMap} params={{ id }} next={here} className={styles.row}>
          <label className="sr" htmlFor={field}>
            {t('name')}
          </label>
          <input
            id={field}
            className={fields.field}
            name="name"
            defaultValue={name}
            required
            maxLength={LONGEST_MAP_NAME}
            autoComplete="off"
          />
          <button type="submit" className={buttons.button}>
            {t('rename')}
          </button>
        </ActionForm>
      </details>
      <ActionForm
        endpoint={removeMap}
        params={{ id }}
        next={`${here}&removed=${id}`}
        onDone={() => {
          show({
            id: `removed map ${id}`,
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
