import { languageName } from '#domain/languages/languages.ts';
import { type ListedAd, switchAd } from '#features/catfish/ads/ads.contract.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import buttons from '#ui/button/button.module.css';
import { Empty } from '#ui/empty/Empty.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import type english from './labels/eng.json';

const TONES = { running: 'accent', planned: 'plain', over: 'plain', off: 'warn' } as const;

export function AdList({ ads }: { ads: readonly ListedAd[] }) {
  const t = useLabels<typeof english>('operator-ads');
  const format = useFormat();
  if (ads.length === 0) return <Empty icon="image" title={t('none')} text={t('none_text')} />;
  const columns: readonly Column[] = [
    { key: 'name', title: t('name') },
    { key: 'state', title: t('state') },
    { key: 'language', title: t('language'), on: 'desk' },
    { key: 'days', title: t('days') },
    { key: 'shows', title: t('shows'), kind: 'number', decimals: 0, isAlwaysShown: true },
    { key: 'clicks', title: t('clicks'), kind: 'number', decimals: 0, isAlwaysShown: true },
    { key: 'rate', title: t('rate'), kind: 'number', decimals: 2, isAlwaysShown: true },
    { key: 'switch', title: t('switch'), align: 'end' },
  ];
  const toRow = (ad: ListedAd): Row => ({
    id: String(ad.id),
    cells: {
      name: { val: ad.name, lnk: `/operator/ads/${ad.id}/` },
      state: { val: ad.state, drawn: <Badge tone={TONES[ad.state]} text={t(`state_${ad.state}`)} /> },
      language: ad.language ? languageName(ad.language) : t('every_language'),
      days: ad.endsOn
        ? t('from_to', { from: format.day(ad.startsOn), to: format.day(ad.endsOn) })
        : t('from', { from: format.day(ad.startsOn) }),
      shows: ad.shows,
      clicks: ad.clicks,
      rate: ad.rate,
      switch: { val: ad.id, drawn: <Switch ad={ad} /> },
    },
  });
  return <SimpleTable label={t('title')} columns={columns} rows={ads.map(toRow)} limit={0} />;
}

function Switch({ ad }: { ad: ListedAd }) {
  const t = useLabels<typeof english>('operator-ads');
  return (
    <ActionForm endpoint={switchAd} params={{ adId: ad.id }} label={t('switch_of', { name: ad.name })}>
      <input type="hidden" name="is_on" value={ad.isOn ? '0' : '1'} />
      <button type="submit" className={buttons.button}>
        {t(ad.isOn ? 'switch_off' : 'switch_on')}
      </button>
    </ActionForm>
  );
}
