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
    text: '{name} has published its financial statements for {period}. Revenue came to {revenue}, net profit to {profit}.',
  },
  dividend: {
    title: '{name} pays a dividend of {amount} per share',
    text: '{name} pays {amount} per share. The shares trade without the dividend from {date}.',
  },
  placement: {
    title: '{name} has placed bonds for {amount}',
    text: '{name} placed the issue {bond} on {date}: {amount} at par value.',
  },
  review: {
    title: '{name}: our view of {period}',
    text: '<p>Revenue of <b>{name}</b> came to {revenue}, which is {change} against the year before; net profit was {profit}.</p><ul><li>The margin remains close to the average of the industry.</li><li>Working capital moved with the season.</li></ul><p>We keep our view. Details are in the <a href="{link}">full text</a>.</p>',
  },
  debt: {
    title: '{name}: the debt can be borne',
    text: '<p>Operating cash flow for {period} was <b>{cash}</b>. It covers the interest with room to spare.</p><p>The next maturities look manageable.</p>',
  },
  profile:
    '{name} was founded in {year} and has its head office in {city}. Industry: {branch}. It employs about {employees} people.',
};
