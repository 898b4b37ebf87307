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
    'POST /api/profile/update_name/': [{ body: { name: 'Someone' } }],
    'POST /api/profile/sessions/:id/end/': [{ params: { id: '1' }, body: {} }],
    'POST /api/profile/sessions/end-others/': [{ body: {} }],
    'POST /api/auth/sign-out-everywhere/': [{ body: {} }],
    'POST /api/profile/pa/subscr_send_request/': [{ body: { tariff: 677 } }],
    'POST /api/profile/pa/subscr_expand_request/': [{ body: { tariff: 677 } }],
    'POST /api/profile/pa/requests/:id/withdraw/': [{ params: { id: '1' }, body: {} }],
    'POST /api/operator/requests/:id/grant/': [{ params: { id: '1' }, body: {} }],
    'POST /api/operator/requests/:id/reject/': [{ params: { id: '1' }, body: { answer: 'No.' } }],
    'POST /api/operator/tariffs/:id/': [{ params: { id: '1' }, body: { name_eng: 'Basic' } }],
    'GET /profile/': [{}],
    'GET /profile/access/': [{}],
    'GET /operator/requests/': [{}, { query: { state: 'rejected' } }],
    'GET /operator/tariffs/': [{}],
  };
}
