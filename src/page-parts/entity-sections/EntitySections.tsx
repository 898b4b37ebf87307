import type { ReactNode } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import styles from './EntitySections.module.css';
import type english from './labels/eng.json';
import { SourcesLink } from './SourcesLink.tsx';
import { SectionMenu } from './section-menu.island.ts';

type AnchorIn<Label> = Label extends `section_${infer Id}` ? Id : never;

/** The anchors that the pages of an issuer and of its securities have in common (ST-05, EP-04). */
export type EntitySection = AnchorIn<keyof typeof english>;

type GroupIn<Label> = Label extends `group_${infer Id}` ? Id : never;
export type SectionGroup = GroupIn<keyof typeof english>;

interface Props {
  /** The sections that the page has, in its order: one without data is in neither. */
  readonly shown: readonly EntitySection[];
  /** Their groups, in the same order; without them the menu is one list. */
  readonly groups?: Partial<Record<SectionGroup, readonly EntitySection[]>>;
  /** What its consolidated statements follow. */
  readonly standard?: 'ifrs' | 'us-gaap' | undefined;
  /** The page that says where its data come from. */
  readonly sources: string;
  readonly children: ReactNode;
}

/** The sections of a page with their menu beside them. */
export function EntitySections({ shown, groups, standard = 'ifrs', sources, children }: Props) {
  const t = useLabels<typeof english>('entity-sections');
  const nameOf = (id: EntitySection) =>
    t(id === 'ifrs' && standard === 'us-gaap' ? 'us_gaap_statements' : `section_${id}`);
  const menuOf = (ids: readonly EntitySection[]) => ids.map((id) => ({ id, text: nameOf(id) }));
  const menu = groups
    ? (Object.keys(groups) as SectionGroup[]).map((group) => ({
        text: t(`group_${group}`),
        sections: menuOf(shown.filter((id) => groups[group]?.includes(id))),
      }))
    : [{ sections: menuOf(shown) }];
  return (
    <div className={styles.columns}>
      <SectionMenu groups={menu} />
      <div className={styles.sections}>
        {children}
        <SourcesLink path={sources} />
      </div>
    </div>
  );
}
