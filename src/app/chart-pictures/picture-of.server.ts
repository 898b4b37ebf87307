import type { z } from 'zod';
import type { Loader } from '#platform/http/door.server.ts';
import type { Translator } from '#platform/i18n/translator.ts';
import type { Card } from './draw-card.ts';

/** The picture of a page's chart: from the very data that the page shows to a visitor without an account. */
export interface PictureOf<Data> {
  readonly loader: Loader;
  /** What of the page's query it reads; anything else is refused. */
  readonly query: z.ZodType<Readonly<Record<string, string | undefined>>>;
  readonly toCard: (data: Data, translator: Translator) => Card;
}
