import { z } from 'zod';
import { isLanguage, LANGUAGES, type Language } from '#domain/languages/languages.ts';
import { endpoint, type Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { flag, refusedCode, rowId, typedText, wholeNumber } from '#platform/contract/params.ts';

const language = z.enum(LANGUAGES as [Language, ...Language[]]);
const link = z.object({ title: z.string(), url: z.string().nullable(), targetBlank: z.boolean() });

export const operatorMenuPage = page({
  id: 'operator-menu',
  path: '/operator/menu/',
  summary: 'The main menu as a tree, with a preview in one language',
  audience: 'operator',
  query: z.object({
    refused: refusedCode,
    language: z
      .custom<Language>((code) => typeof code === 'string' && isLanguage(code))
      .optional()
      .catch(undefined)
      .meta({ type: 'string' }),
  }),
  labels: ['operator-menu', 'operator', 'dialog'],
  reply: z.object({
    refused: refusedCode,
    language,
    nodes: z.array(
      z.object({
        id: z.number(),
        floor: z.number(),
        position: z.number(),
        isFirst: z.boolean(),
        isLast: z.boolean(),
        title: z.string(),
        url: z.string().nullable(),
        targetBlank: z.boolean(),
        isShown: z.boolean(),
        /** Languages without a title of their own. */
        missing: z.array(language),
      }),
    ),
    preview: z.array(link.extend({ columns: z.array(link.extend({ entries: z.array(link) })) })),
  }),
});

export type OperatorMenuData = Reply<typeof operatorMenuPage>;
export type ListedNode = OperatorMenuData['nodes'][number];

export const operatorMenuNodePage = page({
  id: 'operator-menu-node',
  path: '/operator/menu/:nodeId/',
  summary: 'One entry of the main menu: titles in ten languages, address, visibility',
  audience: 'operator',
  params: z.strictObject({ nodeId: rowId }),
  query: z.object({ refused: refusedCode }),
  labels: ['operator-menu', 'operator', 'dialog'],
  reply: z.object({
    refused: refusedCode,
    id: z.number(),
    version: z.string(),
    titles: z.partialRecord(language, z.string()),
    url: z.string().nullable(),
    targetBlank: z.boolean(),
    isShown: z.boolean(),
    inside: z.number(),
  }),
});

export type OperatorMenuNodeData = Reply<typeof operatorMenuNodePage>;

const requiredTitle = typedText.trim().min(1).max(100);
const otherTitle = typedText.trim().max(100).default('');
/** Empty: it only opens what is inside it. */
const url = typedText.trim().max(500).default('');
const nodeParams = z.strictObject({ nodeId: rowId });
const seen = z.string().max(64);
const changed = z.object({ changed: z.literal(true) });

export const addNode = endpoint({
  method: 'POST',
  path: '/api/operator/menu/',
  summary: 'Add an entry to the main menu, last under its parent',
  audience: 'operator',
  body: z.strictObject({
    parent: z.union([z.literal(''), rowId, z.number().int().positive()]).default(''),
    title_eng: requiredTitle,
    url,
  }),
  reply: z.object({ id: z.number() }),
  form: { refused: operatorMenuPage.path },
});

export const editNode = endpoint({
  method: 'POST',
  path: '/api/operator/menu/:nodeId/',
  summary: 'Change the titles, address and visibility of a menu entry',
  audience: 'operator',
  params: nodeParams,
  body: z.strictObject({
    title_rus: otherTitle,
    title_eng: requiredTitle,
    title_pol: otherTitle,
    title_ita: otherTitle,
    title_deu: otherTitle,
    title_esp: otherTitle,
    title_chn: otherTitle,
    title_ukr: otherTitle,
    title_fra: otherTitle,
    title_tur: otherTitle,
    url,
    target_blank: flag,
    is_shown: flag,
    seen,
  }),
  reply: changed,
  form: { refused: operatorMenuNodePage.path },
});

export const moveNode = endpoint({
  method: 'POST',
  path: '/api/operator/menu/:nodeId/move/',
  summary: 'Move a menu entry up or down within its parent',
  audience: 'operator',
  params: nodeParams,
  body: z.strictObject({ direction: z.enum(['up', 'down']), seen: wholeNumber }),
  reply: changed,
  form: { refused: operatorMenuPage.path },
});

export const deleteNode = endpoint({
  method: 'POST',
  path: '/api/operator/menu/:nodeId/delete/',
  summary: 'Delete a menu entry and everything inside it',
  audience: 'operator',
  params: nodeParams,
  body: z.strictObject({ seen, inside: wholeNumber }),
  reply: changed,
  form: { refused: operatorMenuPage.path },
});
