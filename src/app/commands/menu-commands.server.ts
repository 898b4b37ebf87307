import {
  addMenuNode,
  editMenuNode,
  removeMenuNode,
} from '#pages/operator/operator-menu/change-menu.server.ts';
import { findMenuNodes } from '#pages/operator/operator-menu/menu-node.repository.ts';
import { placeNodes, titleOf } from '#pages/operator/operator-menu/menu-tree.ts';
import { type Command, type CommandInput, UsageError } from './command.server.ts';

export const menuCommands: readonly Command[] = [
  {
    name: 'menu list',
    usage: '',
    summary: 'the main menu: items, their columns and entries',
    run: async (_, { database, show }) =>
      show(
        placeNodes(await findMenuNodes(database)).map((node) => ({
          id: node.id,
          title: `${'  '.repeat(node.floor - 1)}${titleOf(node, 'eng')}`,
          url: node.url,
          shown: node.isShown,
          languages: Object.keys(node.titles).join(),
        })),
      ),
  },
  {
    name: 'menu add',
    usage: '--title-eng TITLE [--url URL] [--parent ID]',
    summary: 'add an item, or with --parent a column or an entry',
    options: { 'title-eng': { type: 'string' }, url: { type: 'string' }, parent: { type: 'string' } },
    run: async ({ values }, { database, actor, say }) => {
      const title = String(values['title-eng'] ?? '').trim();
      if (!title || title.length > 100) throw new UsageError();
      const id = await addMenuNode(database, actor, {
        parentId: values.parent === undefined ? null : toId(values.parent),
        titles: { eng: title },
        url: values.url === undefined ? null : String(values.url),
        targetBlank: false,
        isShown: true,
      });
      say(`added as ${id}`);
    },
  },
  {
    name: 'menu hide',
    usage: 'ID',
    summary: 'hide an entry and everything inside it',
    run: async (input, { database, actor, say }) => {
      await editMenuNode(database, actor, { id: readId(input), isShown: false });
      say('hidden');
    },
  },
  {
    name: 'menu show',
    usage: 'ID',
    summary: 'show a hidden entry again',
    run: async (input, { database, actor, say }) => {
      await editMenuNode(database, actor, { id: readId(input), isShown: true });
      say('shown');
    },
  },
  {
    name: 'menu delete',
    usage: 'ID',
    summary: 'delete an entry and everything inside it',
    run: async (input, { database, actor, say }) => {
      await removeMenuNode(database, actor, { id: readId(input) });
      say('deleted');
    },
  },
];

function readId({ positionals: [id, ...rest] }: CommandInput): number {
  if (rest.length > 0) throw new UsageError();
  return toId(id);
}

function toId(text: string | boolean | undefined): number {
  if (typeof text !== 'string' || !/^[1-9]\d{0,8}$/.test(text)) throw new UsageError();
  return Number(text);
}
