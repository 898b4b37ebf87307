import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { toRouteKind } from './route-kind.ts';

export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

const answered = new Histogram({
  name: 'basispoint_http_request_duration_seconds',
  help: 'Time from the request to the end of the answer, without answers sent before routing',
  labelNames: ['kind', 'route', 'method', 'status'],
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
  const { url, config } = request.routeOptions;
  if (config.isStream && reply.statusCode === 200) return;
  const labels = {
    kind: toRouteKind(url, config),
    route: url ?? 'none',
    method: request.method,
    status: reply.statusCode,
  };
  answered.observe(labels, reply.elapsedTime / 1000);
}

/** A number that is read when the metrics are requested. A name that ends in `_total` is that of a counter. */
export function watch(name: string, help: string, read: () => number): void {
  watchEach(name, help, [], () => [[{}, read()]]);
}

type Sample<Label extends string> = readonly [labels: Readonly<Record<Label, string>>, value: number];

/** The same with one number for each set of labels. */
export function watchEach<const Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  read: () => Iterable<Sample<Label>> | Promise<Iterable<Sample<Label>>>,
): void {
  metrics.removeSingleMetric(name);
  const options = { name, help, labelNames: [...labelNames], registers: [metrics] };
  if (name.endsWith('_total'))
    new Counter({
      ...options,
      async collect() {
        const samples = await read();
        this.reset();
        for (const [labels, value] of samples) this.inc(labels, value);
      },
    });
  else
    new Gauge({
      ...options,
      async collect() {
        const samples = await read();
        this.reset();
        for (const [labels, value] of samples) this.set(labels, value);
      },
    });
}
