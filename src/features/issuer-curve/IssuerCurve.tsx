import { useMemo } from 'react';
import { entityPath } from '#domain/search/categories.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { ChartStage } from '#ui/chart/ChartStage.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { Section } from '#ui/section/Section.tsx';
import { drawIssuerCurve } from './draw-issuer-curve.ts';
import type { CurvePoint, IssuerCurveData } from './issuer-curve.contract.ts';
import type english from './labels/eng.json';

const HEIGHT = { wide: 280, narrow: 240 } as const;

/** Where a bond stands among those of its issuer: too much yield for its duration, or too little. */
export function IssuerCurve({ data: { currency_name: currency, points } }: { data: IssuerCurveData }) {
  const t = useLabels<typeof english>('issuer-curve');
  const unlock = useUnlock('last-price');
  return (
    <Section id="issuer-curve" title={t('title')} hint={t('hint')} note={currency}>
      {isLocked(points) ? <LockedPrompt unlock={unlock} text={t('prompt')} /> : <Points points={points} />}
    </Section>
  );
}

function Points({ points }: { points: readonly CurvePoint[] }) {
  const t = useLabels<typeof english>('issuer-curve');
  const link = useLink();
  const chart = useMemo(
    () =>
      drawIssuerCurve(points, {
        duration: t('duration'),
        yield: t('yield'),
        others: t('others'),
        own: t('own'),
      }),
    [points, t],
  );
  const open = (series: string, at: number) => {
    const shown = points.filter(({ is_subject }) => is_subject === (series === 'own'));
    const picked = shown[at];
    if (picked) location.assign(link(entityPath('bonds', picked.string_id)));
  };
  return <ChartStage chart={chart} label={t('title')} height={HEIGHT} onPick={open} isPatient />;
}
