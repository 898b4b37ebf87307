export const SERVICE_WORKER_PATH = '/service-worker.js';

/** Only where the site was installed: in a tab the browser says it itself, and pages are fetched ahead without a worker. */
export function registerOffline(): void {
  if (matchMedia('(display-mode: standalone)').matches)
    void navigator.serviceWorker?.register(SERVICE_WORKER_PATH).catch(() => undefined);
}
