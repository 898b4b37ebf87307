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
    'GET /operator/users/': [{}, { query: { find: 'demo', kind: 'paid' } }],
    'GET /operator/users/:userId/': [{ params: { userId: '1' } }],
    'POST /api/operator/users/:userId/level/': [{ params: { userId: '1' }, body: { value: 1, seen: 1 } }],
    'POST /api/operator/users/:userId/tariff/': [
      { params: { userId: '1' }, body: { value: null, seen: null } },
    ],
    'POST /api/operator/users/:userId/excel/': [
      { params: { userId: '1' }, body: { value: true, seen: false } },
    ],
    'POST /api/operator/users/:userId/role/': [
      { params: { userId: '1' }, body: { value: true, seen: false } },
    ],
    'POST /api/operator/users/:userId/lock/': [
      { params: { userId: '1' }, body: { value: true, seen: false } },
    ],
    'POST /api/operator/users/:userId/end-sessions/': [{ params: { userId: '1' }, body: {} }],
    'GET /operator/menu/': [{}],
    'GET /operator/menu/:nodeId/': [],
    'POST /api/operator/menu/': [{ body: { title_eng: 'Bonds', url: '/bonds/' } }],
    'POST /api/operator/menu/:nodeId/': [{ params: { nodeId: '1' }, body: { title_eng: 'Bonds', seen: '' } }],
    'POST /api/operator/menu/:nodeId/move/': [
      { params: { nodeId: '1' }, body: { direction: 'up', seen: 1 } },
    ],
    'POST /api/operator/menu/:nodeId/delete/': [{ params: { nodeId: '1' }, body: { seen: '', inside: 0 } }],
    'GET /operator/labels/': [{}],
    'GET /operator/labels/:module/:key/:language/': [
      { params: { module: 'stock-list', key: 'name', language: 'eng' } },
    ],
    'POST /api/operator/labels/preview/': [
      { body: { module: 'stock-list', key: 'name', language: 'eng', text: 'Share' } },
    ],
    'POST /api/operator/labels/:module/:key/:language/': [
      { params: { module: 'stock-list', key: 'name', language: 'eng' }, body: { text: 'Share', seen: '' } },
    ],
    'POST /api/operator/labels/:module/:key/:language/unset/': [
      { params: { module: 'stock-list', key: 'name', language: 'eng' }, body: { seen: '' } },
    ],
    'GET /operator/changes/': [{}, { query: { subject: 'user', by: 'command-line' } }],
  };
}
