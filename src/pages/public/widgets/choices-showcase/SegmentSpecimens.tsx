import { useState } from 'react';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Segment } from '#ui/segment/Segment.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import { Specimen } from '../Specimen.tsx';
import styles from './ChoicesShowcase.module.css';
import type { ChoicesShowcaseData } from './choices-showcase.contract.ts';
import type english from './labels/eng.json';
import type { KindInAddress } from './useKindInAddress.ts';

interface Props {
  readonly data: ChoicesShowcaseData;
  readonly address: KindInAddress;
}

export function SegmentSpecimens({ data, address }: Props) {
  const t = useLabels<typeof english>('choices-showcase');
  const link = useLink();
  const { kind: current, follow } = address;
  const [active, setActive] = useState<number | null>(null);
  const options = data.venues.slice(0, 3).map((venue, index) => ({ ...venue, isDisabled: index === 2 }));
  const chosen = options.find(({ id }) => id === active) ?? options[0];
  return (
    <>
      <Specimen id="segment" title={t('segment')} note={t('segment_note')}>
        <Segment label={t('venue')} options={options} active={active} onChange={setActive} />
        <p className={styles.below}>{t('chosen', { name: chosen?.text ?? '' })}</p>
      </Specimen>
      <Specimen id="segment-links" title={t('segment_links')}>
        <SegmentLinks
          label={t('segment_links')}
          items={data.kinds.map(({ kind }) => ({
            href: link(`/widgets/choices/?kind=${kind}#segment-links`),
            text: t(`kind_${kind}`),
            isCurrent: kind === current,
          }))}
          onFollow={follow}
        />
      </Specimen>
    </>
  );
}
