/** The same page with one of its sections whole: those that begin short name it so (`wholeSection`). */
export const wholeHref = (section: string, panel = section): string => `?all=${section}#${panel}`;
