/** How much room a text takes, in letters: a Chinese character takes that of two. */
export const lettersWide = (text: string): number => text.length + (text.match(/[⺀-￯]/g)?.length ?? 0);
