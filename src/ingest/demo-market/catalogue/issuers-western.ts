import type { IssuersOfLanguage } from './issuer-seed.ts';

const GERMAN: IssuersOfLanguage = {
  language: 'deu',
  issuers: [
    {
      stringId: 'groebnitzer-maschinenbau',
      name: 'Gröbnitzer Maschinenbau AG',
      country: 'DE',
      branch: 'machinery',
      ticker: 'GBMA',
      hasPreferred: true,
    },
    {
      stringId: 'weissbruck-chemie',
      name: 'Weißbruck Chemie AG',
      country: 'DE',
      branch: 'chemicals',
      ticker: 'WBRK',
      hasPreferred: true,
    },
    {
      stringId: 'suederfliess-versicherung',
      name: 'Süderfließ Versicherungen SE',
      country: 'DE',
      branch: 'insurance',
      ticker: 'SFLV',
    },
    {
      stringId: 'huettstein-stahl',
      name: 'Hüttstein Stahlwerke SE',
      names: { eng: 'Huettstein Steelworks', rus: 'Хюттштайн Штальверке' },
      country: 'DE',
      branch: 'steel-mining',
      ticker: 'HTST',
    },
    {
      stringId: 'moehrenfelder-bau',
      name: 'Möhrenfelder Hoch- und Straßenbau AG',
      country: 'AT',
      branch: 'construction',
      ticker: 'MHSB',
    },
    {
      stringId: 'loewenstieg-bank',
      name: 'Bankhaus Löwenstieg & Söhne AG',
      country: 'DE',
      branch: 'banks',
      ticker: 'LWSG',
      bonds: 3,
    },
  ],
};

const FRENCH: IssuersOfLanguage = {
  language: 'fra',
  issuers: [
    {
      stringId: 'energie-val-d-orcy',
      name: "Énergie du Val-d'Orcy SA",
      country: 'FR',
      branch: 'power',
      ticker: 'EVOY',
      hasPreferred: true,
    },
    {
      stringId: 'laboratoires-clervoix',
      name: 'Laboratoires Clervoix SA',
      country: 'FR',
      branch: 'pharmaceuticals',
      ticker: 'CLVX',
    },
    {
      stringId: 'haute-vaucelle',
      name: 'Société des chemins de fer, entrepôts et messageries réunis de la Haute-Vaucelle et du littoral',
      names: { eng: 'Haute-Vaucelle Railways and Warehouses' },
      country: 'FR',
      branch: 'transport',
      ticker: 'HVCL',
    },
    {
      stringId: 'banque-de-l-aubrelle',
      name: "Banque de l'Aubrelle SA",
      country: 'FR',
      branch: 'banks',
      ticker: 'AUBR',
    },
    {
      stringId: 'telephonie-garance',
      name: 'Téléphonie Garançoise SA',
      country: 'BE',
      branch: 'telecom',
      ticker: 'GRNC',
    },
  ],
};

const SPANISH: IssuersOfLanguage = {
  language: 'esp',
  issuers: [
    {
      stringId: 'aceros-penafria',
      name: 'Compañía de Aceros Peñafría S.A.',
      country: 'ES',
      branch: 'steel-mining',
      ticker: 'PNFR',
    },
    {
      stringId: 'alimentos-nandutey',
      name: 'Alimentos Ñandutey S.A.',
      country: 'AR',
      branch: 'food',
      ticker: 'NDTY',
    },
    {
      stringId: 'telefonia-altozal',
      name: 'Telefonía Altozal S.A.',
      country: 'MX',
      branch: 'telecom',
      ticker: 'ALTZ',
    },
    {
      stringId: 'seguros-marisol',
      name: 'Seguros Marisoleña S.A.',
      country: 'ES',
      branch: 'insurance',
      ticker: 'MSLN',
    },
  ],
};

const ITALIAN: IssuersOfLanguage = {
  language: 'ita',
  issuers: [
    {
      stringId: 'cantieri-portoscuro',
      name: 'Cantieri Riuniti di Portoscuro S.p.A.',
      country: 'IT',
      branch: 'machinery',
      ticker: 'PTSC',
      hasPreferred: true,
    },
    {
      stringId: 'elettrica-valdombra',
      name: 'Società Elettrica Valdombra S.p.A.',
      country: 'IT',
      branch: 'power',
      ticker: 'VDMB',
    },
    {
      stringId: 'dolciaria-perlaccia',
      name: 'Dolciaria Perlàccia S.p.A.',
      country: 'IT',
      branch: 'food',
      ticker: 'PRLC',
    },
    {
      stringId: 'chimica-sabbionera',
      name: 'Chimica Sabbioneràt S.p.A.',
      country: 'IT',
      branch: 'chemicals',
      ticker: 'SBNR',
    },
  ],
};

export const WESTERN_ISSUERS: readonly IssuersOfLanguage[] = [GERMAN, FRENCH, SPANISH, ITALIAN];
