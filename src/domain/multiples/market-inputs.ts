import type { CalendarDay } from '../calendar/calendar-day.ts';
import { addMonths } from '../calendar/day-arithmetic.ts';
import type { Column } from './columns.ts';
import { type Input, type InputName, missing, toInput, toSum } from './input.ts';
import { type BookShare, type IssuerBooks, splitFactor } from './issuer-books.ts';
import type { MarketQuantity } from './quantities.ts';
import { known, unknown } from './reason.ts';

const MONTHS_OF_YEAR = 12;

const READERS: Readonly<
  Record<MarketQuantity, (books: IssuerBooks, column: Column, name: InputName) => Input>
> = {
  market_cap: (books, { day }, name) =>
    toSum(
      name,
      books.shares.map((share) => worthOf(share, day, books.today)),
    ),
  price: ({ shares }, { day }, name) =>
    shares[0] ? priceOf(shares[0], day, name) : missing(name, 'not_listed'),
  share_count: (books, _, name) =>
    toSum(
      name,
      books.shares.map((share) => ({
        ...shareCountOf(share, books.today, books.today),
        name: shareName(share),
      })),
      'share_count',
    ),
  dividend: ({ shares: [share] }, { day }, name) =>
    share ? dividendOf(share, day, share.closes[day]?.day ?? day, name) : missing(name, 'not_listed'),
  dividend_per_share: ({ shares: [share], today }, { day }, name) =>
    share ? dividendOf(share, day, today, name) : missing(name, 'not_listed'),
  dividends: (books, { end }, name) =>
    books.shares.every(({ dividends }) => dividends.length === 0)
      ? missing(name, 'no_dividends')
      : toSum(
          name,
          books.shares.map((share) => paidOut(share, end, books.today)),
        ),
};

export function readMarket(quantity: MarketQuantity, books: IssuerBooks, column: Column): Input {
  const name: InputName = { kind: 'quantity', quantity };
  return books.shares.length === 0 ? missing(name, 'not_listed') : READERS[quantity](books, column, name);
}

export function isOfMarket(quantity: string): quantity is MarketQuantity {
  return quantity in READERS;
}

/** A class at its price: the shares are those of the price's own day, whatever was split since. */
function worthOf(share: BookShare, day: CalendarDay, today: CalendarDay): Input {
  const price = priceOf(share, day, { kind: 'quantity', quantity: 'price' });
  const shareCount = shareCountOf(share, share.closes[day]?.day ?? day, today);
  const [at, count] = [price.outcome.value, shareCount.outcome.value];
  const lacking = shareCount.outcome.value === null ? shareCount.outcome : price.outcome;
  return toInput({
    name: shareName(share),
    currency: share.currency,
    outcome: at === null || count === null ? lacking : known(at * count),
    joined: 'product',
    parts: [price, shareCount],
  });
}

function priceOf(share: BookShare, day: CalendarDay, name: InputName): Input {
  const close = share.closes[day];
  return toInput({
    name,
    measure: 'per_share',
    currency: share.currency,
    outcome: close ? known(close.price) : unknown('no_price'),
    source: close ? { kind: 'price', day: close.day, venue: share.venue } : null,
  });
}

function shareCountOf(share: BookShare, day: CalendarDay, today: CalendarDay): Input {
  return toInput({
    name: { kind: 'share_count_of' },
    measure: 'share_count',
    outcome:
      share.sharesOutstanding === null
        ? unknown('no_shares')
        : known(share.sharesOutstanding / splitFactor(share, day, today)),
    source: { kind: 'share_count', day, isOfToday: day === today },
  });
}

/** What twelve months brought for one share as it is on `countedOn`. A share of which no dividend is known may have paid some. */
function dividendOf(share: BookShare, upTo: CalendarDay, countedOn: CalendarDay, name: InputName): Input {
  if (share.dividends.length === 0) return missing(name, 'no_dividends');
  return sumDividends(share, upTo, name, 'per_share', (exDividendOn) =>
    exDividendOn <= countedOn
      ? 1 / splitFactor(share, exDividendOn, countedOn)
      : splitFactor(share, countedOn, exDividendOn),
  );
}

/** What twelve months brought for all shares of a class. */
function paidOut(share: BookShare, upTo: CalendarDay, today: CalendarDay): Input {
  const { sharesOutstanding } = share;
  const name = shareName(share);
  if (sharesOutstanding === null) return missing(name, 'no_shares');
  return sumDividends(
    share,
    upTo,
    name,
    'money',
    (day) => sharesOutstanding / splitFactor(share, day, today),
  );
}

function sumDividends(
  share: BookShare,
  upTo: CalendarDay,
  name: InputName,
  measure: 'money' | 'per_share',
  timesOn: (exDividendOn: CalendarDay) => number,
): Input {
  const after = addMonths(upTo, -MONTHS_OF_YEAR);
  const paid = share.dividends.filter(({ exDividendOn: day }) => day > after && day <= upTo);
  const currencies = new Set(paid.map(({ currency }) => currency));
  const total = paid.reduce((sum, { amount, exDividendOn }) => sum + amount * timesOn(exDividendOn), 0);
  return toInput({
    name,
    measure,
    currency: [...currencies][0] ?? null,
    outcome: currencies.size > 1 ? unknown('other_currency') : known(total),
    source: { kind: 'dividends', after, upTo, count: paid.length },
  });
}

const shareName = ({ name }: BookShare): InputName => ({ kind: 'share', share: name });
