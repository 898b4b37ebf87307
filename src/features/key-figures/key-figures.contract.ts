import { z } from 'zod';
import { KEY_FIGURES } from '#domain/multiples/key-figures.ts';
import { OUTLOOKS } from '#domain/ratings/outlook.ts';
import { locked } from '#platform/contract/sealed.ts';

const figure = locked('more-rows', z.number().nullable());

const row = z.object({
  id: z.enum(KEY_FIGURES),
  measure: z.enum(['money', 'times']),
  values: z.array(figure).describe('by year, the latest first; money in `unit_multiplier`'),
  change: figure.describe('of the latest year against the one before, %; null: not comparable'),
});

export const keyFigures = z.object({
  currency_name: z.string(),
  unit_multiplier: z.number(),
  years: z.array(z.string().meta({ format: 'date' })).describe('ends of the full years, the latest first'),
  rows: z.array(row),
  market_cap: locked('last-price', z.number().nullable()).describe('all share classes, in `currency_name`'),
  rating: z
    .object({
      grade: z.string(),
      agency: z.string(),
      outlook: z.enum(OUTLOOKS).nullable(),
      date: z.string().meta({ format: 'date' }),
    })
    .nullable()
    .describe('latest rating of the issuer'),
});

export type KeyFiguresData = z.output<typeof keyFigures>;
export type KeyFigureRow = KeyFiguresData['rows'][number];
