/** A file of this site as base64, as a PDF wants its fonts. */
export async function readBase64(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be read`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Handed to the PDF rather than imported by it: so that stays a piece of its own when it is loaded. */
export type ReadBase64 = typeof readBase64;
