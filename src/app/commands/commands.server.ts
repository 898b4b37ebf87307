import type { Command } from './command.server.ts';
import { logCommands } from './log-commands.server.ts';
import { storeCommands } from './store-commands.server.ts';
import { ticketCommands } from './ticket-commands.server.ts';

/** Everything that the command line can do. */
export const commands: readonly Command[] = [...storeCommands, ...ticketCommands, ...logCommands];
