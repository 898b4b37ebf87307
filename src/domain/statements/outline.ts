import type { LineName } from './names/eng.ts';
import type { Measure } from './statement-line.ts';

/** Code, name, the total that counts it in, and what it is measured in where that is not money. */
export type OutlineRow = readonly [code: string, name: LineName, parent?: string | null, measure?: Measure];

/** A statement as it is printed: its lines from top to bottom. */
export interface OutlineSection {
  readonly code: string;
  readonly name: LineName;
  readonly rows: readonly OutlineRow[];
}

export type CodesOf<Outline extends readonly OutlineSection[]> = Outline[number]['rows'][number][0];
