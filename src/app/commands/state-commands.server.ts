import { calendarMomentAt } from '#domain/calendar/calendar-moment.ts';
import { dayBegan } from '#pages/operator/operator-overview/day-began.ts';
import { retryStoredJob } from '#pages/operator/operator-overview/job-changes.server.ts';
import {
  findFailedJobs,
  findQueues,
  hasQueues,
} from '#pages/operator/operator-overview/job-queues.repository.ts';
import { readPeople, readStore, readWork } from '#pages/operator/operator-overview/site-state.repository.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { OperatorError } from '../process/process.server.ts';
import { type Command, UsageError } from './command.server.ts';

export const stateCommands: readonly Command[] = [
  {
    name: 'state',
    usage: '',
    summary: 'system status: users, pending tasks, messages, database',
    run: async (_, { database, config, now, show }) => {
      const shown = calendarMomentAt(now, config.displayOffsetMinutes);
      const people = await readPeople(database, { now, dayBegan: dayBegan(now, shown) });
      const counts = Object.entries(people).map(([name, { value }]) => [name, value]);
      const facts = { ...(await readWork(database)), ...(await readStore(database)) };
      const rows = [...counts, ...Object.entries(facts), ['isEmbedded', config.databaseUrl === undefined]];
      show(rows.map(([fact, value]) => ({ fact, value })));
    },
  },
  {
    name: 'jobs list',
    usage: '[--failed]',
    summary: 'job queues, or failed jobs',
    options: { failed: { type: 'boolean' } },
    run: async ({ values }, { database, say, show }) => {
      if (!(await hasQueues(database))) return say('the job queues have not started yet');
      const rows = values.failed ? await findFailedJobs(database) : await findQueues(database);
      show(rows.map((row) => ({ ...row })));
    },
  },
  {
    name: 'jobs retry',
    usage: 'ID',
    summary: 'run a failed job again; requires a running site',
    run: async ({ positionals: [id = ''] }, { database, actor, say }) => {
      if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw new UsageError();
      await retryStoredJob(database, actor, id).catch((cause) => {
        if (cause instanceof Refusal) throw new OperatorError('no job with this id has failed', { cause });
        throw cause;
      });
      say('the job is waiting to be done');
    },
  },
];
