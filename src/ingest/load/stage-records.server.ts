import type { Finding } from '#domain/import/finding.ts';
import type { ImportRecord } from '#domain/import/records.ts';
import { stageFact } from './facts/stage-facts.server.ts';
import type { StageOrigin } from './stage.server.ts';
import { stageCoupon, stageOption, stageRedemption, stageTerms } from './stage-bond-records.server.ts';
import type { StageContext } from './stage-context.server.ts';
import { stageDividend, stageIndexValue, stagePrice, stageSplit } from './stage-market-records.server.ts';
import {
  stageCurve,
  stageHolding,
  stageMember,
  stageRate,
  stageRating,
  stageRelation,
} from './stage-other-records.server.ts';
import { stageCode, stageInstrument, stageIssuer, stageListing } from './stage-reference-records.server.ts';

/** Checks a record, finds whom it is about and stages it; findings that keep it out are among those returned. */
export function stageRecord(
  record: ImportRecord,
  origin: StageOrigin,
  context: StageContext,
): readonly Finding[] {
  switch (record.type) {
    case 'issuer':
      return stageIssuer(record, origin, context);
    case 'instrument':
      return stageInstrument(record, origin, context);
    case 'listing':
      return stageListing(record, origin, context);
    case 'code':
      return stageCode(record, origin, context);
    case 'price':
      return stagePrice(record, origin, context);
    case 'index-value':
      return stageIndexValue(record, origin, context);
    case 'split':
      return stageSplit(record, origin, context);
    case 'dividend':
      return stageDividend(record, origin, context);
    case 'bond-terms':
      return stageTerms(record, origin, context);
    case 'coupon':
      return stageCoupon(record, origin, context);
    case 'redemption':
      return stageRedemption(record, origin, context);
    case 'option':
      return stageOption(record, origin, context);
    case 'rate':
      return stageRate(record, origin, context);
    case 'curve':
      return stageCurve(record, origin, context);
    case 'rating':
      return stageRating(record, origin, context);
    case 'member':
      return stageMember(record, origin, context);
    case 'holding':
      return stageHolding(record, origin, context);
    case 'relation':
      return stageRelation(record, origin, context);
    case 'fact':
      return stageFact(record, origin, context);
    // A person enters with what it holds.
    case 'person':
      return [];
  }
}
