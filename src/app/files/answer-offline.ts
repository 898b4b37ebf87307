/** What a service worker offers of itself; the types of the browser are those of pages. */
export interface OfflineWorker {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  addEventListener(
    type: 'activate',
    listener: (event: { waitUntil(work: Promise<unknown> | undefined): void }) => void,
  ): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
}

export interface Fetched {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface OfflinePages {
  /** Documents by language, whole. */
  readonly pages: Readonly<Record<string, string>>;
  /** The language of addresses without a prefix. */
  readonly home: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Runs in the browser as text, so it uses nothing from outside itself. Pages come from the network, and are answered here
 * only where there is none. Nothing is stored: no price and no page outlives a session on the device.
 */
export function answerOffline(worker: OfflineWorker, { pages, home, headers }: OfflinePages): void {
  worker.addEventListener('activate', (event) =>
    event.waitUntil(worker.registration.navigationPreload?.enable()),
  );
  worker.addEventListener('fetch', (event) => {
    const { request, preloadResponse } = event;
    if (request.mode !== 'navigate' || request.method !== 'GET') return;
    const language = new URL(request.url).pathname.split('/')[1] ?? '';
    event.respondWith(
      Promise.resolve(preloadResponse)
        .then((answer) => answer ?? fetch(request))
        .catch(() => new Response(pages[language] ?? pages[home] ?? '', { status: 503, headers })),
    );
  });
}
