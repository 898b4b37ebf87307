import { useState } from 'react';

interface Arrival<Part> {
  readonly part: Part | null;
  readonly isFailed: boolean;
}

/** A part that is fetched when somebody is about to need it; after a failure the next need tries again. */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [arrival, setArrival] = useState<Arrival<Part>>({ part: null, isFailed: false });
  const fetchPart = () => {
    if (arrival.part) return;
    load().then(
      (part) => setArrival({ part, isFailed: false }),
      () => setArrival({ part: null, isFailed: true }),
    );
  };
  return { ...arrival, fetchPart };
}
