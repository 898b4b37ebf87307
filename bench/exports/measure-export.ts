import { Writable } from 'node:stream';

export interface MeasuredExport {
  readonly milliseconds: number;
  readonly megabytes: number;
  /** Of the whole process, from its start. */
  readonly peakMegabytes: number;
}

/** Writes so many rows into nothing and shows what it took; a few rows first, so that no candidate is read cold. */
export async function measureExport(write: (rows: number, into: Writable) => Promise<void>): Promise<void> {
  await write(1000, countingSink().sink);
  const rows = Number(process.argv[2]);
  const { sink, count } = countingSink();
  const start = performance.now();
  await write(rows, sink);
  const measured: MeasuredExport = {
    milliseconds: performance.now() - start,
    megabytes: count() / 1e6,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  };
  console.log(JSON.stringify(measured));
}

function countingSink() {
  let bytes = 0;
  const sink = new Writable({
    write(piece: Buffer, _, done) {
      bytes += piece.length;
      done();
    },
  });
  return { sink, count: () => bytes };
}
