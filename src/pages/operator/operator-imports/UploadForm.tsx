import { type FormEvent, useState } from 'react';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import { Message } from '#ui/message/Message.tsx';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import { uploadFiles } from './operator-imports.contract.ts';

/** Files leave as the browser sends a form, with and without script: they are never held in memory. */
export function UploadForm({ largestMegabytes }: { largestMegabytes: number }) {
  const t = useLabels<typeof english>('operator-imports');
  const why = useLabels<typeof refusals>('refusals');
  const link = useLink();
  const [isTooLarge, setTooLarge] = useState(false);
  const [isSending, setSending] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const files = new FormData(event.currentTarget).getAll('files');
    const isOver = files.some((file) => file instanceof File && file.size > largestMegabytes * 1_000_000);
    setTooLarge(isOver);
    if (isOver) event.preventDefault();
    else setSending(true);
  };
  return (
    <form
      className={styles.upload}
      method="post"
      encType="multipart/form-data"
      action={link(uploadFiles.path)}
      aria-busy={isSending || undefined}
      onSubmit={submit}
    >
      <label className={fields.label}>
        {t('files')}
        <input className={fields.field} type="file" name="files" multiple required />
      </label>
      <button type="submit" className={classes(buttons.button, buttons.solid)}>
        {t('upload')}
      </button>
      <p className={styles.note}>{t('files_note', { size: String(largestMegabytes) })}</p>
      {isSending && (
        <p className={styles.note} role="status">
          {t('uploading')}
        </p>
      )}
      {isTooLarge && <Message>{why('upload_too_large')}</Message>}
    </form>
  );
}
