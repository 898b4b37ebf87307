import { useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { type TabOption, Tabs } from '#ui/tabs/Tabs.tsx';
import { Specimen } from '../Specimen.tsx';
import styles from './ChoicesShowcase.module.css';
import type { ChoicesShowcaseData } from './choices-showcase.contract.ts';
import type english from './labels/eng.json';
import { NameList } from './NameList.tsx';

export function TabsSpecimens({ data }: { data: ChoicesShowcaseData }) {
  const t = useLabels<typeof english>('choices-showcase');
  const [isHidden, setHidden] = useState(false);
  const venues = data.venues.slice(0, 3);
  const [first, second, third] = venues;
  const hideable = venues.map((venue) => ({ ...venue, isHidden: isHidden && venue === second }));
  const toned = [
    ...(first ? [first] : []),
    ...(second ? [{ ...second, tone: 'faint' as const }] : []),
    ...(third ? [{ ...third, tone: 'warn' as const }] : []),
  ];
  return (
    <>
      <Specimen id="tabs-few" title={t('tabs_few')}>
        <LiveTabs label={t('venue')} options={venues} />
      </Specimen>
      <Specimen id="tabs-counts" title={t('tabs_counts')}>
        <KindTabs data={data} />
      </Specimen>
      <Specimen id="tabs-many" title={t('tabs_many')} isWide>
        <LiveTabs
          label={t('industry')}
          options={data.industries.map(({ id, text, issuers }) => ({ id, text, count: issuers }))}
        />
      </Specimen>
      <Specimen id="tabs-hidden" title={t('tabs_hidden')} note={t('tabs_hidden_note')}>
        <LiveTabs label={t('venue')} options={hideable} first={second?.id} />
        <div className={styles.below}>
          {second && (
            <CheckboxLine
              text={t('hide', { name: second.text })}
              checked={isHidden}
              onChange={(event) => setHidden(event.currentTarget.checked)}
            />
          )}
        </div>
      </Specimen>
      <Specimen id="tabs-tones" title={t('tabs_tones')}>
        <LiveTabs label={t('venue')} options={toned} />
      </Specimen>
    </>
  );
}

function KindTabs({ data }: { data: ChoicesShowcaseData }) {
  const t = useLabels<typeof english>('choices-showcase');
  const [active, setActive] = useState(data.kinds[0]?.kind ?? null);
  const options = data.kinds.map(({ kind, count }) => ({ id: kind, text: t(`kind_${kind}`), count }));
  return (
    <Tabs label={t('kinds')} options={options} active={active} onChange={setActive}>
      {(shown) => <NameList names={data.kinds.find(({ kind }) => kind === shown)?.names ?? []} />}
    </Tabs>
  );
}

interface LiveProps {
  readonly label: string;
  readonly options: readonly TabOption<number>[];
  readonly first?: number | undefined;
}

function LiveTabs({ label, options, first }: LiveProps) {
  const t = useLabels<typeof english>('choices-showcase');
  const [active, setActive] = useState(first ?? null);
  return (
    <Tabs label={label} options={options} active={active} onChange={setActive}>
      {(shown) => <p>{t('chosen', { name: options.find(({ id }) => id === shown)?.text ?? '' })}</p>}
    </Tabs>
  );
}
