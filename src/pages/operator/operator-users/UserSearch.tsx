import type operator from '#page-parts/operator/labels/eng.json';
import forms from '#page-parts/operator/operator-forms.module.css';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import type english from './labels/eng.json';
import type { UserKind } from './user-kinds.ts';

export function UserSearch({ find, kind }: { find: string; kind: UserKind }) {
  const t = useLabels<typeof english>('operator-users');
  const shared = useLabels<typeof operator>('operator');
  const link = useLink();
  return (
    <search>
      <form className={forms.find} action={link('/operator/users/')}>
        <label className={classes(fields.label, forms.search)}>
          {t('find')}
          <input className={fields.field} type="search" name="find" defaultValue={find} maxLength={100} />
        </label>
        {kind !== 'all' && <input type="hidden" name="kind" value={kind} />}
        <button className={buttons.button} type="submit">
          {shared('search')}
        </button>
      </form>
    </search>
  );
}
