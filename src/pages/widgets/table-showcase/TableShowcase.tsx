import { useLabels } from '#foundation/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import showcase from '../Showcase.module.css';
import type english from './labels/eng.json';
import type { TableShowcaseData } from './table-showcase.contract.ts';

export function TableShowcase(_: { data: TableShowcaseData }) {
  const t = useLabels<typeof english>('table-showcase');
  return (
    <Section id="table" title={t('title')}>
      <div className={showcase.grid} />
    </Section>
  );
}
