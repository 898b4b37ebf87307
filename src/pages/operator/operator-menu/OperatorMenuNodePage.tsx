import { ConfirmedSubmit } from '#page-parts/operator/ConfirmedSubmit.tsx';
import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import forms from '#page-parts/operator/operator-forms.module.css';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import { Section } from '#ui/section/Section.tsx';
import type english from './labels/eng.json';
import { NodeForm } from './NodeForm.tsx';
import { deleteNode, type OperatorMenuNodeData, operatorMenuPage } from './operator-menu.contract.ts';

function OperatorMenuNodePage({ data }: { data: OperatorMenuNodeData }) {
  const t = useLabels<typeof english>('operator-menu');
  const link = useLink();
  const list = link(operatorMenuPage.path);
  return (
    <OperatorFrame title={data.titles.eng ?? ''} refused={data.refused ?? null}>
      <p>
        <a className="link" href={list}>
          {t('back')}
        </a>
      </p>
      <NodeForm node={data} />
      <Section id="delete" title={t('delete_title')}>
        <ActionForm
          endpoint={deleteNode}
          params={{ nodeId: data.id }}
          className={forms.stack}
          next={list}
          onDone={() => location.assign(list)}
        >
          <input type="hidden" name="seen" value={data.version} />
          <input type="hidden" name="inside" value={data.inside} />
          <DeleteNote inside={data.inside} />
          <div className={forms.buttons}>
            <ConfirmedSubmit
              text={t('delete')}
              question={t('delete_question', { title: data.titles.eng ?? '' })}
            >
              <DeleteNote inside={data.inside} />
            </ConfirmedSubmit>
          </div>
        </ActionForm>
      </Section>
    </OperatorFrame>
  );
}

function DeleteNote({ inside }: { inside: number }) {
  const t = useLabels<typeof english>('operator-menu');
  const format = useFormat();
  return (
    <p>
      {inside === 0
        ? t('delete_alone')
        : t('delete_inside', { count: inside, shown: format.number(inside, 0) })}
    </p>
  );
}

export const view: PageView<OperatorMenuNodeData> = {
  View: OperatorMenuNodePage,
  head: ({ id, titles }, { translator }) => ({
    title: titles.eng ?? '',
    description: translator.of<keyof typeof english>('operator-menu')('title'),
    path: `/operator/menu/${id}/`,
    isIndexed: false,
  }),
};
