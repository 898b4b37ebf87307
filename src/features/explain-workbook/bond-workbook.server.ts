import { dayPatternOf } from '#engines/spreadsheets/day-pattern.ts';
import { WORKBOOK_MIMETYPE, writeWorkbook } from '#engines/spreadsheets/write-workbook.server.ts';
import type scheduleEnglish from '#market/bond-workbook/labels/eng.json';
import { readBondCase, readEnd } from '#market/explain/bond-case.server.ts';
import type { BondCase } from '#market/explain/bond-case.ts';
import { createBondWords, unitOf, writeTitle } from '#market/explain/bond-words/words.server.ts';
import { computeFigure } from '#market/explain/compute-figure.ts';
import type viewEnglish from '#market/explain/labels/eng.json';
import type { RequestedFigure } from '#market/explain/requested-figure.ts';
import { readCalculatorCase } from '#market/explain-calculator/calculator-case.server.ts';
import { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import { readBrand } from '#platform/brands/brands.ts';
import type { Context } from '#platform/http/context.server.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { demandExport } from '#platform/http/gate.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { Supplied } from '#platform/services/service.ts';
import { downloadBondExplanation, downloadCalculatorExplanation } from './bond-workbook.contract.ts';
import { toExplainSheets } from './explain-sheets.ts';
import type english from './labels/eng.json';
import type { WorkbookWords } from './workbook-words.ts';

export const serveBondWorkbook = serveDownload(
  downloadBondExplanation,
  LEADING_SERVICES,
  async ({ params, query }, context) => {
    demandExport(context.viewer);
    const requested = { ...params, ...query };
    return toFile(context, await readBondCase(context, requested), requested);
  },
);

export const serveCalculatorWorkbook = serveDownload(
  downloadCalculatorExplanation,
  LEADING_SERVICES,
  async ({ params, query }, context) => {
    demandExport(context.viewer);
    const { bondCase, requested } = await readCalculatorCase(context, { ...params, ...query });
    return toFile(context, bondCase, requested);
  },
);

/** A figure that there is none of has nothing to compute. */
function toFile(
  context: Context & Supplied<typeof LEADING_SERVICES>,
  bondCase: BondCase,
  requested: RequestedFigure,
) {
  const computed = computeFigure(
    bondCase,
    requested,
    readEnd(requested, bondCase, context.leading),
    bondCase.price?.clean ?? null,
  );
  if (computed.figure === null) throw new Refusal('nothing_to_export');
  const bondWords = createBondWords(context);
  const words = wordsOf(context);
  const brand = readBrand(context.brand).name;
  const title = `${bondCase.name} – ${writeTitle(computed, bondCase, bondWords)}`;
  const source = words.t('source', { brand, day: words.format.day(context.today) });
  const unit = unitOf(requested.what, bondCase, bondWords);
  const { sheets, names } = toExplainSheets({ bondCase, computed, bondWords, words, unit }, [title, source]);
  return {
    name: `${bondCase.stringId ?? 'calculator'}_${requested.what}_${bondCase.day}.xlsx`,
    mimetype: WORKBOOK_MIMETYPE,
    read: async () =>
      writeWorkbook({
        title,
        creator: brand,
        created: context.now,
        dayPattern: dayPatternOf(context.language),
        sheets,
        names,
      }),
  };
}

function wordsOf({ labels, language }: Context): WorkbookWords {
  const translator = labels.translator(['explain-workbook', 'bond-workbook', 'explain'], language);
  return {
    t: translator.of<keyof typeof english>('explain-workbook'),
    s: translator.of<keyof typeof scheduleEnglish>('bond-workbook'),
    of: translator.of<keyof typeof viewEnglish>('explain'),
    format: formatOf(language),
  };
}
