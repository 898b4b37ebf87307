export interface S3Objects {
  readonly objects: readonly { readonly key: string; readonly etag: string }[];
  /** What the next request goes on with; null: this is all. */
  readonly next: string | null;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The answer to ListObjectsV2; folders and empty objects are left out. */
export function readS3Objects(xml: string): S3Objects {
  const objects = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].flatMap(([, inside = '']) => {
    const [key, etag, size] = [textOf(inside, 'Key'), textOf(inside, 'ETag'), textOf(inside, 'Size')];
    if (key === null || key.endsWith('/') || Number(size) === 0) return [];
    return [{ key, etag: etag ?? '' }];
  });
  return { objects, next: textOf(xml, 'NextContinuationToken') };
}

function textOf(xml: string, name: string): string | null {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return (
    text?.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name_) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
      return code === null ? (ENTITIES[name_] ?? whole) : String.fromCodePoint(Math.min(code, 0x10ffff));
    }) ?? null
  );
}
