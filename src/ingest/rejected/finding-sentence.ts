import type { Finding, Rule, Severity } from '#domain/import/finding.ts';

type Details = Readonly<Record<string, string | number>>;
type Sentence = (finding: {
  readonly value: string;
  readonly field: string;
  readonly severity: Severity;
  readonly details: Details;
}) => string;

const SENTENCES: Readonly<Record<Rule, Sentence>> = {
  not_a_number: ({ field, value, details }) =>
    details.why !== 'unit'
      ? `“${value}” is not a number`
      : field === 'margin'
        ? `nothing says whether the margin ${value} is in percent or in basis points: write it as in “1.2%” or “120bp”`
        : `nothing says whether the coupon ${value} is in percent or a part of one: name its column “Coupon (%)”, or multiply it by 100`,
  not_a_day: ({ value, details }) =>
    details.why === 'order_undecided'
      ? 'the order of day and month is ambiguous in this file: say --days dmy or --days mdy'
      : `“${value}” is not a day`,
  missing_required: ({ field, severity }) =>
    field === 'baseRate' || field === 'margin'
      ? 'nothing says which rate this coupon follows, and by how much it exceeds it: write it as in “EURIBOR 3M + 1.2%”'
      : field === 'code'
        ? 'nothing says which series of rates this is: say --ticker CODE'
        : field === 'currency' && severity === 'hold'
          ? 'nothing says of which currency these rates are: say --currency CODE'
          : field === 'asOf' && severity === 'hold'
            ? 'nothing says of which day these holdings are: write it in a column as_of_date'
            : `a required value is missing${field === '' ? '' : ` (${field})`}`,
  no_values: () => 'a day without values, left out',
  no_trade: () => 'a day without a trade, left out',
  not_positive: ({ value }) => `${value} is not above zero`,
  ohlc: ({ value, details }) =>
    details.high !== undefined
      ? `${value} is above the high of the day (${details.high}). Correct it in the file of rejected rows, or import it with --accept ohlc-widen`
      : `${value} is below the low of the day (${details.low}). Correct it in the file of rejected rows, or import it with --accept ohlc-widen`,
  close_swapped: ({ details: { fits, days, column, count } }) =>
    `the close lies between low and high on ${fits} of ${days} days only, the column “${column}” on ${count}. Say --close "${column}", or --accept close_swapped`,
  future_day: ({ value }) => `${value} has not come yet`,
  before_listing: ({ value }) => `${value} is before the first day of trading`,
  after_delisting: ({ value }) => `${value} is after the last day of trading`,
  weekend: ({ value }) => `${value} is a Saturday or Sunday`,
  unsorted: () => 'the days are not in ascending order',
  duplicate: ({ field, value, severity }) =>
    field === 'close' && severity === 'hold'
      ? `several columns are called “${value}”, and nothing above them says of which shares: name each after its ticker`
      : 'the same day or key occurs more than once',
  times_100: ({ severity, details }) =>
    `${
      details.percent !== undefined
        ? `a dividend of ${details.percent} % of the price (${details.close})`
        : `about ${details.times} times the price before`
    }: it may be in hundredths of the currency, such as pence.${severity === 'hold' ? ' Accept it with --accept times_100' : ''}`,
  jump: ({ details: { listing, day, times, direction, like } }) =>
    `${listing ?? 'the price'} ${day}: ${direction === 'down' ? '÷' : '×'} ${times} in a day${like === undefined ? '' : `, looks like a split of ${like}`}`,
  frozen: ({ details: { listing, days } }) => `${listing ?? 'the price'}: the same prices on ${days} days`,
  gap: ({ details: { listing, venue, from, to, listings, why } }) =>
    why !== undefined
      ? `${listing ?? 'the file'}: one price for each of its ${why}, not for each day. Accept them with --accept gap`
      : listings === undefined
        ? `${listing}: no days between ${from} and ${to}`
        : `${venue}: no days between ${from} and ${to} for ${listings} listings`,
  turnover: ({ value }) => `no price of the day explains a turnover of ${value}: the volume may be in lots`,
  basis: ({ details: { expected, split, ratio, from, to, column } }) =>
    expected === 'yields'
      ? `without a volume these may be the yields of a bond. If they are prices, say --close "${column}"; if they are yields, --format curve --ticker CODE`
      : expected === 'dividends'
        ? 'dividends are taken out of these prices: they are not those of the days. Download them with auto_adjust=False'
        : expected === 'split_adjusted'
          ? `prices should be adjusted for the split of ${split} (${ratio}), but step between ${from} and ${to}. Accept them with --accept basis`
          : `prices should be as traded, but show no step at the split of ${split} (${ratio}). Accept them with --accept basis`,
  unknown_currency: ({ value, details: { missing } }) =>
    missing === undefined
      ? `the currency “${value}” is unknown`
      : `nothing says in which currency ${value} is: say --currency CODE`,
  unknown_mic: ({ value }) => `the exchange “${value}” is unknown: its MIC is needed`,
  unknown_country: ({ value }) => `the country “${value}” is unknown`,
  unknown_day_count: ({ value }) => `the day count “${value}” is unknown`,
  unknown_term: ({ value }) => `“${value}” is unknown, or impossible with the other terms`,
  coupon_overlap: ({ value, details: { day } }) =>
    `the coupon period from ${value} begins before the one that ends on ${day}`,
  unknown_industry: ({ value }) => `the industry “${value}” is unknown: stored without one`,
  unknown_instrument: ({ value, details: { missing, venues } }) =>
    missing === 'venue'
      ? `${value} is listed on ${venues}: say which of them with --venue MIC`
      : missing === 'ticker' && value !== ''
        ? `nothing says under which ticker ${value} is traded: say --ticker CODE and --venue MIC`
        : value === ''
          ? 'nothing says whom the records are about: say --ticker CODE and --venue MIC'
          : missing === 'mic'
            ? `${value} is unknown, and nothing says where it is traded: say --venue MIC`
            : `${value} is unknown: create it with --create`,
  unknown_tag: ({ value }) => `the tag ${value} belongs to no line of a statement`,
  unknown_tenor: ({ value }) => `the tenor “${value}” is unknown`,
  code_conflict: ({ value, details: { code, other } }) =>
    code === undefined
      ? `${value} already means something else on these days`
      : `${code} and ${other} do not belong together: correct one of them in the file of rejected rows${
          [code, other].some((each) => /^[A-Z0-9]{4}:/.test(String(each)))
            ? ', or say with --venue MIC where the records are from'
            : ''
        }`,
  isin_check: ({ value }) => `the ISIN ${value} has a wrong check digit`,
  lei_check: ({ value }) => `the LEI ${value} has wrong check digits`,
  figi_check: ({ value }) => `the FIGI ${value} has a wrong check digit`,
  dividend_twice: ({ value, details: { day, amount } }) =>
    `${value} is probably the dividend of ${amount} on ${day} from another provider. Accept it with --accept dividend_twice`,
  fixing_out_of_range: ({ value }) => `${value} is out of range for a term of a floating rate`,
  maturity_before_issue: ({ value, details: { issuedOn } }) =>
    `matures on ${value}, before its issue on ${issuedOn}`,
  redemptions_sum: ({ details: { sum } }) => `redemptions add up to ${sum} %, not 100 %`,
  coupon_after_maturity: ({ value, details: { maturesOn } }) =>
    `a coupon on ${value}, after maturity on ${maturesOn}`,
  option_after_maturity: ({ value, details: { maturesOn } }) =>
    `an option on ${value}, after maturity on ${maturesOn}`,
  nominal: ({ value }) => `a face value of ${value}`,
  balance: ({ details: { difference } }) =>
    `assets and the sum of equity and liabilities differ by ${difference}`,
  total: ({ details: { total, sum } }) => `a total of ${total}, but its lines add up to ${sum}`,
  period_length: ({ value, details: { days } }) =>
    `the period ${value} has ${days} days: neither 3, 6, 9 nor 12 months`,
  restated: ({ value, details: { known } }) => `restated from ${known} to ${value}: both are stored`,
  weights_sum: ({ value, details: { sum } }) => `${value}: weights add up to ${sum} %`,
  trailer: () => 'a line that is no record of the table, left out',
  skipped: ({ value, details: { why = '', record = '', missing, page, of } }) =>
    why === 'pages'
      ? `this is page ${page} of ${of}: ${missing} records of other pages are missing`
      : `left out: ${LEFT_OUT[why] ?? (why || record || 'nothing to store')}${value ? ` (${value})` : ''}`,
  too_many_rejected: ({ details: { rejected, records, most } }) =>
    `${rejected} of ${records} records were rejected, more than ${most} %. Look at the format and columns, or say --max-rejected`,
};

