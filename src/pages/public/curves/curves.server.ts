import { loadYieldCurves } from '#features/yield-curves/yield-curves.server.ts';
import { load } from '#platform/http/door.server.ts';
import { curvesPage } from './curves.contract.ts';

export const loadCurvesPage = load(curvesPage, ({ query }, context) => loadYieldCurves(context, query));
