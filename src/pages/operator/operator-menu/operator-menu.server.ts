import { LANGUAGES } from '#domain/languages/languages.ts';
import { type Handler, handle, load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { addMenuNode, editMenuNode, moveMenuNode, removeMenuNode, versionOf } from './change-menu.server.ts';
import { findMenuNodes } from './menu-node.repository.ts';
import { missingLanguages, placeNodes, previewMenu, titleOf } from './menu-tree.ts';
import {
  addNode,
  deleteNode,
  editNode,
  moveNode,
  operatorMenuNodePage,
  operatorMenuPage,
} from './operator-menu.contract.ts';

export const loadOperatorMenuPage = load(operatorMenuPage, async ({ query }, context) => {
  const language = query.language ?? context.language;
  const nodes = await findMenuNodes(context.database);
  return {
    refused: query.refused,
    language,
    nodes: placeNodes(nodes).map((node) => ({
      ...node,
      title: titleOf(node, language),
      missing: missingLanguages(node),
    })),
    preview: previewMenu(nodes, language).map((item) => ({
      ...item,
      columns: item.columns.map((column) => ({ ...column, entries: [...column.entries] })),
    })),
  };
});

export const loadOperatorMenuNodePage = load(
  operatorMenuNodePage,
  async ({ params, query }, { database }) => {
    const node = placeNodes(await findMenuNodes(database)).find(({ id }) => id === params.nodeId);
    if (!node) throw new Refusal('not_found');
    return { ...node, titles: { ...node.titles }, refused: query.refused, version: versionOf(node) };
  },
);

const CHANGED = { changed: true } as const;

export const serveMenuActions: readonly Handler[] = [
  handle(addNode, async ({ body }, { database, user, now }) => {
    const actor = { operatorId: user.id, at: now };
    const id = await addMenuNode(database, actor, {
      parentId: body.parent === '' ? null : body.parent,
      titles: { eng: body.title_eng },
      url: body.url || null,
      targetBlank: false,
      isShown: true,
    });
    return { id };
  }),
  handle(editNode, async ({ params, body }, { database, user, now }) => {
    const titles = LANGUAGES.flatMap((language) => {
      const title = body[`title_${language}`];
      return title ? [[language, title]] : [];
    });
    await editMenuNode(
      database,
      { operatorId: user.id, at: now },
      {
        id: params.nodeId,
        seen: body.seen,
        titles: Object.fromEntries(titles),
        url: body.url || null,
        targetBlank: body.target_blank,
        isShown: body.is_shown,
      },
    );
    return CHANGED;
  }),
  handle(moveNode, async ({ params, body }, { database, user, now }) => {
    await moveMenuNode(database, { operatorId: user.id, at: now }, { id: params.nodeId, ...body });
    return CHANGED;
  }),
  handle(deleteNode, async ({ params, body }, { database, user, now }) => {
    await removeMenuNode(database, { operatorId: user.id, at: now }, { id: params.nodeId, ...body });
    return CHANGED;
  }),
];
