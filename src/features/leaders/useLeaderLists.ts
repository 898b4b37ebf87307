import { useState } from 'react';
import { call } from '#platform/contract/call.ts';
import { type Leader, type LeadersData, readCapitalization, readMoving } from './leaders.contract.ts';

export type LeaderList = 'growing' | 'falling' | 'capitalization';

/** The lists that the page brought and those that were requested since. */
export function useLeaderLists(data: LeadersData) {
  const [loaded, setLoaded] = useState<Partial<Record<LeaderList, readonly Leader[]>>>({});
  const params = { industryId: String(data.industry_id), venueId: String(data.venue_id) };
  return {
    listOf: (list: LeaderList): readonly Leader[] | null => loaded[list] ?? data[list],
    load: async (list: LeaderList): Promise<void> => {
      const { data: found } =
        list === 'capitalization'
          ? await call(readCapitalization, { params })
          : await call(readMoving, { params: { ...params, direction: list === 'growing' ? '1' : '2' } });
      setLoaded((last) => ({ ...last, [list]: found }));
    },
  };
}
