import type { Capability } from '#domain/access/capabilities.ts';
import { type Viewer, viewerWithLevel } from '#domain/access/viewer.ts';
import { ASTERISKS, openAllFor, Sealed, SealedOr } from '#platform/contract/sealed.ts';

/** A sealed value: where it stands, what is in it, what others are given in its place, and who may see it. */
export interface LockedLeaf {
  readonly path: string;
  readonly value: unknown;
  readonly standIn: unknown;
  readonly isOpenTo: (viewer: Viewer) => boolean;
  /** What the same reply shows everyone: an amount that stands in a public table is no secret in a chart. */
  readonly openAnyway: ReadonlySet<number>;
}

const paid = viewerWithLevel(1077);
const VIEWERS = [0, 1, 1077].map((level) => viewerWithLevel(level));

/** All envelopes of a reply that was not opened yet. */
export async function findLocked(reply: unknown): Promise<LockedLeaf[]> {
  const leaves = await findEnvelopes(reply, '');
  // The day of a flag is also a day of the curve beside it, whose shape everyone is given.
  const open = [reply, ...leaves.map(({ standIn }) => standIn)];
  const openAnyway = new Set([...open.flatMap(numbersIn), ...open.flatMap(numbersInWords)]);
  return leaves.map((leaf) => ({ ...leaf, openAnyway }));
}

type Envelope = Omit<LockedLeaf, 'openAnyway'>;

async function findEnvelopes(reply: unknown, path: string): Promise<Envelope[]> {
  if (reply instanceof SealedOr) return findStoodIn(reply, path);
  if (reply instanceof Sealed) {
    const value: unknown = reply.openFor(paid);
    const isOpenTo = (viewer: Viewer) => reply.openFor(viewer) === value;
    return value === null ? [] : [{ path, value, standIn: ASTERISKS, isOpenTo }];
  }
  if (typeof reply !== 'object' || reply === null) return [];
  const found = Object.entries(reply).map(([key, item]) => findEnvelopes(item, `${path}/${key}`));
  return (await Promise.all(found)).flat();
}

/** Whoever is given something else than the paid reader may not see what that reader is given. */
async function findStoodIn(sealed: SealedOr<Capability, unknown>, path: string): Promise<Envelope[]> {
  const shownTo = async (viewer: Viewer) => JSON.stringify(await openAllFor(viewer, sealed, true));
  const shown = new Map(
    await Promise.all(VIEWERS.map(async (viewer) => [viewer.kind, await shownTo(viewer)] as const)),
  );
  const value = shown.get('paid') ?? '';
  const closed = [...shown.values()].find((text) => text !== value) ?? value;
  const isOpenTo = (viewer: Viewer) => shown.get(viewer.kind) === value;
  return [{ path, value: JSON.parse(value), standIn: JSON.parse(closed), isOpenTo }];
}

/** Numbers that are distinctive enough to be recognised wherever they appear, and that no stand-in shows. */
export function distinctiveNumbers({ value, standIn, openAnyway }: LockedLeaf): number[] {
  const disclosed = new Set(numbersIn(standIn));
  return numbersIn(value).filter(
    (number) =>
      String(number).replace(/\D/g, '').length >= 5 && !disclosed.has(number) && !openAnyway.has(number),
  );
}

/** A bond is called by its coupon. */
function numbersInWords(value: unknown): number[] {
  if (typeof value === 'string') return [...value.matchAll(/\d+\.\d+/g)].map(([written]) => Number(written));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersInWords) : [];
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
