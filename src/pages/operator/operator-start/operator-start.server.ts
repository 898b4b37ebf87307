import { recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import { handle, load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { service } from '#platform/services/service.ts';
import {
  loadDemoMarket,
  type OperatorStartData,
  operatorStartPage,
  stopDemoMarket,
} from './operator-start.contract.ts';
import { hasMarketData } from './operator-start.repository.ts';

export type DemoState = OperatorStartData['demo'];

export interface DemoLoad {
  readonly isAllowed: boolean;
  state(): DemoState;
  start(): void;
  stop(): Promise<void>;
}

export const DEMO_LOAD = service<DemoLoad>('demo load');

export const loadOperatorStartPage = load(
  operatorStartPage,
  { demo: DEMO_LOAD },
  async ({ query }, { database, demo }) => ({
    hasData: await hasMarketData(database),
    mayLoadDemo: demo.isAllowed,
    demo: demo.state(),
    refused: query.refused ?? null,
  }),
);

export const serveLoadDemoMarket = handle(
  loadDemoMarket,
  { demo: DEMO_LOAD },
  async (_, { database, demo, user, now }) => {
    if (await hasMarketData(database)) throw new Refusal('conflict');
    demo.start();
    const actor = { operatorId: user.id, at: now };
    await recordChange(database, actor, { subject: 'import', subjectId: 'demo', action: 'create' });
    return { running: true as const };
  },
);

export const serveStopDemoMarket = handle(stopDemoMarket, { demo: DEMO_LOAD }, async (_, { demo }) => {
  await demo.stop();
  return { stopped: true as const };
});
