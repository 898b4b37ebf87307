import { adsCommands } from './ads-commands.server.ts';
import type { Command } from './command.server.ts';
import { storeCommands } from './store-commands.server.ts';

/** Everything that the command line can do. */
export const commands: readonly Command[] = [...storeCommands, ...adsCommands];
