import type operator from '#page-parts/operator/labels/eng.json';
import forms from '#page-parts/operator/operator-forms.module.css';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { FormSelect } from '#ui/select/FormSelect.tsx';
import type english from './labels/eng.json';
import {
  addSource,
  editSource,
  type OperatorSourcesData,
  PLAIN_KINDS,
  type ShownSource,
} from './operator-sources.contract.ts';
import styles from './SourceForm.module.css';

interface Props {
  readonly data: OperatorSourcesData;
  /** Null: a new one. */
  readonly source: ShownSource | null;
}

export function SourceForm({ data, source }: Props) {
  const t = useLabels<typeof english>('operator-sources');
  const shared = useLabels<typeof operator>('operator');
  const inside = (
    <>
      {!source && <Identity data={data} />}
      <Fetching data={data} source={source} />
      <Limits source={source} />
      <div className={forms.buttons}>
        <button className={classes(buttons.button, buttons.solid)} type="submit">
          {source ? shared('save') : t('add')}
        </button>
      </div>
    </>
  );
  return source ? (
    <ActionForm
      endpoint={editSource}
      params={{ code: source.code }}
      className={forms.stack}
      label={t('edit_title')}
      done={t('saved')}
    >
      {inside}
    </ActionForm>
  ) : (
    <ActionForm endpoint={addSource} className={forms.stack} label={t('add_title')} done={t('added')}>
      {inside}
    </ActionForm>
  );
}

function Identity({ data: { connectors, sources } }: Pick<Props, 'data'>) {
  const t = useLabels<typeof english>('operator-sources');
  const kinds = [
    ...PLAIN_KINDS.map((kind) => ({ id: kind as string, text: t(`kind_${kind}`) })),
    ...connectors.map(({ code, title }) => ({ id: code, text: `${code}: ${title}` })),
  ];
  return (
    <div className={classes(forms.pair, styles.pair)}>
      <TextField
        label={t('code')}
        key={sources.length}
        name="code"
        maxLength={60}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        required
      >
        <span className={forms.note}>{t('code_note')}</span>
      </TextField>
      <FormSelect name="what" label={t('what')} options={kinds} active={kinds[0]?.id ?? ''} />
    </div>
  );
}

function Fetching({ data, source }: Props) {
  const t = useLabels<typeof english>('operator-sources');
  const formats = [
    { id: '', text: t('format_auto') },
    ...data.formats.map((code) => ({ id: code, text: code })),
  ];
  const { format = '', venue = '', values = '', secret = '' } = source?.form ?? {};
  return (
    <>
      <SourceField
        name="address"
        label={t('address')}
        value={source?.address}
        note={t('address_note')}
        most={500}
      />
      <div className={classes(forms.pair, styles.pair)}>
        <SourceField
          name="schedule"
          label={t('schedule')}
          value={source?.schedule}
          note={t('schedule_note')}
        />
        <SourceField name="time_zone" label={t('time_zone')} value={source?.timeZone} />
        <FormSelect name="format" label={t('format')} options={formats} active={format} />
        <SourceField name="venue" label={t('venue')} value={venue} />
      </div>
      <SourceField name="values" label={t('values')} value={values} note={t('values_note')} most={20_000} />
      <SourceField name="secret" label={t('secret')} value={secret} note={t('secret_note')} />
    </>
  );
}

function Limits({ source }: Pick<Props, 'source'>) {
  const t = useLabels<typeof english>('operator-sources');
  const { maxRejected = 1, maxChanged = 5, creates = false, mayCreate = false } = source?.form ?? {};
  return (
    <>
      <div className={classes(forms.pair, styles.pair)}>
        <SourceField name="max_rejected" label={t('max_rejected')} value={String(maxRejected)} />
        <SourceField name="max_changed" label={t('max_changed')} value={String(maxChanged)} />
      </div>
      <div className={forms.buttons}>
        <CheckboxLine name="creates" defaultChecked={creates} text={t('creates')} />
        <CheckboxLine name="may_create" defaultChecked={mayCreate} text={t('may_create')} />
      </div>
    </>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value?: string | undefined;
  readonly note?: string;
  readonly most?: number;
}

function SourceField({ name, label, value = '', note, most = 100 }: FieldProps) {
  return (
    <TextField label={label} name={name} maxLength={most} defaultValue={value}>
      {note && <span className={forms.note}>{note}</span>}
    </TextField>
  );
}
