import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Caches } from '#platform/cache/caches.server.ts';

export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

const answered = new Histogram({
  name: 'basispoint_http_request_seconds',
  help: 'Time from the request to the end of the answer',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [metrics],
});

/** Answers sent from memory before routing. */
export const cachedAnswers = new Counter({
  name: 'basispoint_cached_answers_total',
  help: 'Answers sent from the page cache before routing',
  registers: [metrics],
});

/** Requests refused for overload. */
export const shedRequests = new Counter({
  name: 'basispoint_shed_requests_total',
  help: 'Requests refused because there was too much to do',
  registers: [metrics],
});

export function countRequests(request: FastifyRequest, reply: FastifyReply): void {
  if (request.routeOptions.config.isStream && reply.statusCode === 200) return;
  const labels = {
    route: request.routeOptions.url ?? 'none',
    method: request.method,
    status: reply.statusCode,
  };
  answered.observe(labels, reply.elapsedTime / 1000);
}

/** A number that is read when the metrics are requested. */
export function watch(name: string, help: string, read: () => number): void {
  metrics.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    registers: [metrics],
    collect() {
      this.set(read());
    },
  });
}

const CACHE_NUMBERS = {
  hits: 'Requests that a cache answered',
  misses: 'Requests for which a value was made',
  entries: 'Entries of a cache',
  bytes: 'Bytes that a cache holds, about',
  oldest_seconds: 'Age of the oldest entry of a cache',
} as const;

/** Of each cache by name, read when the metrics are requested. */
export function watchCaches(caches: Pick<Caches, 'stats'>): void {
  for (const [number, help] of Object.entries(CACHE_NUMBERS)) {
    const name = `basispoint_cache_${number}`;
    metrics.removeSingleMetric(name);
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers: [metrics],
      collect() {
        for (const { name: cache, oldestMs, ...counted } of caches.stats())
          this.set({ cache }, { ...counted, oldest_seconds: oldestMs / 1000 }[number] ?? 0);
      },
    });
  }
}
