import type { TestViewer } from '../../src/app/app-for-tests.server.ts';

/** One real call for each endpoint and page; the matrix fails when one is missing here. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** It belongs to one person: others are informed that it is not there, or that they may not. */
  readonly isOwned?: true;
  /** Of a download: what its own rules answer these visitors, where audience and capability alone would not show. */
  readonly answers?: Readonly<Partial<Record<TestViewer, number>>>;
}

/** Signed in, paid and with the account's own permission. */
export const EXPORT_ANSWERS = { anonymous: 401, free: 403, noexcel: 403, operator: 403 } as const;

/** By method and path. */
export type Examples = Readonly<Record<string, readonly Example[]>>;

export interface ExampleIds {
  readonly stockId: number;
  readonly industryId: number;
  readonly stringId: string;
  readonly indexId: number;
  readonly bondId: number;
  readonly etfId: number;
  readonly reportFileId: string;
}
