import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { quartersUpTo } from '../books/quarters.ts';
import type { Issuer, Share } from '../catalogue/instruments.ts';
import { createRelations } from '../catalogue/relations.ts';
import type { DemoMarket } from '../demo-market.ts';
import { createRandom, type Random } from '../random.ts';

export interface Holder {
  readonly share: Share;
  readonly holder: Issuer | null;
  readonly name: string | null;
  readonly names: NameTable;
  /** Hundredths of a percent. */
  readonly part: number;
  readonly asOf: DayNumber;
}

const WHOLE = 10_000;
/** Who holds them is not published. */
const WITHOUT_HOLDERS = new Set(['vexley-robotics', 'quillstone-software', 'xinghe-telecom']);

const OTHERS: readonly { readonly name: string; readonly names: NameTable }[] = [
  { name: 'Everfold Pension Trust', names: { rus: 'Пенсионный траст «Эверфолд»' } },
  { name: 'Stille Fjord Forvaltning', names: { rus: 'Управляющая компания «Стилле-Фьорд»' } },
  { name: 'Quercus Family Office', names: { rus: 'Семейный офис «Кверкус»' } },
  { name: 'Blauwater Vermogen', names: { rus: 'Блауватер Фермоген' } },
  { name: 'Фонд «Северный причал»', names: { eng: 'Northern Pier Fund' } },
  {
    name: '云帆长期投资',
    names: { eng: 'Yunfan Long-Term Investment', rus: 'Юньфань долгосрочные инвестиции' },
  },
];
const MANAGEMENT: NameTable = {
  rus: 'Руководство компании',
  eng: 'Management',
  pol: 'Kadra zarządzająca',
  ita: 'Dirigenza',
  deu: 'Unternehmensleitung',
  esp: 'Directivos',
  chn: '公司管理层',
  ukr: 'Керівництво компанії',
  fra: 'Direction',
  tur: 'Yönetim',
};

/** Issuers that hold shares of others as their relations say, and funds; what is left is in free float and not listed. */
export function createHolders({ catalogue, factors, lastDay }: DemoMarket): Holder[] {
  const relations = createRelations(catalogue.issuers);
  const asOf = quartersUpTo(lastDay).at(-1)?.end ?? lastDay;
  return catalogue.shares
    .filter(({ issuer }) => !WITHOUT_HOLDERS.has(issuer.stringId))
    .flatMap((share) => {
      const random = createRandom(`${factors.seed}/holders/${share.stringId}`);
      const related = relations.filter(
        ({ related: held, share: part }) =>
          held === share.issuer && part !== null && share.shareType === 'ordinary',
      );
      const known = related.map(({ issuer, share: part }) => ({
        holder: issuer,
        name: null,
        names: {},
        part: Math.round(Number(part) * 100),
      }));
      const fitting = keepWithin(known);
      return [...fitting, ...othersOf(fitting, random)].map((it) => ({ share, asOf, ...it }));
    });
}

type Part = Omit<Holder, 'share' | 'asOf'>;

/** Two relations drawn apart may claim more than there is: the later ones hold no listed shares. */
function keepWithin(parts: readonly Part[]): Part[] {
  let left = WHOLE;
  return parts.filter(({ part }) => {
    if (part > left) return false;
    left -= part;
    return true;
  });
}

function othersOf(known: readonly Part[], random: Random): Part[] {
  let left = WHOLE - known.reduce((sum, { part }) => sum + part, 0);
  const others: Part[] = [];
  const begin = random.whole(0, OTHERS.length - 1);
  for (let index = 0; index < random.whole(2, 4); index++) {
    const other = OTHERS[(begin + index) % OTHERS.length];
    const part = Math.round(left * random.between(0.04, 0.3));
    if (!other || part < 1) break;
    others.push({ holder: null, ...other, part });
    left -= part;
  }
  const own = Math.round(left * random.between(0.002, 0.02));
  const management = { holder: null, name: MANAGEMENT.eng ?? '', names: MANAGEMENT, part: own };
  return own > 0 ? [...others, management] : others;
}
