import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { TabLinks } from '#ui/tabs/TabLinks.tsx';
import { Specimen } from '../Specimen.tsx';
import styles from './ChoicesShowcase.module.css';
import type { ChoicesShowcaseData } from './choices-showcase.contract.ts';
import type english from './labels/eng.json';
import { NameList } from './NameList.tsx';
import type { KindInAddress } from './useKindInAddress.ts';

interface Props {
  readonly data: ChoicesShowcaseData;
  readonly address: KindInAddress;
}

export function TabLinksSpecimen({ data, address }: Props) {
  const t = useLabels<typeof english>('choices-showcase');
  const link = useLink();
  const { kind: current, follow } = address;
  const shown = data.kinds.find(({ kind }) => kind === current);
  return (
    <Specimen id="tab-links" title={t('tab_links')} note={t('tab_links_note')} isWide>
      <TabLinks
        label={t('tab_links')}
        items={data.kinds.map(({ kind, count }) => ({
          href: link(`/widgets/choices/?kind=${kind}#tab-links`),
          text: t(`kind_${kind}`),
          count,
          isCurrent: kind === current,
        }))}
        onFollow={follow}
      />
      <div className={styles.below}>
        <NameList names={shown?.names ?? []} />
      </div>
    </Specimen>
  );
}
