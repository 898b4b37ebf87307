import { useLabels } from '#foundation/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import showcase from '../Showcase.module.css';
import type { ChoicesShowcaseData } from './choices-showcase.contract.ts';
import type english from './labels/eng.json';

export function ChoicesShowcase(_: { data: ChoicesShowcaseData }) {
  const t = useLabels<typeof english>('choices-showcase');
  return (
    <Section id="choices" title={t('title')}>
      <div className={showcase.grid} />
    </Section>
  );
}
