import { Refusal, type RefusalCode } from '#platform/refusals/refusal.ts';
import { OperatorError } from '../process/process.server.ts';

export type Reasons = Readonly<Partial<Record<RefusalCode, string>>>;

/** A refusal as a sentence for whoever typed the command. */
export async function explained<Result>(reasons: Reasons, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Refusal && reasons[error.code];
    if (reason) throw new OperatorError(reason, { cause: error });
    throw error;
  }
}
