/** The actions that the documents number. Any other positive id is recorded too, without a name. */
export const ACTIONS = {
  /** The FSFR (RAS) table of reports. */
  ras_table: 76,
  /** The consolidated IFRS table of reports. */
  ifrs_table: 80,
  /** The main menu, unless the site's configuration gives it another id. */
  menu: 301,
  extended_chart: 309,
  compare: 313,
  /** Once for each search box. */
  search: 395,
} as const;

export type ActionName = keyof typeof ACTIONS;

const ACTION_NAMES = Object.keys(ACTIONS) as readonly ActionName[];

/** Larger ids are no action of anyone's. */
export const LARGEST_ACTION = 1_000_000;

export function findActionName(actionId: number): ActionName | null {
  return ACTION_NAMES.find((name) => ACTIONS[name] === actionId) ?? null;
}
