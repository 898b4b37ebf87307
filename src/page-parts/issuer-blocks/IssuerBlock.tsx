import type { ReactNode } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { Block } from '#page-parts/entity-sections/Block.tsx';
import type { EntitySection } from '#page-parts/entity-sections/EntitySections.tsx';
import {
  AnalyticsComments,
  BankReport,
  Consensus,
  Multipliers,
  News,
  RasReport,
  ReportFiles,
} from './issuer.islands.ts';
import { IssuerProfile, Managers, ManagersRelated, RelatedIssuers } from './issuer.parts.ts';
import type { IssuerBlocks, IssuerSection } from './issuer-blocks.contract.ts';

type Draw<Data> = (data: Data, today: CalendarDay) => ReactNode;

const DRAWN: { readonly [S in IssuerSection]: Draw<NonNullable<IssuerBlocks[S]>> } = {
  'issuer-profile': (data) => <IssuerProfile data={data} />,
  multipliers: (data) => <Multipliers data={data} />,
  ras: (data, today) => <RasReport data={data} today={today} />,
  'bank-ras': (data, today) => <BankReport data={data} today={today} />,
  consensus: (data) => <Consensus data={data} />,
  'annual-reports': (data) => <ReportFiles kind="annual" data={data} />,
  'esg-reports': (data) => <ReportFiles kind="esg" data={data} />,
  comments: (data) => <AnalyticsComments data={data} />,
  'related-issuers': (data) => <RelatedIssuers data={data} />,
  managers: (data) => <Managers data={data} />,
  'managers-related': (data) => <ManagersRelated data={data} />,
  news: (data) => <News data={data} />,
};

interface Props<S extends IssuerSection> {
  readonly of: S;
  readonly page: {
    readonly blocks: Pick<IssuerBlocks, S>;
    readonly failed: readonly EntitySection[];
    readonly today: CalendarDay;
  };
}

export function IssuerBlock<S extends IssuerSection>({ of, page }: Props<S>) {
  const data: IssuerBlocks[S] = page.blocks[of];
  return (
    <Block of={of} data={data} failed={page.failed}>
      {(block) => block && DRAWN[of](block, page.today)}
    </Block>
  );
}