const LEFT_OUT: Readonly<Record<string, string>> = {
  more_cells:
    'it has more values than there are columns. Put quotation marks around what has a comma, or choose the delimiter',
  board: 'another board of the same exchange',
  other_board: 'another board of the same exchange',
  dimensions: 'a part of a total, by segment or another dimension',
  earlier_day: 'the composition of an earlier day',
  ended: 'it has ended',
  marketdata_yields: 'yields are computed here',
  no_day: 'it has no day',
  no_period: 'its day is the end of no period of the file, or the period has this figure already',
  other_figure: 'the line has another tag, a longer period or another currency of the same filing',
  no_share: 'the issuer has no ordinary share',
  no_stake: 'it has no stake',
  not_found: 'the provider found nothing',
  not_listed: 'its security has no listing',
  nothing: 'it says nothing that is not said elsewhere',
  itself: 'a company that owns itself',
  unknown_security: 'no security here has this ISIN',
  unknown_party: 'the file does not describe whom it names',
  real_rates: 'real rates and inflation have no place beside nominal curves',
  not_a_security: 'neither a share, bond, fund nor index',
  other_market: 'another market than that of shares against cash',
  not_daily: 'the prices are not daily',
  other_kind: 'a list of this kind tells nothing of its terms',
  not_ownership: 'a relation of another kind than ownership',
  record_type: 'a kind of statement that is not stored',
  renamed: 'it goes on under another ticker',
  running_day: 'this day is still being traded',
  text: 'text, no number',
  unknown_column: 'nothing says what this column is',
  undisclosed: 'the owner is not disclosed',
};

/** What was found, why, and what to do: without the place. */
export const findingSentence = ({ rule, severity, value = '', field = '', details = {} }: Finding): string =>
  SENTENCES[rule]({ value, field, severity, details });
