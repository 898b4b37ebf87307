import type { ReactNode } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import styles from './EntitySections.module.css';
import type english from './labels/eng.json';
import { SectionMenu } from './section-menu.island.ts';

type AnchorIn<Label> = Label extends `section_${infer Id}` ? Id : never;

/** The anchors that the pages of an issuer and of its securities have in common (ST-05, EP-04). */
export type EntitySection = AnchorIn<keyof typeof english>;

interface Props {
  /** The sections that the page has, in its order: one without data is in neither. */
  readonly shown: readonly EntitySection[];
  readonly children: ReactNode;
}

/** The sections of a page with their menu beside them. */
export function EntitySections({ shown, children }: Props) {
  const t = useLabels<typeof english>('entity-sections');
  return (
    <div className={styles.columns}>
      <SectionMenu sections={shown.map((id) => ({ id, text: t(`section_${id}`) }))} />
      <div className={styles.sections}>{children}</div>
    </div>
  );
}
