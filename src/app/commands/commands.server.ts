import { accessCommands } from './access-commands.server.ts';
import { adsCommands } from './ads-commands.server.ts';
import { backupCommands } from './backup-commands.server.ts';
import { changeCommands } from './change-commands.server.ts';
import type { Command } from './command.server.ts';
import { commentRequestCommands } from './comment-request-commands.server.ts';
import { doctorCommands } from './doctor-commands.server.ts';
import { importCommands } from './import-commands.server.ts';
import { labelCommands } from './label-commands.server.ts';
import { logCommands } from './log-commands.server.ts';
import { measureCommands } from './measure-commands.server.ts';
import { menuCommands } from './menu-commands.server.ts';
import { outboxCommands } from './outbox-commands.server.ts';
import { reportFileCommands } from './report-file-commands.server.ts';
import { sourceCommands } from './source-commands.server.ts';
import { stateCommands } from './state-commands.server.ts';
import { storeCommands } from './store-commands.server.ts';
import { tariffCommands } from './tariff-commands.server.ts';
import { ticketCommands } from './ticket-commands.server.ts';
import { userCommands } from './user-commands.server.ts';

/** Everything that the command line can do. */
export const commands: readonly Command[] = [
  ...storeCommands,
  ...backupCommands,
  ...doctorCommands,
  ...importCommands,
  ...sourceCommands,
  ...measureCommands,
  ...adsCommands,
  ...accessCommands,
  ...commentRequestCommands,
  ...tariffCommands,
  ...stateCommands,
  ...outboxCommands,
  ...ticketCommands,
  ...logCommands,
  ...userCommands,
  ...menuCommands,
  ...labelCommands,
  ...changeCommands,
  ...reportFileCommands,
];
