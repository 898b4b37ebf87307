import { z } from 'zod';
import { endpoint, type Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { pageNumber, refusedCode, rowId } from '#platform/contract/params.ts';
import { ALL_REFUSALS } from '#platform/refusals/refusal.ts';

export const STATES = ['held', 'waiting', 'sent', 'failed'] as const;
export const CHANNELS = ['mail', 'phone'] as const;

const state = z.enum(STATES);
const channel = z.enum(CHANNELS);

const message = z.object({
  id: z.number(),
  channel,
  address: z.string(),
  subject: z.string(),
  /** Null once it is on its way. */
  text: z.string().nullable(),
  state,
  tries: z.number(),
  lastError: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  canSend: z.boolean(),
});

export const operatorOutboxPage = page({
  id: 'operator-outbox',
  path: '/operator/outbox/',
  summary: 'E-mails and text messages from the site, latest first',
  audience: 'operator',
  query: z.object({
    state: state.optional().catch(undefined),
    channel: channel.optional().catch(undefined),
    page: pageNumber,
    refused: refusedCode,
  }),
  labels: ['operator-outbox', 'operator', 'pager'],
  reply: z.object({
    messages: z.array(message),
    counts: z.record(state, z.number()),
    page: z.number(),
    pages: z.number(),
    total: z.number(),
    state: state.nullable(),
    channel: channel.nullable(),
    /** Channels without a gateway: their messages stay here. */
    shut: z.array(channel),
    refused: z.enum(ALL_REFUSALS).nullable(),
  }),
});

const byId = {
  method: 'POST',
  params: z.strictObject({ messageId: rowId }),
  body: z.strictObject({}).optional(),
  audience: 'operator',
  form: { refused: operatorOutboxPage.path },
} as const;

export const sendMessage = endpoint({
  ...byId,
  path: '/api/operator/outbox/:messageId/send/',
  summary: 'Send a failed or held message',
  reply: z.object({ waiting: z.literal(true) }),
});

export const deleteMessage = endpoint({
  ...byId,
  path: '/api/operator/outbox/:messageId/delete/',
  summary: 'Delete a message, whether or not it was sent',
  reply: z.object({ deleted: z.literal(true) }),
});

export type OperatorOutboxData = Reply<typeof operatorOutboxPage>;
export type ShownMessage = z.output<typeof message>;
