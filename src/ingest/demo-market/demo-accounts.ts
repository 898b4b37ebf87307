export interface DemoAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly level: number;
  readonly tariff: number | null;
  readonly excelExportAccess: boolean;
  readonly isOperator: boolean;
}

/** Printed on start and written in the README: these accounts open nothing but the invented market. */
export const DEMO_PASSWORD = 'basispoint-demo';

export const DEMO_ACCOUNTS: readonly Omit<DemoAccount, 'passwordHash'>[] = [
  account('free@demo.example', 'Freya Free', { level: 1 }),
  account('paid@demo.example', 'Paula Paid', { level: 1077, tariff: 677, excelExportAccess: true }),
  account('noexcel@demo.example', 'Noel Noexcel', { level: 1077, tariff: 677 }),
  account('operator@demo.example', 'Oskar Operator', { level: 1, isOperator: true }),
];

function account(
  email: string,
  name: string,
  rights: { level: number; tariff?: number; excelExportAccess?: boolean; isOperator?: boolean },
): Omit<DemoAccount, 'passwordHash'> {
  return { email, name, tariff: null, excelExportAccess: false, isOperator: false, ...rights };
}
