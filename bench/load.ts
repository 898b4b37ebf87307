import autocannon from 'autocannon';

const SECONDS = 2;

/** Requests a second that an address answers to so many connections, none of them an error. */
export async function requestsPerSecond(
  url: string,
  options: { connections?: number; headers?: Record<string, string>; json?: object } = {},
): Promise<number> {
  const result = await autocannon({
    url,
    connections: options.connections ?? 16,
    duration: SECONDS,
    headers: {
      'accept-encoding': 'br',
      ...(options.json && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.json && { method: 'POST', body: JSON.stringify(options.json) }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.total / result.duration;
}
