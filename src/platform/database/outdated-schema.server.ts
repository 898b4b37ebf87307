/** The first migration of all: a database with other migrations but without this one is older than it. */
const BASELINE = '0001_baseline';

/** Its message is for the operator. */
export class OutdatedSchemaError extends Error {
  override readonly name = 'OutdatedSchemaError';

  constructor() {
    super(
      'This database was created by an earlier, unreleased version of Basispoint and cannot be upgraded. ' +
        'Move the data folder away (or drop the database) and start again.',
    );
  }
}

export function refuseOutdatedSchema(migrationsDone: readonly string[]): void {
  if (migrationsDone.length > 0 && !migrationsDone.includes(BASELINE)) throw new OutdatedSchemaError();
}
