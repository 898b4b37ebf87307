import type { ViewWindow } from '../scene.ts';
import type { ChartWords } from '../words/chart-words.ts';

/** What a chart is drawn into. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** null shows everything. */
  readonly window: ViewWindow | null;
  /** The values at the bottom and at the top of a map; without them, as far as what is visible along x goes. */
  readonly values?: ViewWindow | null;
  readonly words: ChartWords;
  /** Device pixels in a CSS pixel: bars and hairlines lie exactly on them. */
  readonly density?: number;
  /** Minutes that a clock on the site's wall is ahead of UTC (CH-13); days have none. */
  readonly offset?: number;
  readonly sizes?: Partial<FontSizes>;
  /** Series are named where they end. */
  readonly hasNames?: boolean;
  /** It is being dragged, and there are too many dots to name them meanwhile. */
  readonly isMoving?: boolean;
  /** Written faintly behind the series. */
  readonly watermark?: string;
  /** Room beside the plots; without it, what the labels need. */
  readonly gutters?: Gutters;
}

export interface FontSizes {
  readonly axis: number;
  readonly name: number;
}

export interface Gutters {
  readonly left: number;
  readonly right: number;
}

export const FONT_SIZES: FontSizes = { axis: 11, name: 12 };
