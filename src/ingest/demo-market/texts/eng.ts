import type { TextsOfLanguage } from './texts-of-language.ts';

export const ENG_TEXTS: TextsOfLanguage = {
  periods: [
    'the first quarter of {year}',
    'the first half of {year}',
    'the first nine months of {year}',
    '{year}',
  ],
  results: {
    title: '{name}: results for {period}',
    published: '{name} has published its financial statements for {period}.',
    revenue: 'Revenue came to {revenue}.',
    income: 'Operating income came to {revenue}.',
    profit: 'Net profit was {profit}.',
    loss: 'The net loss was {profit}.',
  },
  dividend: {
    title: '{name} pays a dividend of {amount} per share',
    text: '{name} pays {amount} per share. The shares go ex-dividend on {date}.',
  },
  placement: {
    title: '{name} has issued {amount} of bonds',
    text: '{name} issued {bond} on {date}: {amount} at par.',
  },
  review: {
    title: '{name}: our view of {period}',
    revenue: 'Revenue of <b>{name}</b> came to {revenue} ({change} year on year).',
    income: 'Operating income of <b>{name}</b> came to {revenue} ({change} year on year).',
    wider: 'The net margin widened to {margin}.',
    narrower: 'The net margin narrowed to {margin}.',
    noMargin: 'Expenses exceeded income.',
    drivers: 'What matters most now: {drivers}.',
    closing: 'We maintain our view. Details are in the <a href="{link}">full text</a>.',
  },
  covered: {
    title: '{name}: debt looks manageable',
    text: '<p>Operating cash flow for {period} was <b>{cash}</b>, interest {interest}: a coverage of {times}.</p><p>The next maturities can be repaid from current business.</p>',
  },
  tight: {
    title: '{name}: little room for interest',
    text: '<p>Operating cash flow for {period} was only <b>{cash}</b>, interest {interest}: a coverage of {times}.</p><p>The next maturities will probably have to be refinanced.</p>',
  },
  consuming: {
    title: '{name}: operations consume cash',
    text: '<p>Operating cash flow for {period} was negative: <b>{cash}</b>. Interest of {interest} had to be paid from reserves or new debt.</p><p>We follow the next maturities closely.</p>',
  },
  funded: {
    title: '{name}: deposits cover the loans',
    text: '<p>On {date} customer deposits stood at <b>{deposits}</b> and loans to customers at {loans}: a loan-to-deposit ratio of {ratio}.</p><p>The bank hardly depends on the capital market.</p>',
  },
  lent: {
    title: '{name}: loans exceed deposits',
    text: '<p>On {date} customer deposits stood at <b>{deposits}</b> and loans to customers at {loans}: a loan-to-deposit ratio of {ratio}.</p><p>The difference is funded by bonds, other banks and equity.</p>',
  },
  profile: {
    founded: '{name} was founded in {year} and has its head office in {city}.',
    employees: 'It employs about {employees} people.',
  },
};
