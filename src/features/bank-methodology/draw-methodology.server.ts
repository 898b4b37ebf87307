import { readFile } from 'node:fs/promises';
import type { jsPDF } from 'jspdf';
import type { MethodologyLanguage } from '#market/statements/methodology.ts';
import type { Brand } from '#platform/brands/brand.ts';
import { ENGLISH } from './eng.ts';
import type { MethodologyText } from './methodology-text.ts';
import { RUSSIAN } from './rus.ts';

const TEXTS: Readonly<Record<MethodologyLanguage, MethodologyText>> = { rus: RUSSIAN, eng: ENGLISH };
const TAGS: Readonly<Record<MethodologyLanguage, 'ru' | 'en'>> = { rus: 'ru', eng: 'en' };

const REGULAR = new URL('../../ui/picture-export/fonts/inter-400.ttf', import.meta.url);
const STRONG = new URL('../../ui/picture-export/fonts/inter-600.ttf', import.meta.url);
const FAMILY = 'Inter';

/** A4 in points. */
const PAGE = { width: 595, height: 842, side: 72, top: 84, bottom: 76 };
const LEADING = 1.5;
const LOOKS = {
  title: { style: 'bold', size: 20, before: 0, after: 10 },
  lead: { style: 'normal', size: 11.5, before: 0, after: 8 },
  chapter: { style: 'bold', size: 12.5, before: 14, after: 4 },
  text: { style: 'normal', size: 10, before: 0, after: 6 },
} as const;

/** The paper that a brand's readers are led to, with letters that can be searched and copied (IF-08). */
export async function drawMethodology(
  { name }: Pick<Brand, 'name'>,
  language: MethodologyLanguage,
): Promise<Buffer> {
  const { title, lead, chapters } = TEXTS[language];
  const named = (text: string) => text.replaceAll('{brand}', name);
  const pdf = await openPaper(named(title), language);
  let y: number = PAGE.top;

  const write = (look: (typeof LOOKS)[keyof typeof LOOKS], text: string, keepWithNext = 0) => {
    pdf.setFont(FAMILY, look.style).setFontSize(look.size);
    const lines: string[] = pdf.splitTextToSize(named(text), PAGE.width - 2 * PAGE.side);
    const height = look.size * LEADING;
    y += look.before;
    if (y + (lines.length + keepWithNext) * height > PAGE.height - PAGE.bottom) y = startPage(pdf);
    for (const line of lines) {
      pdf.text(line, PAGE.side, y);
      y += height;
    }
    y += look.after;
  };

  write(LOOKS.title, title);
  write(LOOKS.lead, lead);
  for (const chapter of chapters) {
    write(LOOKS.chapter, chapter.title, 3);
    for (const paragraph of chapter.paragraphs) write(LOOKS.text, paragraph);
  }
  numberPages(pdf, name);
  return Buffer.from(pdf.output('arraybuffer'));
}

/** The library is loaded for the first reader who makes the request. */
async function openPaper(title: string, language: MethodologyLanguage): Promise<jsPDF> {
  const { jsPDF } = await import('jspdf');
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
  for (const [style, file] of [
    ['normal', REGULAR],
    ['bold', STRONG],
  ] as const) {
    pdf.addFileToVFS(`inter-${style}.ttf`, await readFile(file, 'base64'));
    pdf.addFont(`inter-${style}.ttf`, FAMILY, style);
  }
  return pdf.setLanguage(TAGS[language]).setDocumentProperties({ title });
}

function startPage(pdf: jsPDF): number {
  pdf.addPage();
  return PAGE.top;
}

function numberPages(pdf: jsPDF, name: string): void {
  const count = pdf.getNumberOfPages();
  for (let number = 1; number <= count; number += 1) {
    pdf.setPage(number).setFont(FAMILY, 'normal').setFontSize(9);
    pdf.text(name, PAGE.side, PAGE.height - 40);
    pdf.text(`${number} / ${count}`, PAGE.width - PAGE.side, PAGE.height - 40, { align: 'right' });
  }
}
