import { load } from '#platform/http/door.server.ts';
import { service } from '#platform/services/service.ts';
import { type Finding, STATES } from './finding.ts';
import { operatorHealthPage } from './operator-health.contract.ts';

export interface Health {
  readonly version: string;
  readonly uptimeSeconds: number;
  readonly findings: readonly Finding[];
  /** Times are seconds since 1970. */
  readonly sources: readonly {
    readonly source: string;
    readonly isOn: boolean;
    readonly isStopped: boolean;
    readonly failures: number;
    readonly lastOkSeconds: number | null;
  }[];
  readonly publishers: readonly {
    readonly publisher: string;
    readonly importedSeconds: number;
    readonly newestDay: string | null;
  }[];
}

export const READ_HEALTH = service<() => Promise<Health>>('health');

export const loadOperatorHealthPage = load(
  operatorHealthPage,
  { readHealth: READ_HEALTH },
  async (_, { readHealth, now, momentOf }) => {
    const { findings, sources, publishers, version, uptimeSeconds } = await readHealth();
    const moment = (seconds: number) => momentOf(new Date(seconds * 1000));
    return {
      checkedAt: momentOf(now),
      version,
      uptimeSeconds,
      findings: findings
        .toSorted((one, other) => STATES.indexOf(other.state) - STATES.indexOf(one.state))
        .map((finding) => ({ ...finding, values: { ...finding.values } })),
      sources: sources.map(({ source, isOn, isStopped, failures, lastOkSeconds }) => ({
        source,
        failures,
        state: isStopped ? ('stopped' as const) : isOn ? ('on' as const) : ('off' as const),
        lastOkAt: lastOkSeconds === null ? null : moment(lastOkSeconds),
      })),
      publishers: publishers.map(({ publisher, importedSeconds, newestDay }) => ({
        publisher,
        newestDay,
        importedAt: moment(importedSeconds),
      })),
    };
  },
);
