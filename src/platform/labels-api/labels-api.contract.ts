import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';

const name = z.string().regex(/^[a-z][a-z0-9-]{0,49}$/);
const query = z.strictObject({ show_labels: z.string().max(10).optional() });
const reply = z.record(z.string(), z.string());

export const readLabels = endpoint({
  method: 'GET',
  path: '/api/labels/:module/',
  summary: 'Labels of a module in the language of the address; with show_labels, keys instead of texts',
  params: z.strictObject({ module: name }),
  query,
  reply,
});

/** A repository is a group of keys inside a module, written before a colon: `pd:no_data_min_max`. */
export const readLabelRepository = endpoint({
  method: 'GET',
  path: '/api/labels/:module/:repository/',
  summary: 'Labels of a module whose keys begin with the repository and a colon',
  params: z.strictObject({ module: name, repository: name }),
  query,
  reply,
});
