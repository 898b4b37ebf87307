import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { findActionName } from '#domain/actions/actions.ts';
import { findActions, type LogFilter } from '#market/activity-log/logged-actions.repository.ts';
import { attachmentNamed } from '#platform/contract/content-disposition.ts';
import { BYTE_ORDER_MARK, csvLine } from '#platform/contract/csv.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { admit } from '#platform/http/gate.server.ts';
import type { HttpServices } from '#platform/http/services.server.ts';
import { pageContext } from '#platform/http/visit.server.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type english from './labels/eng.json';
import { LOG_FILE_PATH } from './log-address.ts';
import { selectActions } from './log-selection.server.ts';
import { logQuery, MOST_ROWS_A_FILE } from './operator-log.contract.ts';

const ROWS_A_QUERY = 2_000;

type Words = Translate<keyof typeof english>;

/** The same actions as the page shows, all of them, as a file for a spreadsheet. */
export function mountLogFile(app: FastifyInstance, services: HttpServices): void {
  app.get(LOG_FILE_PATH, async (request, reply) => {
    const context = pageContext(services, request);
    admit('operator', context.user);
    const { days, filter, isKnown } = await selectActions(logQuery.parse(request.query), context);
    const words = context.labels
      .translator(['operator-log'], context.language)
      .of<keyof typeof english>('operator-log');
    const span = `${days.from}_${days.to}`;
    reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', attachmentNamed(`${words('file_name')} ${span}.csv`));
    return reply.send(Readable.from(linesOf(context, isKnown ? filter : null, words)));
  });
}

/** Read in short queries one after another, no faster than the file is taken: nothing is held for long. */
async function* linesOf(
  { database }: PageContext,
  filter: LogFilter | null,
  t: Words,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine([t('time_utc'), t('action_id'), t('action'), t('email'), t('bond')]);
  let after: string | null = null;
  let left = filter ? MOST_ROWS_A_FILE : 0;
  while (filter && left > 0) {
    const count = Math.min(ROWS_A_QUERY, left);
    const actions = await findActions(database, filter, { after, count });
    yield actions
      .map(({ at, actionId, email, bond }) => {
        const name = findActionName(actionId);
        return csvLine([at.toISOString(), actionId, name && t(`action_${name}`), email, bond]);
      })
      .join('');
    after = actions.at(-1)?.cursor ?? null;
    left = actions.length < count ? 0 : left - count;
  }
}
