import type { Language } from '#domain/languages/languages.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';

export interface Provider {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly language: Language;
  /** Files wait for the provider's yes: always, never, or for every other comment. */
  readonly moderates: 'always' | 'never' | 'some';
}

export const PROVIDERS: readonly Provider[] = [
  {
    stringId: 'amber-coast-research',
    name: 'Amber Coast Research',
    names: {},
    language: 'eng',
    moderates: 'never',
  },
  {
    stringId: 'yantarny-kurs',
    name: 'Янтарный курс',
    names: { eng: 'Yantarny Kurs', ukr: 'Бурштиновий курс' },
    language: 'rus',
    moderates: 'always',
  },
  {
    stringId: 'nordlicht-analysen',
    name: 'Nordlicht Analysen',
    names: {},
    language: 'deu',
    moderates: 'always',
  },
  {
    stringId: 'atelier-des-taux',
    name: 'L’Atelier des taux',
    names: {},
    language: 'fra',
    moderates: 'always',
  },
  { stringId: 'biuro-kurs', name: 'Biuro Analiz „Kurs”', names: {}, language: 'pol', moderates: 'always' },
  {
    stringId: 'fanzhou-research',
    name: '帆舟研究',
    names: { eng: 'Fanzhou Research', rus: 'Фаньчжоу Рисёрч' },
    language: 'chn',
    moderates: 'some',
  },
].map((provider, index) => ({ id: index + 1, ...provider }) as Provider);

export interface DemoRequest {
  readonly email: string;
  readonly provider: string;
  readonly state: 'waiting' | 'approved' | 'rejected';
}

/**
 * With these the paid account meets all five outcomes of AN-02: available at once, available after approval,
 * sent, rejected, and denied where nothing was requested.
 */
export const DEMO_REQUESTS: readonly DemoRequest[] = [
  { email: 'paid@demo.example', provider: 'yantarny-kurs', state: 'approved' },
  { email: 'paid@demo.example', provider: 'nordlicht-analysen', state: 'waiting' },
  { email: 'paid@demo.example', provider: 'atelier-des-taux', state: 'rejected' },
  { email: 'free@demo.example', provider: 'yantarny-kurs', state: 'waiting' },
  { email: 'noexcel@demo.example', provider: 'biuro-kurs', state: 'approved' },
];
