import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { inventMarket } from './demo-market.ts';
import { filesOf, inventIssuerSide } from './issuer-side.ts';
import { INDICATORS } from './opinions/consensus.ts';
import { DEMO_REQUESTS, PROVIDERS } from './opinions/providers.ts';
import { issuerSideTables } from './tables/issuer-side-tables.ts';

const market = inventMarket('test', toDayNumber('2026-03-06'), 'small');
const side = inventIssuerSide(market);
const lineIdOf = (standard: string, code: string) => standard.length * 1_000 + code.length;

function fingerprint(it: typeof side): string {
  const hash = createHash('sha256');
  for (const { table, total, lines } of issuerSideTables(it, lineIdOf, 'disk', 1)) {
    let count = 0;
    for (const line of lines) {
      hash.update(line);
      count++;
    }
    expect({ table, announced: total }).toEqual({ table, announced: count });
  }
  return hash.digest('hex');
}

test('the same market always shows the same about its issuers', () => {
  expect(fingerprint(inventIssuerSide(market))).toBe(fingerprint(side));
});

test('ST-11 holders of a share hold no more than all of it, and those who are issuers what their relation says', () => {
  const byShare = Map.groupBy(side.holders, ({ share }) => share);
  for (const [share, holders] of byShare) {
    expect(holders.every(({ part }) => part > 0)).toBe(true);
    expect(
      holders.reduce((sum, { part }) => sum + part, 0),
      share.stringId,
    ).toBeLessThanOrEqual(10_000);
  }
  const norvik = side.holders.filter(({ share }) => share.stringId === 'norvik-steel');
  expect(norvik.map(({ holder }) => holder?.stringId)).toContain('fallowquay-holdings');
  expect(side.holders.some(({ share }) => share.stringId === 'quillstone-software')).toBe(false);
});

test('ST-16 every unit of a bond was placed, and no share before it was listed', () => {
  const placed = Map.groupBy(side.placements, ({ instrument }) => instrument);
  for (const bond of market.catalogue.bonds) {
    const units = (placed.get(bond) ?? []).reduce((sum, it) => sum + it.units, 0);
    expect(units, bond.stringId).toBe(bond.amount);
  }
  for (const { instrument, day } of side.placements)
    expect(day).toBeGreaterThanOrEqual(instrument.listedOn ?? 0);
  expect(side.placements.some(({ kind }) => kind === 'additional')).toBe(true);
  expect(side.placements.some(({ instrument }) => instrument.kind === 'stock')).toBe(true);
});

test('ST-16 one chief at a time, and a chief of a holder sits on the boards of what it holds', () => {
  for (const issuer of market.catalogue.issuers) {
    const chiefs = side.people.filter((it) => it.issuer === issuer && it.role === 'chief_executive');
    expect(chiefs.filter(({ until }) => until === null).length).toBeLessThanOrEqual(1);
    const [now, before] = chiefs;
    if (now && before) expect(before.until).toBe(now.since - 1);
  }
  const chief = side.people.find((it) => it.issuer.stringId === 'norvik-steel' && it.until === null)?.person;
  const seats = side.people.filter(({ person }) => person === chief).map(({ issuer }) => issuer.stringId);
  expect(seats).toContain('tamarock-mining');
});

test('MU-02 forecasts lie around their mean, and there are more indicators than fit on a page', () => {
  for (const { low, mean, high } of side.consensus) {
    expect(low).toBeLessThanOrEqual(mean);
    expect(mean).toBeLessThanOrEqual(high);
  }
  const norvik = side.consensus.filter(({ issuer }) => issuer.stringId === 'norvik-steel');
  expect(norvik.length).toBeGreaterThan(6);
  expect(side.consensus.some(({ issuer }) => issuer.stringId === 'harrowmere-power')).toBe(false);
  for (const { names } of INDICATORS) expect(Object.keys(names).sort()).toEqual([...LANGUAGES].sort());
});

test('AN-02 the comments on one issuer and the requests of one reader show all five outcomes', () => {
  const onNorvik = side.comments.filter(
    ({ issuers, file }) => file && issuers.some(({ stringId }) => stringId === 'norvik-steel'),
  );
  const outcomes = onNorvik.map(({ provider, moderated }) => {
    if (!moderated) return 'open to all';
    return DEMO_REQUESTS.find(
      ({ email, provider: requested }) => email.startsWith('paid@') && requested === provider.stringId,
    )?.state;
  });
  for (const outcome of ['open to all', 'approved', 'waiting', 'rejected', undefined])
    expect(outcomes).toContain(outcome);
});

test('AN-02 comments come in the languages of their providers, and some issuers have none', () => {
  expect(new Set(side.comments.map(({ language }) => language))).toEqual(
    new Set(PROVIDERS.map(({ language }) => language)),
  );
  for (const { on, title, content } of side.comments) {
    expect(on).toBeLessThanOrEqual(market.lastDay);
    expect(`${title}${content}`).not.toMatch(/[{}]|undefined|NaN/);
  }
  expect(
    side.comments.flatMap(({ issuers }) => issuers).some(({ stringId }) => stringId === 'heren-foods'),
  ).toBe(false);
});

test('QR-01 files come as pdf, zip and rar, in both languages, for each kind of report', () => {
  const kinds = new Set(side.reportFiles.map(({ kind, language }) => `${kind} ${language}`));
  expect(kinds.size).toBe(6);
  expect(new Set(side.reportFiles.map(({ file }) => file.mimetype)).size).toBe(3);
  const files = filesOf(side);
  expect(new Set(files.map(({ id }) => id)).size).toBe(files.length);
  expect(side.reportFiles.some(({ issuer }) => issuer.stringId === 'harrowmere-power')).toBe(false);
});

test('ST-16 every story is written in all ten languages', () => {
  for (const versions of Map.groupBy(side.news, ({ story }) => story).values())
    expect(new Set(versions.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
  for (const { title, text, on } of side.news) {
    expect(`${title}${text}`).not.toMatch(/[{}]|undefined|NaN|\.\./);
    expect(on).toBeLessThan(market.lastDay);
  }
});

test('ST-16 a story has one number in all its languages, and results of a subsidiary are news of its parent', () => {
  for (const versions of Map.groupBy(side.news, ({ story }) => story).values()) {
    expect(new Set(versions.map(({ language }) => language)).size).toBe(versions.length);
    expect(new Set(versions.map(({ on, issuers }) => `${on} ${issuers[0]?.id}`)).size).toBe(1);
  }
  const ofNorvik = side.news.filter(({ issuers }) =>
    issuers.some(({ stringId }) => stringId === 'norvik-steel'),
  );
  expect(new Set(ofNorvik.map(({ issuers }) => issuers[0]?.stringId))).toContain('tamarock-mining');
});
