import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { Section } from '#ui/section/Section.tsx';
import type { EntitySection } from './EntitySections.tsx';
import type english from './labels/eng.json';

/** Keeps the place of a section that could not be loaded, so that nobody takes it for one without data. */
export function FailedSection({ section }: { section: EntitySection }) {
  const t = useLabels<typeof english>('entity-sections');
  const link = useLink();
  const { path } = useHere();
  return (
    <Section id={section} title={t(`section_${section}`)}>
      <Empty icon="warn" title={t('failed')}>
        <a className="link" href={link(path)}>
          {t('try_again')}
        </a>
      </Empty>
    </Section>
  );
}
