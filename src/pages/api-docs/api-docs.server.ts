import { load } from '#foundation/web/door.server.ts';
import { apiDocsPage } from './api-docs.contract.ts';

export const loadApiDocsPage = load(apiDocsPage, async (_, { apiCalls }) => ({ calls: apiCalls }));
