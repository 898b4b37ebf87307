import { useState } from 'react';
import { formatOf } from '#platform/i18n/format.ts';
import { useLabels, useLanguage } from '#platform/i18n/I18n.tsx';
import { NUMBERS, type Numbers } from '#platform/i18n/numbers.ts';
import { useLook } from '#platform/look/Look.tsx';
import type english from '#platform/look/labels/eng.json';
import { DENSITIES, type Look, THEMES } from '#platform/look/look.ts';
import { HintsSwitch } from '#ui/hint/HintsSwitch.tsx';
import { Segment } from '#ui/segment/Segment.tsx';
import styles from './LookFields.module.css';
import { useChangeLook } from './useChangeLook.ts';

const EXAMPLE = 1234.5;

/** Theme, numbers, rows and hints. With script every choice works at once, without it the form around them sends them. */
export function LookFields({ onStored }: { onStored?: () => void }) {
  const t = useLabels<typeof english>('look');
  const language = useLanguage();
  const { chosen, choose } = useChoice(onStored);
  const example = (numbers: Numbers) => formatOf(language, numbers).number(EXAMPLE);
  return (
    <div className={styles.fields}>
      <div className={styles.field}>
        <span aria-hidden="true">{t('theme')}</span>
        <Segment
          label={t('theme')}
          name="theme"
          options={THEMES.map((id) => ({ id, text: t(`theme_${id}`) }))}
          active={chosen.theme}
          onChange={(theme) => choose({ theme })}
        />
      </div>
      <div className={styles.field}>
        <span aria-hidden="true">{t('numbers')}</span>
        <Segment
          label={t('numbers')}
          name="numbers"
          options={NUMBERS.map((id) => ({
            id,
            text: id === 'language' ? t('numbers_language') : example(id),
          }))}
          active={chosen.numbers}
          onChange={(numbers) => choose({ numbers })}
        />
      </div>
      <div className={styles.field}>
        <span aria-hidden="true">{t('density')}</span>
        <Segment
          label={t('density')}
          name="density"
          options={DENSITIES.map((id) => ({ id, text: t(`density_${id}`) }))}
          active={chosen.density}
          onChange={(density) => choose({ density })}
        />
      </div>
      <HintsSwitch name="hints" isOn={chosen.hints} onChange={(hints) => choose({ hints })} />
    </div>
  );
}

/** A choice is shown at once and taken back when it could not be stored. */
function useChoice(onStored?: () => void) {
  const look = useLook();
  const changeLook = useChangeLook();
  const [wanted, setWanted] = useState<Partial<Look>>({});
  const choose = async (change: Partial<Look>) => {
    setWanted((before) => ({ ...before, ...change }));
    const isStored = await changeLook(change);
    setWanted({});
    if (isStored) onStored?.();
  };
  return { chosen: { ...look, ...wanted }, choose: (change: Partial<Look>) => void choose(change) };
}
