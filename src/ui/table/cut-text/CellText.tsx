import type { ReactNode } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type english from '../labels/eng.json';
import { findCut, plainText } from './cut-text.ts';
import { Peek } from './Peek.tsx';

interface Props {
  readonly text: string;
  readonly isCutOff: boolean;
  /** Puts the shown words into a link. */
  readonly wrap: (shown: ReactNode) => ReactNode;
}

/** Words of a cell; what is cut off is one tap away (TB-04). */
export function CellText({ text, isCutOff, wrap }: Props) {
  const t = useLabels<typeof english>('table');
  const cut = isCutOff ? findCut(text) : null;
  if (cut === null) return wrap(plainText(text));
  return (
    <>
      {wrap(cut)}{' '}
      <Peek text={plainText(text)} label={t('full_text')}>
        <span className="link">{t('show_all')}</span>
      </Peek>
    </>
  );
}
