/** The widgets that belong together; each has an address of its own below the gallery. */
export const FAMILIES = ['table', 'choices', 'dates', 'messages', 'network', 'chart', 'block'] as const;

export type Family = (typeof FAMILIES)[number];
