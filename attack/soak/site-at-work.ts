import { Visitor } from '../visitor.ts';
import { readSample, type Sample } from './verdict.ts';
import type { Given } from './workers.ts';

export async function sample(origin: string, second: number): Promise<Sample> {
  return readSample(second, await (await fetch(`${origin}/metrics`)).text());
}

/** What there is to read and to change on the site. */
export async function findWork(origin: string): Promise<Given> {
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
