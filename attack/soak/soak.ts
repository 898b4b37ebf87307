import { setTimeout as pause } from 'node:timers/promises';
import { describeLoad, report } from '../report.ts';
import { startSite } from '../site.ts';
import { Visitor } from '../visitor.ts';
import { fitTrends, judge, readSample, type Sample } from './verdict.ts';
import { type Given, startWorkers } from './workers.ts';

const MINUTES = Number(process.env.ATTACK_MINUTES ?? 30);
const BETWEEN_MS = 1_000;
/** All readers have left: what they held is to be free again. */
const AFTER_MS = 60_000;
const MOST_LEFT = 10;

const findings: string[] = [];
const site = await startSite('--live=always');
try {
  const before = await sample(0);
  const samples: Sample[] = [];
  const workers = startWorkers(await findWork(site.origin));
  const began = performance.now();
  while (performance.now() - began < MINUTES * 60_000) {
    await pause(BETWEEN_MS);
    samples.push(await sample((performance.now() - began) / 1000));
  }
  await workers.stop();

  for (const [what, { done, refused, failed }] of workers.counts) {
    console.log(`  ${what}: ${done} answered, ${refused} refused for overload`);
    if (failed > 0) findings.push(`${what}: ${failed} failed`);
    if (done === 0) findings.push(`${what}: nothing was done`);
  }
  const trends = fitTrends(samples);
  for (const { measure, median, growth, perHour, bound } of trends)
    console.log(
      `  ${measure}: median ${median.toFixed(1)}, fitted growth ${growth.toFixed(1)} (${perHour.toFixed(1)} an hour), bound ${bound.toFixed(1)}`,
    );
  findings.push(...judge(samples, trends), ...(await findLeft(before)));
  console.log(`  ${samples.length} samples in ${MINUTES} minutes; ${describeLoad()}`);
} finally {
  await site.stop();
}
report(findings);

async function sample(second: number): Promise<Sample> {
  return readSample(second, await (await fetch(`${site.origin}/metrics`)).text());
}

async function findLeft(before: Sample): Promise<readonly string[]> {
  const end = performance.now() + AFTER_MS;
  for (;;) {
    const { values } = await sample(0);
    const left = (['open files', 'handles'] as const).flatMap((measure) => {
      const more = values[measure] - before.values[measure];
      return more > MOST_LEFT ? [`${measure}: ${more} more than before, with nobody there`] : [];
    });
    if (left.length === 0 || performance.now() > end) return left;
    await pause(BETWEEN_MS);
  }
}

async function findWork(origin: string): Promise<Given> {
  const visitor = new Visitor(origin, 'operator@demo.example');
  await visitor.signIn();
  const stock = await visitor.get<{ stockId: number; groundId: number }>('/stocks/norvik-steel/?format=json');
  const users = await visitor.get<{ users: { id: number; email: string }[] }>('/operator/users/?format=json');
  const parts = ['stocks-1', 'bonds-1', 'companies-1', 'lists'];
  const maps = await Promise.all(
    parts.map(async (part) => (await fetch(`${origin}/sitemaps/${part}.xml`)).text()),
  );
  const paths = maps.flatMap((map) =>
    [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '/']) => new URL(address).pathname),
  );
  if (!stock.body || !users.body || paths.length === 0) throw new Error('the site has nothing to read');
  const subject = users.body.users.find(({ email }) => email.startsWith('noexcel'));
  return {
    origin,
    paths: [...paths, '/', '/bonds/map/', '/curves/', '/search/?q=steel'],
    stock: { stockId: stock.body.stockId, venueId: stock.body.groundId },
    subjectId: subject?.id ?? 0,
  };
}
