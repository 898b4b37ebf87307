import type { Examples } from './example.ts';

export const OPERATOR_EXAMPLES: Examples = {
  'POST /api/operator/comment-requests/:id/': [
    { params: { id: '1' }, body: { decision: 'approved', seen: 'waiting' } },
  ],
  'GET /operator/comment-requests/': [{}, { query: { state: 'rejected' } }],
  // There is none where an administrator exists.
  'GET /setup/': [{ isOwned: true }],
  'POST /api/setup/': [
    {
      body: { name: 'A', email: 'a@example.com', password: 'no matter what', siteName: '' },
      isOwned: true,
    },
  ],
  'GET /operator/start/': [{}],
  'GET /operator/health/': [{}],
  'POST /api/operator/demo/load/': [{ body: {} }],
  'POST /api/operator/demo/stop/': [{ body: {} }],
  'POST /api/operator/ads/': [
    { body: { name: 'Tea', text: 'Tea for readers', link: '/stocks/', starts_on: '2026-06-01' } },
  ],
  'POST /api/operator/ads/:adId/': [
    {
      params: { adId: '1' },
      body: { name: 'Tea', text: 'Tea for readers', link: '/stocks/', starts_on: '2026-06-01' },
    },
  ],
  'POST /api/operator/ads/:adId/switch/': [{ params: { adId: '1' }, body: { is_on: false } }],
  'POST /api/operator/ads/:adId/delete/': [{ params: { adId: '1' }, body: {} }],
  'GET /operator/ads/:adId?/': [{}, { params: { adId: '1' } }],
  'POST /api/operator/requests/:id/grant/': [{ params: { id: '1' }, body: {} }],
  'POST /api/operator/requests/:id/reject/': [{ params: { id: '1' }, body: { answer: 'No.' } }],
  'POST /api/operator/tariffs/:id/': [{ params: { id: '1' }, body: { name_eng: 'Basic' } }],
  'GET /operator/requests/': [{}, { query: { state: 'rejected' } }],
  'GET /operator/tariffs/': [{}],
  'GET /operator/': [{}],
  'GET /operator/outbox/': [{}, { query: { state: 'held', channel: 'mail', page: '2' } }],
  'POST /api/operator/outbox/:messageId/send/': [{ params: { messageId: '1' }, body: {} }],
  'POST /api/operator/outbox/:messageId/delete/': [{ params: { messageId: '1' }, body: {} }],
  'GET /operator/sources/:code?/': [{}],
  'POST /api/operator/sources/': [{ body: { code: 'drop', what: 'folder' } }],
  'POST /api/operator/sources/:code/': [{ params: { code: 'drop' }, body: {} }],
  'POST /api/operator/sources/:code/run/': [{ params: { code: 'drop' }, body: {} }],
  'POST /api/operator/sources/:code/pause/': [{ params: { code: 'drop' }, body: {} }],
  'POST /api/operator/sources/:code/resume/': [{ params: { code: 'drop' }, body: {} }],
  'POST /api/operator/sources/:code/delete/': [{ params: { code: 'drop' }, body: {} }],
  'POST /api/operator/source-runs/:batchId/confirm/': [{ params: { batchId: '1' }, body: {} }],
  'POST /api/operator/source-runs/:batchId/discard/': [{ params: { batchId: '1' }, body: {} }],
  'GET /operator/imports/': [{}, { query: { page: '2' } }],
  'GET /operator/imports/:draftId/': [{ params: { draftId: '1' }, isOwned: true }],
  'GET /operator/imports/:draftId/files/:position/': [
    { params: { draftId: '1', position: '0' }, isOwned: true },
  ],
  'GET /operator/imports/:draftId/check/': [{ params: { draftId: '1' }, isOwned: true }],
  'GET /operator/imports/:draftId/difference/': [{ params: { draftId: '1' }, isOwned: true }],
  'GET /operator/imports/:draftId/difference/file/': [
    { params: { draftId: '1' }, answers: { operator: 404 } },
  ],
  'GET /operator/imports/batches/:batchId/': [{ params: { batchId: '1' } }],
  'GET /operator/imports/batches/:batchId/rejected/:position/': [
    { params: { batchId: '1', position: '0' }, answers: { operator: 404 } },
  ],
  'POST /api/operator/imports/': [],
  'POST /api/operator/imports/:draftId/check/': [{ params: { draftId: '1' }, body: { creates: true } }],
  'POST /api/operator/imports/:draftId/confirm/': [
    { params: { draftId: '1' }, body: { digest: '0'.repeat(64) } },
  ],
  'POST /api/operator/imports/:draftId/stop/': [{ params: { draftId: '1' }, body: {} }],
  'POST /api/operator/imports/:draftId/discard/': [{ params: { draftId: '1' }, body: {} }],
  'POST /api/operator/imports/:draftId/files/:position/': [
    { params: { draftId: '1', position: '0' }, body: { format: 'any-table', column_0: 'day' } },
  ],
  'POST /api/operator/imports/:draftId/files/:position/preview/': [
    { params: { draftId: '1', position: '0' }, body: { dayOrder: 'dmy' }, isOwned: true },
  ],
  'POST /api/operator/imports/batches/:batchId/undo/': [{ params: { batchId: '1' }, body: {} }],
  'POST /api/operator/jobs/:jobId/retry/': [
    { params: { jobId: '00000000-0000-4000-8000-000000000000' }, body: {} },
  ],
  'POST /api/operator/tickets/:ticketId/answer/': [
    { params: { ticketId: '1' }, body: { text: 'The last one.' } },
  ],
  'POST /api/operator/tickets/:ticketId/read/': [{ params: { ticketId: '1' } }],
  'POST /api/operator/tickets/:ticketId/close/': [{ params: { ticketId: '1' } }],
  'POST /api/operator/tickets/:ticketId/reopen/': [{ params: { ticketId: '1' } }],
  'GET /operator/log/': [{}, { query: { action: '395', email: 'paid@demo.example' } }],
  'GET /operator/tickets/': [{}, { query: { state: 'closed' } }],
  'GET /operator/tickets/:ticketId/': [{ params: { ticketId: '1' } }],
  'GET /operator/users/': [{}, { query: { find: 'demo', kind: 'paid' } }],
  'GET /operator/users/:userId/': [{ params: { userId: '1' } }],
  'POST /api/operator/users/:userId/rights/': [
    {
      params: { userId: '1' },
      body: { choice: 'basic', endsOn: '', excel: false, operator: false, reason: 'Trial', seen: '1..0.0.' },
    },
  ],
  'POST /api/operator/users/:userId/level/': [{ params: { userId: '1' }, body: { value: 1, seen: 1 } }],
  'POST /api/operator/users/:userId/tariff/': [
    { params: { userId: '1' }, body: { value: null, seen: null } },
  ],
  'POST /api/operator/users/:userId/excel/': [
    { params: { userId: '1' }, body: { value: true, seen: false } },
  ],
  'POST /api/operator/users/:userId/role/': [{ params: { userId: '1' }, body: { value: true, seen: false } }],
  'POST /api/operator/users/:userId/lock/': [{ params: { userId: '1' }, body: { value: true, seen: false } }],
  'POST /api/operator/users/:userId/end-sessions/': [{ params: { userId: '1' }, body: {} }],
  'GET /operator/menu/': [{}],
  'GET /operator/menu/:nodeId/': [],
  'POST /api/operator/menu/': [{ body: { title_eng: 'Bonds', url: '/bonds/' } }],
  'POST /api/operator/menu/:nodeId/': [{ params: { nodeId: '1' }, body: { title_eng: 'Bonds', seen: '' } }],
  'POST /api/operator/menu/:nodeId/move/': [{ params: { nodeId: '1' }, body: { direction: 'up', seen: 1 } }],
  'POST /api/operator/menu/:nodeId/delete/': [{ params: { nodeId: '1' }, body: { seen: '', inside: 0 } }],
  'GET /operator/labels/': [{}],
  'GET /operator/labels/:module/:key/:language/': [
    { params: { module: 'leaders', key: 'share', language: 'eng' } },
  ],
  'POST /api/operator/labels/preview/': [
    { body: { module: 'leaders', key: 'share', language: 'eng', text: 'Share' } },
  ],
  'POST /api/operator/labels/:module/:key/:language/': [
    { params: { module: 'leaders', key: 'share', language: 'eng' }, body: { text: 'Share', seen: '' } },
  ],
  'POST /api/operator/labels/:module/:key/:language/unset/': [
    { params: { module: 'leaders', key: 'share', language: 'eng' }, body: { seen: '' } },
  ],
  'GET /operator/changes/': [{}, { query: { subject: 'user', by: 'command-line' } }],
};
