import type { BondCase } from './bond-case.ts';
import type { BondWords } from './bond-words/bond-words.ts';

/** Where and when a price was quoted; nothing of one that somebody has typed. */
export const writePriceNote = ({ price }: BondCase, { t, format }: BondWords): string | null =>
  price?.quoted ? t('note_price', { ...price.quoted, day: format.day(price.day) }) : null;
