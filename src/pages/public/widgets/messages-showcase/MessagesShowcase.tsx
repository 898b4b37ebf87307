import { useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import showcase from '../Showcase.module.css';
import { AccessAlertSpecimen } from './AccessAlertSpecimen.tsx';
import { AlertSpecimens } from './AlertSpecimens.tsx';
import { BannerSpecimen } from './BannerSpecimen.tsx';
import { DialogSpecimen } from './DialogSpecimen.tsx';
import { HintSpecimens } from './HintSpecimens.tsx';
import { LockedSpecimens } from './LockedSpecimens.tsx';
import type english from './labels/eng.json';
import { TemporarySpecimen } from './TemporarySpecimen.tsx';
import { TooltipSpecimen } from './TooltipSpecimen.tsx';

export function MessagesShowcase() {
  const t = useLabels<typeof english>('messages-showcase');
  return (
    <Section id="messages" title={t('title')}>
      <div className={showcase.grid}>
        <DialogSpecimen />
        <BannerSpecimen />
        <TooltipSpecimen />
        <TemporarySpecimen />
        <HintSpecimens />
        <AlertSpecimens />
        <AccessAlertSpecimen />
        <LockedSpecimens />
      </div>
    </Section>
  );
}
