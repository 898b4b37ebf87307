import { createRandom } from '../random.ts';
import type { Issuer } from './instruments.ts';

export type RelationType = 'subsidiary' | 'associate' | 'joint_venture' | 'guarantor';

export interface Relation {
  readonly issuer: Issuer;
  readonly related: Issuer;
  /** What the related issuer is to the issuer. */
  readonly type: RelationType;
  /** Percent of the capital, two decimals; null where nothing is held. */
  readonly share: string | null;
}

type Seed = readonly [issuer: string, related: string, type: RelationType];

/** Three groups that do not touch: a small one, a wide one, and one of long names in other alphabets. */
const SEEDS: readonly Seed[] = [
  ['norvik-steel', 'tamarock-mining', 'subsidiary'],
  ['norvik-steel', 'cedarholm-rail', 'subsidiary'],
  ['norvik-steel', 'huettstein-stahl', 'subsidiary'],
  ['norvik-steel', 'harrowmere-power', 'associate'],
  ['norvik-steel', 'merchant-carriers', 'joint_venture'],
  ['norvik-steel', 'caldervoe-bank', 'guarantor'],
  ['fallowquay-holdings', 'norvik-steel', 'associate'],

  ['primezhye-region', 'sredneozersk-power', 'subsidiary'],
  ['sredneozersk-power', 'kamnezorsk-works', 'associate'],
  ['sredneozersk-power', 'podyomnye-mashiny', 'subsidiary'],
  ['sredneozersk-power', 'zvenlink-telecom', 'associate'],
  ['sredneozersk-power', 'yaochuan-power', 'joint_venture'],
  ['sredneozersk-power', 'jinglan-bank', 'guarantor'],
  ['severozornneft', 'sredneozersk-power', 'associate'],
  ['severozornneft', 'kedrosoft', 'subsidiary'],
  ['severozornneft', 'hongyue-oil', 'joint_venture'],
  ['yaochuan-power', 'tongwan-port', 'associate'],

  ...holdingsOf('loewenstieg-bank', 'subsidiary', [
    'groebnitzer-maschinenbau',
    'weissbruck-chemie',
    'suederfliess-versicherung',
    'banque-de-l-aubrelle',
    'seguros-marisol',
    'bank-zrodlany',
    'ubezpieczenia-jezyna',
    'yildizbey-bankasi',
  ]),
  ...holdingsOf('loewenstieg-bank', 'associate', [
    'moehrenfelder-bau',
    'energie-val-d-orcy',
    'laboratoires-clervoix',
    'haute-vaucelle',
    'telephonie-garance',
    'aceros-penafria',
    'alimentos-nandutey',
    'telefonia-altozal',
    'cantieri-portoscuro',
    'elettrica-valdombra',
    'dolciaria-perlaccia',
    'chimica-sabbionera',
    'huta-zeliwica',
    'lakowa-siec',
    'srodborska-energia',
    'chemia-gasiorzyn',
    'gokcetas-celik',
    'kuzeyisik-elektrik',
    'ulucamlik-perakende',
  ]),
  ['yildizbey-bankasi', 'mavigol-yazilim', 'subsidiary'],
  ['bank-zrodlany', 'jarzebinka-tfi', 'subsidiary'],
  ['energie-val-d-orcy', 'elettrica-valdombra', 'joint_venture'],
];

/** Who is related to whom: written by hand; only the shares are drawn. */
export function createRelations(issuers: readonly Issuer[]): Relation[] {
  const byStringId = new Map(issuers.map((issuer) => [issuer.stringId, issuer]));
  const readIssuer = (stringId: string) => {
    const issuer = byStringId.get(stringId);
    if (!issuer) throw new Error(`There is no issuer ${stringId}`);
    return issuer;
  };
  return SEEDS.map(([issuer, related, type]) => ({
    issuer: readIssuer(issuer),
    related: readIssuer(related),
    type,
    share: shareOf(`relation/${issuer}/${related}`, type),
  }));
}

function shareOf(key: string, type: RelationType): string | null {
  const random = createRandom(key);
  switch (type) {
    case 'subsidiary':
      return random.chance(0.25) ? '100' : random.between(50.5, 99).toFixed(2);
    case 'associate':
      return random.between(5, 49).toFixed(2);
    case 'joint_venture':
      return '50';
    case 'guarantor':
      return null;
  }
}

function holdingsOf(issuer: string, type: RelationType, held: readonly string[]): Seed[] {
  return held.map((related) => [issuer, related, type]);
}
