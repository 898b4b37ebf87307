import type { ApiCall } from '#platform/contract/open-api.server.ts';
import { load } from '#platform/http/door.server.ts';
import { service } from '#platform/services/service.ts';
import { apiDocsPage } from './api-docs.contract.ts';

export const API_CALLS = service<readonly ApiCall[]>('api calls');

export const loadApiDocsPage = load(apiDocsPage, { calls: API_CALLS }, async (_, { calls }) => ({ calls }));
