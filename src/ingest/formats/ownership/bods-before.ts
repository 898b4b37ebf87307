import { type JsonObject, memberOf, textOf } from '../json-value.ts';

const TYPES: Readonly<Record<string, string>> = {
  entityStatement: 'entity',
  personStatement: 'person',
  ownershipOrControlStatement: 'relationship',
};

/** Statements of BODS before 0.4 have the same parts under other names. */
export function asLatestStatement(statement: unknown): unknown {
  const type = textOf(memberOf(statement, 'statementType'));
  if (type === undefined) return statement;
  const recordType = TYPES[type];
  const details = statement as JsonObject;
  return {
    recordId: memberOf(statement, 'statementID'),
    recordType,
    statementDate: memberOf(statement, 'statementDate'),
    recordDetails:
      recordType === 'relationship'
        ? { interests: memberOf(statement, 'interests'), ...partiesOf(statement) }
        : { ...details, jurisdiction: memberOf(statement, 'incorporatedInJurisdiction') },
  };
}

function partiesOf(statement: unknown) {
  const owner = (kind: string) => memberOf(statement, 'interestedParty', kind);
  return {
    subject: memberOf(statement, 'subject', 'describedByEntityStatement'),
    interestedParty:
      owner('describedByEntityStatement') ?? owner('describedByPersonStatement') ?? owner('unspecified'),
  };
}
