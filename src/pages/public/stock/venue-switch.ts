/** What the page shows while its visitor goes from venue to venue. Addresses carry the language prefix. */
export type VenueSwitch<Page> =
  | { readonly status: 'shown'; readonly page: Page; readonly address: string }
  | {
      readonly status: 'loading';
      readonly page: Page;
      readonly address: string;
      readonly wanted: string;
      readonly request: number;
    }
  | { readonly status: 'failed'; readonly page: Page; readonly address: string; readonly wanted: string };

export type VenueEvent<Page> =
  | { readonly type: 'chosen' | 'went-back'; readonly address: string; readonly request: number }
  | { readonly type: 'arrived'; readonly page: Page; readonly request: number }
  | { readonly type: 'failed'; readonly request: number };

/** ST-02, ST-03: the page stays as it is until the chosen venue has arrived, and the last choice wins. */
export function switchVenue<Page>(state: VenueSwitch<Page>, event: VenueEvent<Page>): VenueSwitch<Page> {
  const { page, address } = state;
  switch (event.type) {
    case 'chosen':
    case 'went-back':
      if (event.address === address) return { status: 'shown', page, address };
      return { status: 'loading', page, address, wanted: event.address, request: event.request };
    case 'arrived':
      if (!isAwaited(state, event.request)) return state;
      return { status: 'shown', page: event.page, address: state.wanted };
    case 'failed':
      if (!isAwaited(state, event.request)) return state;
      return { status: 'failed', page, address, wanted: state.wanted };
  }
}

/** False for the answer to an older choice, which comes too late to matter. */
function isAwaited<Page>(
  state: VenueSwitch<Page>,
  request: number,
): state is Extract<VenueSwitch<Page>, { status: 'loading' }> {
  return state.status === 'loading' && state.request === request;
}
