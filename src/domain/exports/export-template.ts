import type { CalendarDay } from '../calendar/calendar-day.ts';
import { type ChosenDays, fillExportDays } from './export-days.ts';

export interface ExportOptions {
  readonly days: ChosenDays;
  readonly today: CalendarDay;
  readonly isArchive: boolean;
}

/** An address with its %from%, %to% and %archive% filled in. */
export function fillExportTemplate(template: string, { days, today, isArchive }: ExportOptions): string {
  const { from, to } = fillExportDays(days, today);
  return template
    .replaceAll('%from%', from)
    .replaceAll('%to%', to)
    .replaceAll('%archive%', archiveFlag(isArchive));
}

/** The same address as a form that is sent without script: which of its fields the visitor fills in. */
export interface ExportFormParts {
  readonly action: string;
  readonly fields: readonly {
    readonly name: string;
    readonly is: 'from' | 'to' | 'fixed';
    readonly value: string;
  }[];
}

export function toExportForm(template: string, options: ExportOptions): ExportFormParts {
  const [path = '', query = ''] = template.split('?');
  const days = fillExportDays(options.days, options.today);
  const fields = query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      if (value === '%from%') return { name, is: 'from', value: days.from } as const;
      if (value === '%to%') return { name, is: 'to', value: days.to } as const;
      return { name, is: 'fixed', value: fillExportTemplate(value, options) } as const;
    });
  return { action: fillExportTemplate(path, options), fields };
}

const archiveFlag = (isArchive: boolean) => (isArchive ? '1' : '0');
