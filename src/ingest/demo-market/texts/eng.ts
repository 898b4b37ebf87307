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
    text: '{name} pays {amount} per share. The shares go ex-dividend on {date}.',
  },
  placement: {
    title: '{name} has issued {amount} of bonds',
    text: '{name} issued {bond} on {date}: {amount} at par.',
  },
  review: {
    title: '{name}: our view of {period}',
    text: '<p>Revenue of <b>{name}</b> came to {revenue} ({change} year on year); net profit was {profit}.</p><ul><li>The margin remains close to the industry average.</li><li>Working capital followed its seasonal pattern.</li></ul><p>We maintain our view. Details are in the <a href="{link}">full text</a>.</p>',
  },
  debt: {
    title: '{name}: debt looks manageable',
    text: '<p>Operating cash flow for {period} was <b>{cash}</b>. It comfortably covers interest.</p><p>The next maturities look manageable.</p>',
  },
  profile:
    '{name} was founded in {year} and has its head office in {city}. Industry: {industry}. It employs about {employees} people.',
};
