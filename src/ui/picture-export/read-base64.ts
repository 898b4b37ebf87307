/** A file of this site as base64, as data addresses and PDF fonts want it. */
export async function readBase64(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be read`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Handed to the formats rather than imported by them: so each stays a piece of its own when it is loaded. */
export type ReadBase64 = typeof readBase64;
