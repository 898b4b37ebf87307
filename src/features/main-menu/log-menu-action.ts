/** Notes that a reader opened the menu. It never fails: a log that cannot be written must not disturb the reader. */
export function logMenuAction(link: (path: string) => string, actionId: number): void {
  if (actionId <= 0) return;
  const address = link(`/cb/current_user/action_log/global/json/${actionId}/`);
  void fetch(address, { keepalive: true }).catch(() => undefined);
}
