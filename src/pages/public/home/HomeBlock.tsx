import type { ReactNode } from 'react';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { Section } from '#ui/section/Section.tsx';
import type { HomeSection } from './home.contract.ts';
import type english from './labels/eng.json';

interface Props<Data> {
  readonly of: HomeSection;
  /** Null where there is nothing of the kind: then the page has no such section. */
  readonly data: Data | null;
  readonly failed: readonly HomeSection[];
  readonly children: (data: Data) => ReactNode;
}

/** A part of the overview; one that could not be loaded keeps its place. */
export function HomeBlock<Data>({ of, data, failed, children }: Props<Data>) {
  const t = useLabels<typeof english>('home');
  const link = useLink();
  if (failed.includes(of))
    return (
      <Section id={of} title={t(of)}>
        <Empty icon="warn" title={t('failed')}>
          <a className="link" href={link('/')}>
            {t('try_again')}
          </a>
        </Empty>
      </Section>
    );
  return data !== null && children(data);
}
