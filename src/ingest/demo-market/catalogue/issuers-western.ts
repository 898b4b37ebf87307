import type { IssuersOfLanguage } from './issuer-seed.ts';

const GERMAN: IssuersOfLanguage = {
  language: 'deu',
  issuers: [
    {
      stringId: 'groebnitzer-maschinenbau',
      name: 'Gröbnitzer Maschinenbau AG',
      country: 'DE',
      industry: 'machinery',
      ticker: 'GBMA',
      hasPreferred: true,
    },
    {
      stringId: 'weissbruck-chemie',
      name: 'Weißbruck Chemie AG',
      country: 'DE',
      industry: 'chemicals',
      ticker: 'WBRK',
      hasPreferred: true,
    },
    {
      stringId: 'suederfliess-versicherung',
      name: 'Süderfließ Versicherungen SE',
      country: 'DE',
      industry: 'insurance',
      ticker: 'SFLV',
    },
    {
      stringId: 'huettstein-stahl',
      name: 'Hüttstein Stahlwerke SE',
      names: { eng: 'Huettstein Steelworks', rus: 'Хюттштайн Штальверке' },
      country: 'DE',
      industry: 'steel-mining',
      ticker: 'HTST',
    },
    {
      stringId: 'moehrenfelder-bau',
      name: 'Möhrenfelder Hoch- und Straßenbau AG',
      country: 'AT',
      industry: 'construction',
      ticker: 'MHSB',
    },
    {
      stringId: 'loewenstieg-bank',
      name: 'Bankhaus Löwenstieg & Söhne AG',
      country: 'DE',
      industry: 'banks',
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
      industry: 'power',
      ticker: 'EVOY',
      hasPreferred: true,
    },
    {
      stringId: 'laboratoires-clervoix',
      name: 'Laboratoires Clervoix SA',
      country: 'FR',
      industry: 'pharmaceuticals',
      ticker: 'CLVX',
    },
    {
      stringId: 'haute-vaucelle',
      name: 'Société des chemins de fer, entrepôts et messageries réunis de la Haute-Vaucelle et du littoral',
      names: { eng: 'Haute-Vaucelle Railways and Warehouses' },
      country: 'FR',
      industry: 'transport',
      ticker: 'HVCL',
    },
    {
      stringId: 'banque-de-l-aubrelle',
      name: "Banque de l'Aubrelle SA",
      country: 'FR',
      industry: 'banks',
      ticker: 'AUBR',
    },
    {
      stringId: 'telephonie-garance',
      name: 'Téléphonie Garançoise SA',
      country: 'BE',
      industry: 'telecom',
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
      industry: 'steel-mining',
      ticker: 'PNFR',
    },
    {
      stringId: 'alimentos-nandutey',
      name: 'Alimentos Ñandutey S.A.',
      country: 'AR',
      industry: 'food',
      ticker: 'NDTY',
    },
    {
      stringId: 'telefonia-altozal',
      name: 'Telefonía Altozal S.A.',
      country: 'MX',
      industry: 'telecom',
      ticker: 'ALTZ',
    },
    {
      stringId: 'seguros-marisol',
      name: 'Seguros Marisoleña S.A.',
      country: 'ES',
      industry: 'insurance',
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
      industry: 'machinery',
      ticker: 'PTSC',
      hasPreferred: true,
    },
    {
      stringId: 'elettrica-valdombra',
      name: 'Società Elettrica Valdombra S.p.A.',
      country: 'IT',
      industry: 'power',
      ticker: 'VDMB',
    },
    {
      stringId: 'dolciaria-perlaccia',
      name: 'Dolciaria Perlàccia S.p.A.',
      country: 'IT',
      industry: 'food',
      ticker: 'PRLC',
    },
    {
      stringId: 'chimica-sabbionera',
      name: 'Chimica Sabbioneràt S.p.A.',
      country: 'IT',
      industry: 'chemicals',
      ticker: 'SBNR',
    },
  ],
};

export const WESTERN_ISSUERS: readonly IssuersOfLanguage[] = [GERMAN, FRENCH, SPANISH, ITALIAN];
