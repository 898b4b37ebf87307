import { expect, test } from 'vitest';
import { choosePeriod, type PeriodChoice, type PeriodEvent } from './period-choice.ts';

type Report = { data: never[]; periodId: number };
type State = PeriodChoice<Report>;
type Event = PeriodEvent<Report>;

// Only whether there are rows matters here.
const report = (periodId: number, rows = 1) => ({ periodId, data: Array.from({ length: rows }) }) as Report;
const years = report(4);
const quarters = report(1);
const shown: State = { status: 'shown', report: years, isFallback: false };
const loading = (wanted: number, request: number, asks: 'period' | 'default' = 'period'): State => ({
  status: 'loading',
  report: years,
  wanted,
  asks,
  request,
});

test.each<{ state: State; event: Event; next: State; why: string }>([
  {
    state: shown,
    event: { type: 'chosen', periodId: 1, request: 1 },
    next: loading(1, 1),
    why: 'the old report stays while the chosen period is loaded',
  },
  {
    state: loading(1, 1),
    event: { type: 'answered', report: quarters, request: 1 },
    next: { status: 'shown', report: quarters, isFallback: false },
    why: 'the chosen period takes its place',
  },
  {
    state: loading(1, 1),
    event: { type: 'chosen', periodId: 2, request: 2 },
    next: loading(2, 2),
    why: 'a newer choice takes over',
  },
  {
    state: loading(2, 2),
    event: { type: 'answered', report: quarters, request: 1 },
    next: loading(2, 2),
    why: 'the answer to an older choice comes too late',
  },
  {
    state: loading(2, 2),
    event: { type: 'failed', request: 1 },
    next: loading(2, 2),
    why: 'so does its failure',
  },
  {
    state: loading(3, 1),
    event: { type: 'answered', report: report(3, 0), request: 1 },
    next: loading(3, 1, 'default'),
    why: 'an empty period requests the default report',
  },
  {
    state: loading(3, 1, 'default'),
    event: { type: 'answered', report: years, request: 1 },
    next: { status: 'shown', report: years, isFallback: true },
    why: 'the default report says that it is one',
  },
  {
    state: loading(3, 1, 'default'),
    event: { type: 'answered', report: report(4, 0), request: 1 },
    next: { status: 'failed', report: years, wanted: 3 },
    why: 'where the default is empty as well, what there was stays',
  },
  {
    state: loading(1, 1),
    event: { type: 'failed', request: 1 },
    next: { status: 'failed', report: years, wanted: 1 },
    why: 'a failure says so and keeps what there was',
  },
  {
    state: loading(1, 1),
    event: { type: 'chosen', periodId: 4, request: 2 },
    next: shown,
    why: 'going back to what is shown waits for nothing',
  },
  {
    state: { status: 'failed', report: years, wanted: 1 },
    event: { type: 'chosen', periodId: 1, request: 3 },
    next: loading(1, 3),
    why: 'it can be tried again',
  },
  {
    state: shown,
    event: { type: 'answered', report: quarters, request: 1 },
    next: shown,
    why: 'nobody asked, nothing changes',
  },
])('IF-01 $why', ({ state, event, next }) => {
  expect(choosePeriod(state, event)).toEqual(next);
});
