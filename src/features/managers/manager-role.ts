/** In the order of a page. */
export const MANAGER_ROLES = [
  'chief_executive',
  'chief_financial_officer',
  'management_board_member',
  'board_chair',
  'board_member',
] as const;
