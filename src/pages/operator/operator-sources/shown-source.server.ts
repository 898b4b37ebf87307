import type { z } from 'zod';
import { findConnector } from '#ingest/sources/connectors/connectors.ts';
import type { DataSource, SourceContent } from '#ingest/sources/data-source.repository.ts';
import { readSourceForm, type SourceForm } from '#ingest/sources/source-form.ts';
import {
  type addSource,
  type editSource,
  PLAIN_KINDS,
  REASONS,
  type ShownSource,
} from './operator-sources.contract.ts';

export function toShown(source: DataSource, momentOf: (at: Date) => string): ShownSource {
  const { settings, limits, lastFailure } = source;
  const moment = (at: Date | null) => at && momentOf(at);
  return {
    code: source.code,
    name: source.name,
    what: settings.connector ?? source.kind,
    address: source.address,
    schedule: source.schedule ?? '',
    timeZone: source.timeZone,
    state: stateOf(source),
    lastRunAt: moment(source.lastTriedAt),
    lastOkAt: moment(source.lastOkAt),
    nextRunAt: moment(source.nextAt),
    failures: source.failures,
    failure: lastFailure && { code: lastFailure.code, details: { ...lastFailure.details } },
    waiting: waitingOf(source),
    form: {
      creates: settings.creates,
      format: settings.format ?? '',
      venue: settings.venue ?? '',
      values: Object.values(settings.values).flat().join(' '),
      secret: source.secretName ?? '',
      maxRejected: toPercent(limits.rejected),
      maxChanged: toPercent(limits.changed),
      mayCreate: limits.creates,
    },
  };
}

const toPercent = (share: number): number => Math.round(share * 1_000_000) / 10_000;

function stateOf({ isOn, stoppedWhy, schedule }: DataSource): ShownSource['state'] {
  if (stoppedWhy !== null) return 'stopped';
  if (isOn) return 'on';
  return schedule === null ? 'manual' : 'paused';
}

function waitingOf({ waitingBatchId, waitingFor }: DataSource): ShownSource['waiting'] {
  if (waitingBatchId === null) return null;
  const reasons = REASONS.filter((reason) => waitingFor?.reasons?.includes(reason));
  return { batchId: waitingBatchId, reasons };
}

type NewFields = z.output<(typeof addSource)['body']>;
type EditedFields = z.output<(typeof editSource)['body']>;

/** A connector brings its own address, schedule and format where the form leaves them empty. */
export function toNew(body: NewFields): SourceContent | null {
  const kind = PLAIN_KINDS.find((each) => each === body.what);
  const connector = findConnector(body.what);
  if (!kind && !connector) return null;
  return readSourceForm({
    ...NOT_IN_THE_FORM,
    ...toForm(body),
    code: body.code,
    name: '',
    kind: kind ?? 'connector',
    connector,
    schedule: body.schedule || connector?.every || '',
    timeZone: body.time_zone || connector?.timeZone || '',
    creates: body.creates || connector?.creates === true,
  });
}

/** What the form does not show stays as it is. */
export function toEdited(source: DataSource, body: EditedFields): SourceContent | null {
  const { settings } = source;
  return readSourceForm({
    ...toForm(body),
    code: source.code,
    name: source.name,
    kind: source.kind,
    connector: findConnector(settings.connector),
    schedule: body.schedule,
    timeZone: body.time_zone,
    creates: body.creates,
    days: settings.days ?? '',
    known: settings.known,
    accept: settings.accept.join(','),
    secretHeader: settings.secretHeader,
    region: settings.region,
  });
}

const NOT_IN_THE_FORM = { days: '', known: '', accept: '', secretHeader: '', region: '' };

const toForm = (
  body: EditedFields,
): Pick<
  SourceForm,
  'address' | 'format' | 'venue' | 'values' | 'secret' | 'rejected' | 'changed' | 'mayCreate'
> => ({
  address: body.address,
  format: body.format,
  venue: body.venue,
  values: body.values,
  secret: body.secret,
  rejected: body.max_rejected,
  changed: body.max_changed,
  mayCreate: body.may_create,
});
