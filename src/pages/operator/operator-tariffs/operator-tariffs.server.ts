import { findTariffs } from '#features/tariffs/tariffs.repository.ts';
import { load } from '#platform/http/door.server.ts';
import { operatorTariffsPage } from './operator-tariffs.contract.ts';

export const loadOperatorTariffsPage = load(operatorTariffsPage, async ({ query }, { database }) => ({
  refused: query.refused,
  tariffs: await findTariffs(database),
}));
