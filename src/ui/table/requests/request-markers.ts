const MARKERS = ['forbidden_request', 'already_send_request', 'send_request'] as const;

/** Stands in a cell whose data is available on request. */
export type RequestMarker = (typeof MARKERS)[number];

export function isRequestMarker(value: unknown): value is RequestMarker {
  return MARKERS.some((marker) => marker === value);
}
