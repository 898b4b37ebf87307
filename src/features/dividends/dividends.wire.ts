import type { DividendRow } from './dividends.contract.ts';

/** The documents' name for what is paid on one share. */
type AmountField = Pick<DividendRow, 'summ'>;

export const amountOf = ({ summ }: AmountField): number => summ;
export const toAmountField = (amount: number): AmountField => ({ summ: amount });
