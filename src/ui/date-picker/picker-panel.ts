/** Which panel the popup shows; `none` is a closed popup. */
export type Panel = 'none' | 'date' | 'month' | 'year' | 'time';
export type OpenPanel = Exclude<Panel, 'none'>;

export type PanelEvent =
  | { readonly type: 'open'; readonly panel: OpenPanel }
  /** The heading leads from days to months to years, and from the time back to its day. */
  | { readonly type: 'up' }
  | { readonly type: 'pick-year' }
  | { readonly type: 'pick-month' }
  | { readonly type: 'pick-day'; readonly withTime: boolean }
  | { readonly type: 'to-time' }
  | { readonly type: 'close' };

const ABOVE: Readonly<Record<Panel, Panel>> = {
  none: 'none',
  date: 'month',
  month: 'year',
  year: 'year',
  time: 'date',
};

/** An event that does not belong to the panel leaves it as it is: a late click never opens a closed popup. */
export function nextPanel(panel: Panel, event: PanelEvent): Panel {
  switch (event.type) {
    case 'open':
      return event.panel;
    case 'close':
      return 'none';
    case 'up':
      return ABOVE[panel];
    case 'pick-year':
      return panel === 'year' ? 'month' : panel;
    case 'pick-month':
      return panel === 'month' ? 'date' : panel;
    case 'pick-day':
      return panel !== 'date' ? panel : event.withTime ? 'time' : 'none';
    case 'to-time':
      return panel === 'date' ? 'time' : panel;
  }
}
