import type { ReactNode } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import styles from './EntitySections.module.css';
import type english from './labels/eng.json';
import { SourcesLink } from './SourcesLink.tsx';
import { SectionMenu } from './section-menu.island.ts';

type AnchorIn<Label> = Label extends `section_${infer Id}` ? Id : never;

/** The anchors that the pages of an issuer and of its securities have in common (ST-05, EP-04). */
export type EntitySection = AnchorIn<keyof typeof english>;

interface Props {
  /** The sections that the page has, in its order: one without data is in neither. */
  readonly shown: readonly EntitySection[];
  /** What its consolidated statements follow. */
  readonly standard?: 'ifrs' | 'us-gaap' | undefined;
  /** The page that says where its data come from. */
  readonly sources: string;
  readonly children: ReactNode;
}

/** The sections of a page with their menu beside them. */
export function EntitySections({ shown, standard = 'ifrs', sources, children }: Props) {
  const t = useLabels<typeof english>('entity-sections');
  const nameOf = (id: EntitySection) =>
    t(id === 'ifrs' && standard === 'us-gaap' ? 'us_gaap_statements' : `section_${id}`);
  return (
    <div className={styles.columns}>
      <SectionMenu sections={shown.map((id) => ({ id, text: nameOf(id) }))} />
      <div className={styles.sections}>
        {children}
        <SourcesLink path={sources} />
      </div>
    </div>
  );
}
