import { changeCommands } from './change-commands.server.ts';
import type { Command } from './command.server.ts';
import { labelCommands } from './label-commands.server.ts';
import { menuCommands } from './menu-commands.server.ts';
import { storeCommands } from './store-commands.server.ts';
import { userCommands } from './user-commands.server.ts';

/** Everything that the command line can do. */
export const commands: readonly Command[] = [
  ...storeCommands,
  ...userCommands,
  ...menuCommands,
  ...labelCommands,
  ...changeCommands,
];
