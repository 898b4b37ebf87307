import { expect, test } from 'vitest';
import { changedSubjects, type FollowedTables } from './changed-subjects.ts';

const FOLLOWS: FollowedTables = {
  instrument: 'instrument',
  issuer: 'issuer',
  bond_measure: 'prices',
  venue: 'all',
};

test.each([
  {
    what: 'an instrument, not all of its issuer',
    tables: ['instrument'],
    tags: ['instrument:7', 'issuer:3', 'reference'],
    changed: { instruments: [7], issuers: [] },
  },
  {
    what: 'all of an issuer',
    tables: ['issuer'],
    tags: ['issuer:3', 'reference'],
    changed: { instruments: [], issuers: [3] },
  },
  {
    what: 'a price',
    tables: ['bond_measure'],
    tags: ['prices:instrument:7', 'prices:issuer:3', 'prices:venue:1'],
    changed: { instruments: [7], issuers: [] },
  },
  {
    what: 'nothing of the list',
    tables: ['news'],
    tags: ['issuer:3'],
    changed: { instruments: [], issuers: [] },
  },
  { what: 'many prices', tables: ['bond_measure'], tags: ['prices'], changed: null },
  {
    what: 'many prices of others',
    tables: ['instrument'],
    tags: ['prices', 'instrument:7'],
    changed: { instruments: [7], issuers: [] },
  },
  { what: 'many instruments', tables: ['instrument'], tags: ['instrument', 'issuer'], changed: null },
  { what: 'what names no rows', tables: ['venue'], tags: ['reference'], changed: null },
  { what: 'what a newer version announces', tables: ['instrument'], tags: ['content'], changed: null },
])('SF-11 a list reads again: $what', ({ tables, tags, changed }) => {
  expect(changedSubjects(FOLLOWS, { tables: new Set(tables), tags: new Set(tags) })).toEqual(changed);
});
