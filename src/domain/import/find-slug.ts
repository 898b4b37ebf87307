import { toLatin } from '../languages/to-latin.ts';

const LONGEST = 80;

/** The part of an address that a name gives, or null where its letters have no Latin form (Chinese, Arabic). */
export function findSlug(name: string): string | null {
  const latin = toLatin(name).replaceAll(/['’`]/g, '');
  if (/(?![a-z])\p{L}/u.test(latin)) return null;
  const slug = latin
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return /[a-z0-9]/.test(slug) ? slug : null;
}
