import { load } from '#platform/http/door.server.ts';
import { apiDocsPage } from './api-docs.contract.ts';

export const loadApiDocsPage = load(apiDocsPage, async (_, { apiCalls }) => ({ calls: apiCalls }));
