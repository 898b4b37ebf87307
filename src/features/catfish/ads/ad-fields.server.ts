import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { parseWrittenDay } from '#domain/calendar/written-day.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { linkTarget } from '#ui/link/link-target.ts';
import type { AdFields } from './ads.contract.ts';
import type { Ad, AdImage } from './ads.repository.ts';
import { imageTypeOf, MOST_IMAGE_BYTES } from './image-type.ts';

/** What was typed, as the store keeps it; refuses a bad link, bad dates, a bad picture. */
export function toAd({ starts_on, ends_on, is_on, image, without_image, link, ...fields }: AdFields): Ad {
  if (!isAdLink(link)) throw new Refusal('bad_link');
  const startsOn = readDay(starts_on);
  const endsOn = ends_on.trim() === '' ? null : readDay(ends_on);
  if (endsOn !== null && endsOn < startsOn) throw new Refusal('bad_dates');
  return {
    ...fields,
    link,
    startsOn,
    endsOn,
    isOn: is_on,
    image: without_image ? null : image === '' ? undefined : toAdImage(Buffer.from(image, 'base64')),
  };
}

/** A browser reads nothing but a file's first bytes as its kind, and so do we: a name proves nothing. */
export function toAdImage(bytes: Buffer): AdImage {
  const type = bytes.length <= MOST_IMAGE_BYTES ? imageTypeOf(bytes) : null;
  if (!type) throw new Refusal('bad_image');
  return { bytes, type };
}

/** Another site, or a page of this one; a part of a page makes no sense on all of them. */
const isAdLink = (link: string) =>
  linkTarget(link) === 'elsewhere' || (link.startsWith('/') && linkTarget(link) === 'here');

function readDay(text: string): CalendarDay {
  const day = parseWrittenDay(text);
  if (!day) throw new Refusal('bad_dates');
  return day;
}
