import { DecodeRefusal } from '../decode-refusal.ts';

/** Bytes as text; those that are not of the encoding are refused. */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let at = 0;
  for await (const chunk of bytes) {
    const text = decode(decoder, chunk, { encoding, at });
    at += chunk.length;
    if (text !== '') yield text;
  }
  const rest = decode(decoder, undefined, { encoding, at });
  if (rest !== '') yield rest;
}

function decode(
  decoder: TextDecoder,
  chunk: Uint8Array | undefined,
  details: { encoding: string; at: number },
): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new DecodeRefusal('bad_encoding', details);
  }
}
