/** One real call for each endpoint and page; the matrix fails when one is missing here. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
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
    'GET /api/company/:emitentId/network/': [{ params: { emitentId: '1' } }],
    // Both answer with an address and never with data.
    'GET /auth/:provider/': [],
    'GET /auth/:provider/callback/': [],
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
    'GET /operator/': [{}],
    'GET /operator/outbox/': [{}, { query: { state: 'kept', channel: 'mail', page: '2' } }],
    'POST /api/operator/outbox/:messageId/send/': [{ params: { messageId: '1' }, body: {} }],
    'POST /api/operator/outbox/:messageId/delete/': [{ params: { messageId: '1' }, body: {} }],
    'POST /api/operator/jobs/:jobId/retry/': [
      { params: { jobId: '00000000-0000-4000-8000-000000000000' }, body: {} },
    ],
  };
}
