import forms from '#page-parts/operator/operator-forms.module.css';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { FormSelect } from '#ui/select/FormSelect.tsx';
import type english from './labels/eng.json';
import { MOST_FLOORS } from './menu-tree.ts';
import { addNode, type ListedNode } from './operator-menu.contract.ts';

export function AddNodeForm({ nodes }: { nodes: readonly ListedNode[] }) {
  const t = useLabels<typeof english>('operator-menu');
  const parents = [
    { id: '', text: t('top_floor') },
    ...nodes
      .filter(({ floor }) => floor < MOST_FLOORS)
      .map(({ id, floor, title }) => ({ id: String(id), text: `${'— '.repeat(floor)}${title}` })),
  ];
  return (
    <ActionForm endpoint={addNode} className={forms.stack} label={t('add_title')} done={t('added')}>
      <div key={nodes.length} className={forms.pair}>
        <TextField label={t('title_eng')} name="title_eng" maxLength={100} required />
        <TextField label={t('url')} name="url" maxLength={500} placeholder="/stocks/" />
      </div>
      <FormSelect name="parent" label={t('place')} options={parents} active="" />
      <div className={forms.buttons}>
        <button className={classes(buttons.button, buttons.solid)} type="submit">
          {t('add')}
        </button>
      </div>
    </ActionForm>
  );
}
