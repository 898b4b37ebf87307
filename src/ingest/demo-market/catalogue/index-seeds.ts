import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Share } from './instruments.ts';

/** Names that the fund houses borrow for their ETFs, each in its own language. */
export type IndexNames = Readonly<Record<'eng' | 'rus' | 'ukr' | 'pol' | 'chn', string>> & NameTable;

export interface IndexSeed {
  readonly stringId: string;
  readonly ticker: string;
  readonly nameIn: 'eng' | 'tur' | 'chn';
  readonly names: IndexNames;
  readonly venueId: number;
  readonly limit: number;
  readonly accepts: (share: Share) => boolean;
}

const inIndustry =
  (...codes: readonly Share['issuer']['industry'][]) =>
  (share: Share) =>
    codes.includes(share.issuer.industry);

const isOrdinary = (share: Share) => share.shareType === 'ordinary';

function amber(
  stringId: string,
  ticker: string,
  names: IndexNames,
  accepts: (share: Share) => boolean,
  limit = 20,
): IndexSeed {
  return { stringId, ticker, nameIn: 'eng', names, venueId: 1, limit, accepts };
}

export const INDEX_SEEDS: readonly IndexSeed[] = [
  amber(
    'amber-40',
    'AMB40',
    { eng: 'Amber 40', rus: 'Янтарь 40', ukr: 'Бурштин 40', pol: 'Bursztyn 40', chn: '琥珀40指数' },
    isOrdinary,
    40,
  ),
  amber(
    'amber-steel-mining',
    'AMBSM',
    {
      eng: 'Amber Steel and Mining',
      rus: 'Янтарь Металлургия',
      ukr: 'Бурштин Металургія',
      pol: 'Bursztyn Hutnictwo',
      chn: '琥珀钢铁采矿指数',
    },
    inIndustry('steel-mining'),
  ),
  amber(
    'amber-finance',
    'AMBFI',
    {
      eng: 'Amber Finance',
      rus: 'Янтарь Финансы',
      ukr: 'Бурштин Фінанси',
      pol: 'Bursztyn Finanse',
      chn: '琥珀金融指数',
    },
    inIndustry('banks', 'insurance'),
  ),
  amber(
    'amber-energy',
    'AMBEN',
    {
      eng: 'Amber Energy',
      rus: 'Янтарь Энергия',
      ukr: 'Бурштин Енергетика',
      pol: 'Bursztyn Energia',
      chn: '琥珀能源指数',
    },
    inIndustry('oil-gas', 'power'),
  ),
  amber(
    'amber-consumer',
    'AMBCO',
    {
      eng: 'Amber Consumer',
      rus: 'Янтарь Потребление',
      ukr: 'Бурштин Споживання',
      pol: 'Bursztyn Konsument',
      chn: '琥珀消费指数',
    },
    inIndustry('retail', 'food', 'pharmaceuticals'),
  ),
  amber(
    'amber-technology',
    'AMBTE',
    {
      eng: 'Amber Technology',
      rus: 'Янтарь Технологии',
      ukr: 'Бурштин Технології',
      pol: 'Bursztyn Technologie',
      chn: '琥珀科技指数',
    },
    inIndustry('software', 'telecom'),
  ),
  amber(
    'amber-industry',
    'AMBIN',
    {
      eng: 'Amber Industry',
      rus: 'Янтарь Промышленность',
      ukr: 'Бурштин Промисловість',
      pol: 'Bursztyn Przemysł',
      chn: '琥珀工业指数',
    },
    inIndustry('machinery', 'transport', 'construction', 'chemicals'),
  ),
  amber(
    'amber-dividend',
    'AMBDV',
    {
      eng: 'Amber Dividend',
      rus: 'Янтарь Дивиденды',
      ukr: 'Бурштин Дивіденди',
      pol: 'Bursztyn Dywidenda',
      chn: '琥珀红利指数',
    },
    (share) => share.dividends.timesAYear === 2,
  ),
  amber(
    'amber-preferred',
    'AMBPR',
    {
      eng: 'Amber Preferred',
      rus: 'Янтарь Привилегированные',
      ukr: 'Бурштин Привілейовані',
      pol: 'Bursztyn Uprzywilejowane',
      chn: '琥珀优先股指数',
    },
    (share) => share.shareType === 'preferred',
  ),
  {
    stringId: 'silver-harbour-12',
    ticker: 'SHX12',
    nameIn: 'eng',
    names: {
      eng: 'Silver Harbour 12',
      rus: 'Серебряная гавань 12',
      ukr: 'Срібна гавань 12',
      pol: 'Srebrny Port 12',
      chn: '银港12指数',
    },
    venueId: 2,
    limit: 12,
    accepts: isOrdinary,
  },
  {
    stringId: 'lale-vadisi-10',
    ticker: 'LV10',
    nameIn: 'tur',
    names: {
      tur: 'Lale Vadisi 10 Endeksi',
      eng: 'Tulip Valley 10',
      rus: 'Долина тюльпанов 10',
      ukr: 'Долина тюльпанів 10',
      pol: 'Dolina Tulipanów 10',
      chn: '郁金香谷10指数',
    },
    venueId: 3,
    limit: 10,
    accepts: () => true,
  },
  {
    stringId: 'jade-delta-8',
    ticker: 'JD8',
    nameIn: 'chn',
    names: {
      chn: '玉洲8指数',
      eng: 'Jade Delta 8',
      rus: 'Нефритовая дельта 8',
      ukr: 'Нефритова дельта 8',
      pol: 'Nefrytowa Delta 8',
    },
    venueId: 4,
    limit: 8,
    accepts: () => true,
  },
];
