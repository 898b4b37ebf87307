import { useLabels } from '#foundation/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import showcase from '../Showcase.module.css';
import type english from './labels/eng.json';
import type { NetworkShowcaseData } from './network-showcase.contract.ts';

export function NetworkShowcase(_: { data: NetworkShowcaseData }) {
  const t = useLabels<typeof english>('network-showcase');
  return (
    <Section id="network" title={t('title')}>
      <div className={showcase.grid} />
    </Section>
  );
}
