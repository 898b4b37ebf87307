/** The label modules that every page ships, because the shell around it shows them. */
export const SHELL_LABELS = [
  'shell',
  'main-menu',
  'search-box',
  'look',
  'refusals',
  'message',
  'message-banner',
  'hint',
  'cookie-notice',
  'catfish',
  'mobile-offer',
  'registration-banner',
  'access-alert',
  'support-indicator',
  'export-notice',
] as const;
