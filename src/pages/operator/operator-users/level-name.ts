import { viewerWithLevel } from '#domain/access/viewer.ts';

const NAMES = { anonymous: 'level_none', 'signed-in': 'level_signed_in', paid: 'level_paid' } as const;

/** The label that says in words what a level opens. */
export const levelName = (level: number) => NAMES[viewerWithLevel(level).kind];
