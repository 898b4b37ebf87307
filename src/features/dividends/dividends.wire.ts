import type { DividendRow } from './dividends.contract.ts';

/** The documents' name for what is paid on one share, and the same in the shares of today. */
type AmountFields = Pick<DividendRow, 'summ' | 'summ_adjusted'>;

export const amountOf = ({ summ }: AmountFields): number => summ;
export const amountTodayOf = ({ summ_adjusted }: AmountFields): number => summ_adjusted;
export const toAmountFields = (amount: number, amountToday = amount): AmountFields => ({
  summ: amount,
  summ_adjusted: amountToday,
});
