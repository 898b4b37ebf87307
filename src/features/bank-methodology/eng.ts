import type { MethodologyText } from './methodology-text.ts';

/** `{brand}` is the site's name. */
export const ENGLISH: MethodologyText = {
  title: 'How {brand} reads the reports of banks',
  lead: 'Banks report by forms of their own. This document explains which of them {brand} shows, how the figures are calculated, and what to know before comparing two banks.',
  chapters: [
    {
      title: '1. Two types of report',
      paragraphs: [
        'Type 1, published forms: the balance sheet, the statement of financial results, the calculation of capital, the mandatory ratios and the statement of cash flows, line by line as the bank publishes them. A line carries the number of its form and its own: 2.03 is line 3 of form 2.',
        'Type 2, trial balance summary: the same five sections, put together from the balances of the bank’s accounts. It is coarser in the flows and finer in the loans, which it shows before and after the allowance for losses.',
        'A bank is shown with the types that its reports have been received in. Where both are there, you select one; the two are never mixed in one table.',
      ],
    },
    {
      title: '2. The report in force and the archive',
      paragraphs: [
        'The forms change. Reports in the present edition are under “Current”; reports in the previous edition are under “Archive” and are not converted, because a line of the old form need not mean what the line of the same name means today.',
        'If a bank has no report in the present edition, its archive is shown at once. A tab without any report is left out.',
      ],
    },
    {
      title: '3. Periods, signs and units',
      paragraphs: [
        'Columns run from the latest period to the oldest. Lines of the balance sheet, of capital and of the ratios are of the last day of the period. Lines of the financial results and of the cash flows are cumulative from 1 January to that day: the column for nine months holds nine months, not the third quarter.',
        'Income and receipts are positive, expenses and payments negative. A total is therefore the plain sum of its lines, in every section.',
        'Amounts are in the unit and currency of the bank’s own report, which are shown above each table; nothing is converted. Ratios are in percent.',
        'A dash means that the bank did not report the line. A zero means that it reported zero.',
      ],
    },
    {
      title: '4. What you can check',
      paragraphs: [
        'Total assets equal the total of liabilities and equity; every total is the sum of its lines; the cash at the end of the cash flows is the cash at their start and the change between. Where a bank’s own report does not add up, {brand} shows it as reported and corrects nothing.',
        'When a bank restates a period, the latest report received is shown. The earlier one is stored with its signing date and the time of receipt.',
      ],
    },
    {
      title: '5. Ratios',
      paragraphs: [
        'Mandatory ratios (type 1) are those that the bank itself reports to its supervisor. {brand} does not recalculate them.',
        'Performance ratios (type 2): return on assets and on equity are the net profit since 1 January, annualised, over the total at the end of the period; cost to income is operating expenses over operating income; loans to deposits and allowance to loans are taken before the allowance is deducted from the loans.',
        'The capital ratio of both types is own funds over risk-weighted assets. Supervisors weigh risks differently from country to country, so capital ratios of banks under different supervisors are not strictly comparable.',
      ],
    },
    {
      title: '6. What these reports are not',
      paragraphs: [
        'They are prepared under national rules for the bank alone, without its subsidiaries, and may differ widely from the consolidated statements under IFRS, which {brand} shows apart. They are information, not advice to buy or sell.',
      ],
    },
  ],
};
