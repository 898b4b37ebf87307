import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { useHere } from '#foundation/navigation/Here.tsx';
import type sections from '#pages/entity-sections/labels/eng.json';
import { Empty } from '#ui/empty/Empty.tsx';
import { Section } from '#ui/section/Section.tsx';
import type { CompanySection } from './company.contract.ts';
import type english from './labels/eng.json';

/** Keeps the place of a section that could not be loaded, so that nobody takes it for one without data. */
export function FailedSection({ section }: { section: CompanySection }) {
  const t = useLabels<typeof english>('company');
  const name = useLabels<typeof sections>('entity-sections');
  const link = useLink();
  const { path } = useHere();
  return (
    <Section id={section} title={name(`section_${section}`)}>
      <Empty icon="warn" title={t('failed')}>
        <a className="link" href={link(path)}>
          {t('try_again')}
        </a>
      </Empty>
    </Section>
  );
}
