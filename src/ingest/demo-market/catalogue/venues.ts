import { type DayNumber, firstWeekdayFrom, toCalendarDay } from '#domain/calendar/day-number.ts';
import type { Language } from '#domain/languages/languages.ts';

export interface Venue {
  readonly id: number;
  readonly code: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly country: string;
  readonly timeZone: string;
  /** Not the order of the ids, so that a list sorted by the wrong one is noticed. */
  readonly position: number;
  readonly currency: Currency;
  /** MM-DD, the same every year. */
  readonly holidays: readonly string[];
}

export type Currency = 'EUR' | 'USD' | 'TRY' | 'CNY';

export const MAIN_VENUE_ID = 1;

export const VENUES: readonly Venue[] = [
  {
    id: MAIN_VENUE_ID,
    code: 'ACX',
    names: {
      rus: 'Биржа Янтарного берега',
      eng: 'Amber Coast Exchange',
      pol: 'Giełda Bursztynowego Wybrzeża',
      ita: "Borsa della Costa d'Ambra",
      deu: 'Börse Bernsteinküste',
      esp: 'Bolsa de la Costa de Ámbar',
      chn: '琥珀海岸交易所',
      ukr: 'Біржа Бурштинового узбережжя',
      fra: "Bourse de la Côte d'Ambre",
      tur: 'Kehribar Kıyısı Borsası',
    },
    country: 'LV',
    timeZone: 'Europe/Riga',
    position: 1,
    currency: 'EUR',
    holidays: ['01-01', '01-02', '05-01', '06-24', '12-25', '12-26'],
  },
  {
    id: 2,
    code: 'SHX',
    names: {
      rus: 'Биржа Серебряной гавани',
      eng: 'Silver Harbour Exchange',
      pol: 'Giełda Srebrnego Portu',
      ita: "Borsa di Porto d'Argento",
      deu: 'Börse Silberhafen',
      esp: 'Bolsa de Puerto Plateado',
      chn: '银港交易所',
      ukr: 'Біржа Срібної гавані',
      fra: "Bourse du Port d'Argent",
      tur: 'Gümüş Liman Borsası',
    },
    country: 'US',
    timeZone: 'America/New_York',
    position: 3,
    currency: 'USD',
    holidays: ['01-01', '03-17', '07-04', '10-12', '12-25'],
  },
  {
    id: 3,
    code: 'TVX',
    names: {
      rus: 'Биржа Долины тюльпанов',
      eng: 'Tulip Valley Exchange',
      pol: 'Giełda Doliny Tulipanów',
      ita: 'Borsa della Valle dei Tulipani',
      deu: 'Börse Tulpental',
      esp: 'Bolsa del Valle de los Tulipanes',
      chn: '郁金香谷交易所',
      ukr: 'Біржа Долини тюльпанів',
      fra: 'Bourse de la Vallée des Tulipes',
      tur: 'Lale Vadisi Borsası',
    },
    country: 'TR',
    timeZone: 'Europe/Istanbul',
    position: 2,
    currency: 'TRY',
    holidays: ['01-01', '04-23', '05-19', '08-30', '10-29'],
  },
  {
    id: 4,
    code: 'JDX',
    names: {
      rus: 'Биржа Нефритовой дельты',
      eng: 'Jade Delta Exchange',
      pol: 'Giełda Nefrytowej Delty',
      ita: 'Borsa del Delta di Giada',
      deu: 'Börse Jadedelta',
      esp: 'Bolsa del Delta de Jade',
      chn: '玉洲交易所',
      ukr: 'Біржа Нефритової дельти',
      fra: 'Bourse du Delta de Jade',
      tur: 'Yeşim Deltası Borsası',
    },
    country: 'CN',
    timeZone: 'Asia/Shanghai',
    position: 4,
    currency: 'CNY',
    holidays: ['01-01', '02-06', '02-07', '05-01', '05-04', '10-01', '10-02', '10-03'],
  },
];

export function readVenue(id: number): Venue {
  const venue = VENUES.find((candidate) => candidate.id === id);
  if (!venue) throw new Error(`There is no venue ${id}`);
  return venue;
}

/** One flag for each day of the grid. The last day always trades: the market is as fresh as its date says. */
export function tradingDayFlags(venue: Venue, days: readonly DayNumber[]): boolean[] {
  const holidays = new Set(venue.holidays);
  return days.map((day, index) => index === days.length - 1 || !holidays.has(toCalendarDay(day).slice(5)));
}

/** From `day` on, the first on which no venue has a holiday: a split or an ex-dividend day has trading everywhere. */
export function firstDayAllTrade(day: DayNumber): DayNumber {
  const weekday = firstWeekdayFrom(day);
  const monthDay = toCalendarDay(weekday).slice(5);
  return VENUES.some((venue) => venue.holidays.includes(monthDay)) ? firstDayAllTrade(weekday + 1) : weekday;
}
