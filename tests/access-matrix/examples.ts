/** One real call for each endpoint and page; the matrix fails when one is missing here. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** It belongs to one person: others are told that it is not there, or that they may not. */
  readonly isOwned?: true;
}

export function createExamples(ids: {
  stockId: number;
  stringId: string;
}): Readonly<Record<string, readonly Example[]>> {
  const stockId = String(ids.stockId);
  return {
    'GET /api/labels/:module/': [{ params: { module: 'stock' } }],
    'GET /api/labels/:module/:repository/': [{ params: { module: 'price-dynamics', repository: 'pd' } }],
    'POST /api/auth/sign-in/': [{ body: { email: 'free@demo.example', password: 'basispoint-demo' } }],
    'POST /api/auth/sign-out/': [{ body: {} }],
    'GET /api/stocks/:stockId/:groundId/price-dynamics/': [
      { params: { stockId, groundId: '1' } },
      { params: { stockId, groundId: '2' } },
    ],
    'POST /api/contactActionLog/': [{ body: { actionId: 1 } }],
    'POST /api/bonds/:bondId/contactActionLog/': [{ params: { bondId: '1' }, body: { actionId: 1 } }],
    'POST /api/stocks/contactActionLog/': [{ body: { actionId: 80 } }],
    'GET /cb/current_user/action_log/global/json/:id/': [{ params: { id: '309' } }],
    'POST /cb/current_user/action_log/global/json/:id/': [{ params: { id: '309' } }],
    'GET /api/action_log/395/': [{}],
    'POST /api/action_log/395/': [{}],
    'GET /api/company/:emitentId/network/': [{ params: { emitentId: '1' } }],
    'GET /api/profile/support/tickets/': [{ isOwned: true }],
    'POST /api/profile/support/tickets/': [{ body: { subject: 'Coupons', text: 'Which rate is meant?' } }],
    'POST /api/profile/support/tickets/:ticketId/messages/': [
      { params: { ticketId: '1' }, body: { text: 'Thank you.' } },
    ],
    'POST /api/profile/support/tickets/:ticketId/read/': [{ params: { ticketId: '1' } }],
    'POST /api/profile/support/tickets/:ticketId/close/': [{ params: { ticketId: '1' } }],
    'GET /api/profile/support/unread/': [{}],
    'POST /api/operator/tickets/:ticketId/answer/': [
      { params: { ticketId: '1' }, body: { text: 'The last one.' } },
    ],
    'POST /api/operator/tickets/:ticketId/read/': [{ params: { ticketId: '1' } }],
    'POST /api/operator/tickets/:ticketId/close/': [{ params: { ticketId: '1' } }],
    'POST /api/operator/tickets/:ticketId/reopen/': [{ params: { ticketId: '1' } }],
    'GET /operator/log/': [{}, { query: { action: '395', email: 'paid@demo.example' } }],
    'GET /support/': [{}],
    'GET /support/:ticketId/': [{ params: { ticketId: '1' }, isOwned: true }],
    'GET /operator/tickets/': [{}, { query: { state: 'closed' } }],
    'GET /operator/tickets/:ticketId/': [{ params: { ticketId: '1' } }],
    'GET /': [{}],
    'GET /stocks/': [{}, { query: { page: '2' } }],
    'GET /stocks/:stringId/:groundId?/': [
      { params: { stringId: ids.stringId } },
      { params: { stringId: ids.stringId, groundId: '2' } },
    ],
    'GET /sign-in/': [{}],
    'GET /api/docs/': [{}],
    'GET /widgets/:family?/': [{}, { params: { family: 'table' } }],
    'GET /widgets/long-table/': [{}],
  };
}
