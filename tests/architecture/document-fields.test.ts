import { expect, test } from 'vitest';
import { z } from 'zod';
import { getGraphicData } from '#features/index-graph/index-graph.contract.ts';
import { leaders } from '#features/leaders/leaders.contract.ts';
import { priceDynamics } from '#features/price-dynamics/price-dynamics.contract.ts';
import { chartBlockReply } from '#market/prices/chart-feed.contract.ts';
import { reportLine, reportTable } from '#market/statements/report-table.contract.ts';
import { tradingSeries } from '#market/trading-chart/trading-chart.contract.ts';
import { watchlistRow } from '#market/watchlist/watchlist.contract.ts';

interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

/** The fields of an object, through the lists and choices around it. */
function propertiesOf(schema: Described | undefined): Readonly<Record<string, Described>> {
  if (!schema || schema.properties) return schema?.properties ?? {};
  const inside = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return Object.assign({}, ...inside.map(propertiesOf));
}

function fieldsAt(schema: z.ZodType, ...path: readonly string[]): readonly string[] {
  const whole: Described = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }) as Described;
  return Object.keys(
    propertiesOf(path.reduce<Described | undefined>((at, name) => propertiesOf(at)[name], whole)),
  );
}

const PERIODS = ['1m', '1y'].flatMap((period) =>
  ['absolute_max_price', 'absolute_min_price', 'delta_last_price'].map((name) => `${name}_${period}.numeric`),
);

test.each([
  {
    row: 'price dynamics',
    fields: fieldsAt(priceDynamics),
    named: ['date', 'last_price.numeric', ...PERIODS],
  },
  {
    row: 'a watchlist row',
    fields: fieldsAt(watchlistRow),
    named: [
      'stocks_full_id.numeric',
      'trading_ground_id.numeric',
      'quantity',
      'id.numeric',
      'checked',
      'count',
    ],
  },
  {
    row: 'a compared index',
    fields: fieldsAt(getGraphicData.reply, 'compare_data'),
    named: ['index_id', 'name', 'graph_data'],
  },
  {
    row: 'a value of a compared index',
    fields: fieldsAt(getGraphicData.reply, 'compare_data', 'graph_data'),
    named: ['date.numeric', 'value'],
  },
  {
    row: 'a series of prices',
    fields: fieldsAt(tradingSeries),
    named: [
      ...['stockId', 'tgId', 'stockName', 'field', 'name', 'data', 'color', 'colorNum', 'overturn'],
      ...['oldDataDate', 'oldDataDate.numeric', 'lastTodayValue', 'change_1_day'],
    ],
  },
  { row: 'a tab', fields: fieldsAt(leaders, 'tabs'), named: ['id', 'ttl', 'show'] },
  {
    row: 'a chart block',
    fields: fieldsAt(chartBlockReply),
    named: ['data', 'series', 'graph_type', 'measure'],
  },
  {
    row: 'a point of a chart block',
    fields: fieldsAt(chartBlockReply, 'data'),
    named: ['date.numeric', 'value', 'date', 'valueFmt'],
  },
  {
    row: 'a series of a chart block',
    fields: fieldsAt(chartBlockReply, 'series'),
    named: ['id', 'tgId', 'model', 'name', 'tgName', 'date'],
  },
  {
    row: 'a table of a report',
    fields: [...fieldsAt(reportTable), ...fieldsAt(reportLine)],
    named: [
      ...['scroll_head', 'scroll_body', 'scroll_clmn', 'sub_rows', 'dimension', 'closed_data', 'showMore'],
      ...['labels', 'report'],
    ],
  },
])('LO-08 $row has every field that the documents name', ({ fields, named }) => {
  expect(named.filter((name) => !fields.includes(name))).toEqual([]);
});
