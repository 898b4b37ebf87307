/** Below the title of a page, or of a dialog. */
export type HeadingLevel = 2 | 3;
