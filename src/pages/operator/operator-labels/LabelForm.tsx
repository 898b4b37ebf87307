import { type MouseEvent, useState } from 'react';
import { languageTag } from '#domain/languages/languages.ts';
import type operator from '#page-parts/operator/labels/eng.json';
import forms from '#page-parts/operator/operator-forms.module.css';
import { call } from '#platform/contract/call.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import { Refusal, type RefusalCode } from '#platform/refusals/refusal.ts';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import { Message } from '#ui/message/Message.tsx';
import { LabelSamples } from './LabelSamples.tsx';
import { labelPath } from './label-path.ts';
import type english from './labels/eng.json';
import {
  type LabelPreview,
  type OperatorLabelData,
  previewLabel,
  setLabel,
} from './operator-labels.contract.ts';

/** The text, how it will look, and only then the way to save it. Without script the page itself draws the preview. */
export function LabelForm({ label }: { label: OperatorLabelData }) {
  const t = useLabels<typeof english>('operator-labels');
  const shared = useLabels<typeof operator>('operator');
  const why = useLabels<typeof refusals>('refusals');
  const link = useLink();
  const { preview, refused, show } = usePreview(label);
  const { module, key, language } = label;
  return (
    <ActionForm
      endpoint={setLabel}
      params={{ module, key, language }}
      className={forms.stack}
      label={t('edit')}
      done={t('saved')}
      next={link(labelPath(label))}
    >
      <input type="hidden" name="seen" value={label.override ?? ''} />
      <label className={fields.label}>
        {t('text')}
        <textarea
          key={label.typed}
          className={classes(fields.field, forms.area)}
          name="text"
          rows={3}
          maxLength={2000}
          required
          lang={languageTag(language)}
          defaultValue={label.typed}
        />
      </label>
      {refused && <Message>{why(refused)}</Message>}
      <LabelSamples preview={preview} language={language} />
      <div className={forms.buttons}>
        <button
          className={buttons.button}
          type="submit"
          formMethod="get"
          formAction={link(labelPath(label))}
          onClick={show}
        >
          {t('preview')}
        </button>
        <button className={classes(buttons.button, buttons.solid)} type="submit">
          {shared('save')}
        </button>
      </div>
    </ActionForm>
  );
}

function usePreview({ module, key, language, fault, samples }: OperatorLabelData) {
  const [preview, setPreview] = useState<LabelPreview | null>(null);
  const [refused, setRefused] = useState<RefusalCode | null>(null);

  async function ask(text: string): Promise<void> {
    setRefused(null);
    try {
      setPreview(await call(previewLabel, { body: { module, key, language, text } }));
    } catch (error) {
      setRefused(error instanceof Refusal ? error.code : 'unavailable');
    }
  }

  return {
    preview: preview ?? { fault, samples },
    refused,
    show: (event: MouseEvent<HTMLButtonElement>) => {
      const { form } = event.currentTarget;
      if (!form) return;
      event.preventDefault();
      void ask(String(new FormData(form).get('text') ?? ''));
    },
  };
}
