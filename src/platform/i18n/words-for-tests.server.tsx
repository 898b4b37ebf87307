import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { ViewerKindProvider } from '#platform/session/ViewerKind.tsx';
import { I18n } from './I18n.tsx';
import { LabelCatalog, type LabelMap } from './label-catalog.server.ts';

const files = import.meta.glob<LabelMap>('../../**/labels/eng.json', { eager: true, import: 'default' });
const catalog = new LabelCatalog(files);

export const english = catalog.translator(catalog.modules, 'eng');

/** The markup that a viewer of this kind receives, in English. */
export function markupFor(kind: ViewerKind, view: ReactNode): string {
  return renderToStaticMarkup(
    <I18n translator={english} prefix="">
      <ViewerKindProvider kind={kind} isSignedIn={kind !== 'anonymous'}>
        {view}
      </ViewerKindProvider>
    </I18n>,
  );
}

/** The words of some markup, one space between any two. */
export function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
