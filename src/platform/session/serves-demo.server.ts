import { service } from '#platform/services/service.ts';

/** Whether the demo accounts may sign in here. */
export const SERVES_DEMO = service<boolean>('demo accounts');
