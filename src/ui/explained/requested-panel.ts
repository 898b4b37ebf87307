/** The explanation that somebody wants to see. */
export interface RequestedPanel {
  readonly href: string;
  /** What the number is called where it was pressed. */
  readonly label: string;
}
