import type { IssuersOfLanguage } from './issuer-seed.ts';

const POLISH: IssuersOfLanguage = {
  language: 'pol',
  issuers: [
    {
      stringId: 'brzozowy-mlyn',
      name: 'Brzozowy Młyn S.A.',
      country: 'PL',
      industry: 'food',
      ticker: 'BRZM',
    },
    {
      stringId: 'huta-zeliwica',
      name: 'Huta Żeliwica S.A.',
      names: { eng: 'Zeliwica Steelworks', ukr: 'Металургійний завод «Желівиця»' },
      country: 'PL',
      industry: 'steel-mining',
      ticker: 'HZLW',
      hasPreferred: true,
    },
    {
      stringId: 'lakowa-siec',
      name: 'Łąkowa Sieć Handlowa S.A.',
      country: 'PL',
      industry: 'retail',
      ticker: 'LKSH',
    },
    {
      stringId: 'srodborska-energia',
      name: 'Śródborska Energia S.A.',
      country: 'PL',
      industry: 'power',
      ticker: 'SRBE',
      hasPreferred: true,
    },
    {
      stringId: 'chemia-gasiorzyn',
      name: 'Zakłady Chemiczne Gąsiorzyn S.A.',
      country: 'PL',
      industry: 'chemicals',
      ticker: 'ZCGS',
    },
    {
      stringId: 'bank-zrodlany',
      name: 'Bank Źródlany S.A.',
      country: 'PL',
      industry: 'banks',
      ticker: 'BZRD',
      bonds: 3,
    },
    {
      stringId: 'swierkosoft',
      name: 'Świerkosoft S.A.',
      country: 'PL',
      industry: 'software',
      ticker: 'SWKS',
    },
    {
      stringId: 'ubezpieczenia-jezyna',
      name: 'Towarzystwo Ubezpieczeń Jeżyna S.A.',
      country: 'PL',
      industry: 'insurance',
      ticker: 'JZNA',
    },
    {
      stringId: 'jarzebinka-tfi',
      name: 'Towarzystwo Funduszy Inwestycyjnych Jarzębinka S.A.',
      names: { eng: 'Jarzebinka Investment Funds' },
      country: 'PL',
      industry: 'funds',
      bonds: 0,
    },
  ],
};

const TURKISH: IssuersOfLanguage = {
  language: 'tur',
  issuers: [
    {
      stringId: 'gokcetas-celik',
      name: 'Gökçetaş Çelik Sanayii A.Ş.',
      names: { eng: 'Gokcetas Steel', rus: 'Гёкчеташ Челик' },
      country: 'TR',
      industry: 'steel-mining',
      ticker: 'GKCT',
      hasPreferred: true,
    },
    {
      stringId: 'incirova-gida',
      name: 'İncirova Gıda A.Ş.',
      country: 'TR',
      industry: 'food',
      ticker: 'INCR',
    },
    {
      stringId: 'yildizbey-bankasi',
      name: 'Yıldızbey Bankası A.Ş.',
      country: 'TR',
      industry: 'banks',
      ticker: 'YLDB',
      hasPreferred: true,
      bonds: 3,
    },
    {
      stringId: 'sahinoz-insaat',
      name: 'Şahinöz İnşaat ve Ağaç İşleri A.Ş.',
      country: 'TR',
      industry: 'construction',
      ticker: 'SHNZ',
    },
    {
      stringId: 'kuzeyisik-elektrik',
      name: 'Kuzeyışık Elektrik Üretim A.Ş.',
      country: 'TR',
      industry: 'power',
      ticker: 'KZYI',
    },
    {
      stringId: 'ulucamlik-perakende',
      name: 'Uluçamlık Perakende A.Ş.',
      country: 'TR',
      industry: 'retail',
      ticker: 'ULCM',
    },
    {
      stringId: 'mavigol-yazilim',
      name: 'Mavigöl Yazılım A.Ş.',
      country: 'TR',
      industry: 'software',
      ticker: 'MVGL',
    },
    {
      stringId: 'caglayik-su',
      name: 'Çağlayık Su ve Arıtma Birliği',
      names: { eng: 'Caglayik Water Union' },
      country: 'TR',
      industry: 'power',
      bonds: 3,
    },
  ],
};

export const POLISH_AND_TURKISH_ISSUERS: readonly IssuersOfLanguage[] = [POLISH, TURKISH];
