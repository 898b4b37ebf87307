export const MOST_IMAGE_BYTES = 200 * 1024;

const SIGNATURES = [
  { type: 'image/png', marks: [{ at: 0, text: '\x89PNG\r\n\x1a\n' }] },
  { type: 'image/jpeg', marks: [{ at: 0, text: '\xff\xd8\xff' }] },
  { type: 'image/gif', marks: [{ at: 0, text: 'GIF87a' }] },
  { type: 'image/gif', marks: [{ at: 0, text: 'GIF89a' }] },
  {
    type: 'image/webp',
    marks: [
      { at: 0, text: 'RIFF' },
      { at: 8, text: 'WEBP' },
    ],
  },
] as const;

export type ImageType = (typeof SIGNATURES)[number]['type'];

/** By its first bytes, whatever its name says; null for anything that is no picture of a kind that we serve. */
export function imageTypeOf(file: Uint8Array): ImageType | null {
  const has = ({ at, text }: { at: number; text: string }) =>
    [...text].every((character, index) => file[at + index] === character.charCodeAt(0));
  return SIGNATURES.find(({ marks }) => marks.every(has))?.type ?? null;
}
