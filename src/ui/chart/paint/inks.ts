import type { Ink } from '../scene.ts';

/** The colour that a painter takes for an ink. */
export type Inks = (ink: Ink) => string;

/** For SVG inside a page: it follows the theme by itself. */
export const tokenInks: Inks = (ink) => `var(--${ink})`;
