import type { FileHandle } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { AsyncBuffer, Compressors, FileMetaData, SchemaElement } from 'hyparquet';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import type { DecodeLimits } from '../decode-limits.ts';
import { DecodeRefusal } from '../decode-refusal.ts';
import { type PackedRows, RowPacker } from '../packed-rows.ts';
import { refuseOver } from '../refuse-over.ts';
import { toCsvRecord } from '../text/csv-record.ts';
import { toMomentText, toParquetText } from './parquet-cells.ts';

interface Column {
  readonly name: string;
  /** Digits after the point of a decimal; null where the column is none. */
  readonly scale: number | null;
  readonly isFloat32: boolean;
}

export interface ParquetFile {
  readonly header: readonly string[];
  rows(): AsyncGenerator<PackedRows>;
}

/** The library is loaded with the first such file. Row groups are read one after the other. */
export async function openParquet(
  handle: FileHandle,
  bytes: number,
  limits: DecodeLimits,
): Promise<ParquetFile> {
  const { parquetMetadataAsync, parquetRead, parquetSchema, snappyUncompress } = await import('hyparquet');
  const file = toBuffer(handle, bytes, limits);
  const metadata = await guard(() => parquetMetadataAsync(file));
  const columns = parquetSchema(metadata).children.map(({ element }) => toColumn(element));
  refuseOver(limits, 'columns', columns.length);
  refuseOver(limits, 'records', Number(metadata.num_rows));
  const compressors = compressorsOf(limits, snappyUncompress);
  return {
    header: columns.map(({ name }) => name),
    async *rows() {
      const packer = new RowPacker();
      let rowStart = 0;
      for (const group of metadata.row_groups) {
        const rowEnd = rowStart + Number(group.num_rows);
        refuseOver(limits, 'rowGroupBytes', Number(group.total_byte_size));
        const rows = await guard(() => readGroup({ file, metadata, compressors, rowStart, rowEnd }));
        for (const [index, row] of rows.entries()) {
          const cells = columns.map((column, at) => toParquetText(row[at], column));
          packer.add({ line: rowStart + index + 1, raw: toCsvRecord(cells), cells });
          const packed = packer.isFull ? packer.take() : null;
          if (packed) yield packed;
        }
        rowStart = rowEnd;
      }
      const rest = packer.take();
      if (rest) yield rest;
    },
  };

  async function readGroup(part: {
    file: AsyncBuffer;
    metadata: FileMetaData;
    compressors: Compressors;
    rowStart: number;
    rowEnd: number;
  }): Promise<readonly (readonly unknown[])[]> {
    let rows: readonly (readonly unknown[])[] = [];
    const take = (read: unknown[][]) => {
      rows = read;
    };
    await parquetRead({ ...part, parsers: PARSERS, utf8: false, geoparquet: false, onComplete: take });
    return rows;
  }
}

const PARSERS = {
  timestampFromMilliseconds: (value: bigint) => toMomentText(Number(value)),
  timestampFromMicroseconds: (value: bigint) => toMomentText(Number(value / 1_000n)),
  timestampFromNanoseconds: (value: bigint) => toMomentText(Number(value / 1_000_000n)),
  dateFromDays: (days: number | undefined) => (days === undefined ? '' : toCalendarDay(days)),
};

/** The library would make a float of a decimal: without its type it hands over the digits. */
function toColumn(element: SchemaElement): Column {
  const isDecimal = element.converted_type === 'DECIMAL' || element.logical_type?.type === 'DECIMAL';
  const scale = isDecimal ? (element.scale ?? 0) : null;
  if (isDecimal) {
    delete element.converted_type;
    delete element.logical_type;
  }
  return { name: element.name, scale, isFloat32: element.type === 'FLOAT' };
}

function toBuffer(handle: FileHandle, bytes: number, limits: DecodeLimits): AsyncBuffer {
  return {
    byteLength: bytes,
    async slice(start, end = bytes) {
      const length = Math.min(end, bytes) - start;
      refuseOver(limits, 'rowGroupBytes', length);
      if (!(length >= 0)) throw new DecodeRefusal('bad_parquet');
      const { buffer, bytesRead } = await handle.read({ buffer: new Uint8Array(length), position: start });
      return buffer.buffer.slice(0, bytesRead);
    },
  };
}

/** Node unpacks what the library does not. A page may not become larger than a row group. */
function compressorsOf(
  limits: DecodeLimits,
  snappy: (input: Uint8Array, output: Uint8Array) => void,
): Compressors {
  const most = (length: number) => {
    refuseOver(limits, 'rowGroupBytes', length);
    return { maxOutputLength: Math.max(length, 1) };
  };
  const refuse = (codec: string) => () => {
    throw new DecodeRefusal('unsupported_codec', { codec });
  };
  return {
    SNAPPY: (input, length) => {
      most(length);
      const output = new Uint8Array(length);
      snappy(input, output);
      return output;
    },
    GZIP: (input, length) => gunzipSync(input, most(length)),
    BROTLI: (input, length) => brotliDecompressSync(input, most(length)),
    ZSTD: (input, length) => zstdDecompressSync(input, most(length)),
    LZO: refuse('LZO'),
    LZ4: refuse('LZ4'),
    LZ4_RAW: refuse('LZ4_RAW'),
  };
}

async function guard<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof DecodeRefusal ? error : new DecodeRefusal('bad_parquet');
  }
}
