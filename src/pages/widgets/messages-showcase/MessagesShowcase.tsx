import { useLabels } from '#foundation/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import showcase from '../Showcase.module.css';
import type english from './labels/eng.json';

export function MessagesShowcase() {
  const t = useLabels<typeof english>('messages-showcase');
  return (
    <Section id="messages" title={t('title')}>
      <div className={showcase.grid} />
    </Section>
  );
}
