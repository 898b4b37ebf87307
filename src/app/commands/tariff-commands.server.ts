import { findTariffs } from '#features/tariffs/tariffs.repository.ts';
import { editTariff } from '#features/tariffs/tariffs.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { OperatorError } from '../process/process.server.ts';
import { type Command, type CommandContext, UsageError } from './command.server.ts';
import { readId } from './read-id.server.ts';

export const tariffCommands: readonly Command[] = [
  {
    name: 'tariffs list',
    usage: '',
    summary: 'all plans, with what they include and cost',
    run: async (_, { database, show }) => {
      const tariffs = await findTariffs(database);
      show(
        tariffs.map(({ id, names, level, excelExportAccess, price, currency, period, isOffered }) => ({
          id,
          name: names.eng,
          level,
          excel: excelExportAccess,
          price: price === null ? 'on request' : `${price} ${currency} a ${period}`,
          offered: isOffered,
        })),
      );
    },
  },
  {
    name: 'tariffs offer',
    usage: 'ID on|off',
    summary: 'make a plan available to users, or withdraw it',
    run: async ({ positionals }, context) => {
      const id = readId(positionals, 2);
      const [, choice = ''] = positionals;
      if (choice !== 'on' && choice !== 'off') throw new UsageError();
      await edit(context, id, { isOffered: choice === 'on' });
      context.say(`plan ${id} is ${choice === 'on' ? 'available' : 'no longer available'}`);
    },
  },
  {
    name: 'tariffs price',
    usage: 'ID AMOUNT CURRENCY month|year',
    summary: 'set the price of a plan; 0 is free',
    run: async ({ positionals }, context) => {
      const id = readId(positionals, 4);
      const [, amount = '', currency = '', period] = positionals;
      const isWhole = /^\d{1,7}(\.\d{1,2})?$/.test(amount) && /^[A-Z]{3}$/.test(currency);
      if (!isWhole || (period !== 'month' && period !== 'year')) throw new UsageError();
      await edit(context, id, { price: Number(amount), currency, period });
      context.say(`plan ${id} costs ${amount} ${currency} a ${period}`);
    },
  },
];

async function edit(
  { database, actor }: CommandContext,
  id: number,
  change: Parameters<typeof editTariff>[3],
): Promise<void> {
  try {
    await editTariff(database, actor, id, change);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new OperatorError(`there is no plan ${id}`, { cause: error });
  }
}
