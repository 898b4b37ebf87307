import type { TableRow } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { securityReads } from './listed-security.ts';

type Field = 'symbol' | 'name' | 'company' | 'exchange' | 'etf' | 'testIssue';

/** Letters of the list of securities that are listed elsewhere. */
const VENUES: Readonly<Record<string, string>> = { A: 'XASE', N: 'XNYS', P: 'ARCX', Z: 'BATS', V: 'IEXG' };

/** The list of NASDAQ: securities that only test the systems are left out, and its last line is no security. */
export const nasdaqList = variant<Field>({
  code: 'instrument-list',
  names: {
    symbol: ['symbol', 'act symbol', 'nasdaq symbol'],
    name: ['security name'],
    company: ['company name'],
    exchange: ['exchange'],
    etf: ['etf'],
    testIssue: ['test issue'],
  },
  required: ['symbol', 'name'],
  days: [],
  records: () => ['issuer', 'instrument', 'listing'],
  rows: readRows,
});

function readRows(columns: Columns<Field>, reading: Reading): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<Field>(columns, reading);
  return (row) => {
    const { line, raw } = row;
    cells.open(row);
    const ticker = cells.text('symbol') ?? '';
    if (/^File Creation Time/i.test(ticker))
      return [{ line, raw, finding: { rule: 'trailer', severity: 'note', line } }];
    const name = cells.text('name');
    if (
      cells.text('testIssue') === 'Y' ||
      (columns.testIssue === undefined && /\btest\b.*\b(?:stock|issue)\b/i.test(name ?? ''))
    )
      return [
        { line, raw, finding: { rule: 'skipped', severity: 'note', line, details: { why: 'test_issue' } } },
      ];
    cells.needText('symbol');
    const isFund = columns.etf === undefined ? /\bETF\b/.test(name ?? '') : cells.text('etf') === 'Y';
    const security = {
      subject: {
        mic: reading.constants.mic ?? VENUES[cells.text('exchange') ?? ''] ?? 'XNAS',
        ticker,
        providerCode: ticker,
      },
      kind: isFund ? ('etf' as const) : ('stock' as const),
      name,
      company: cells.text('company') ?? companyOf(name),
      country: undefined,
      currency: 'USD',
      shareType: /\bpreferred\b/i.test(name ?? '') ? ('preferred' as const) : ('ordinary' as const),
    };
    return securityReads(row, security, cells.fault());
  };
}

/** `Alba Robotics Inc. - Class A Ordinary Shares`: the class is behind a dash. */
const companyOf = (name: string | undefined) => name?.split(' - ')[0];
