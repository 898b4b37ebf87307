import type { Peek } from '../../decode/peek.ts';
import type { ImportFormat, Recognition } from '../format.ts';
import { valuesOf } from '../json-reading.ts';
import { bySignature, NOT_THIS } from '../score.ts';
import { bestOf } from '../several-tables.ts';
import { readBods } from './bods.ts';
import { gleifEntities, gleifRelations } from './gleif-csv.ts';
import { readGleifJson } from './gleif-json.ts';
import { readGleifXml } from './gleif-xml.ts';
import { isinLei } from './isin-lei.ts';
import { readFigis } from './openfigi.ts';

const tables = bestOf('ownership', [gleifRelations, gleifEntities, isinLei]);

/** Legal entities, who owns whom, and the codes of OpenFIGI. */
export const ownership: ImportFormat = {
  code: 'ownership',
  recognise,
  read(decoded, reading) {
    if (decoded.kind === 'xml') return readGleifXml(decoded);
    return decoded.kind === 'json' ? readJson(decoded, reading) : tables.read(decoded, reading);
  },
};

const readJson: ImportFormat['read'] = async function* (decoded, reading) {
  for await (const first of valuesOf(decoded)) {
    if (isBods(JSON.stringify(first))) return yield* readBods(decoded);
    if (isGleif(JSON.stringify(first).slice(0, SIGNATURE))) return yield readGleifJson(first);
    return yield* readFigis(decoded, reading);
  }
};

/** A page of GLEIF begins with its numbers and the first record. */
const SIGNATURE = 65_536;

const isGleif = (text: string) => /"type"\s*:\s*"(?:lei-records|relationship-records)"/.test(text);
const isBods = (text: string) =>
  (/"recordType"\s*:/.test(text) && /"statementId"\s*:/.test(text)) ||
  (/"statementType"\s*:/.test(text) && /"statementID"\s*:/.test(text));
const isFigi = (text: string) => /"figi"\s*:\s*"BBG/.test(text) && /"exchCode"\s*:/.test(text);

function recognise(peek: Peek): Recognition {
  const { content } = peek;
  if (content.kind === 'xml') {
    const isEntities = /<(?:\w+:)?LEIRecord[\s>]/.test(content.text);
    const isRelations = /<(?:\w+:)?RelationshipRecord[\s>]/.test(content.text);
    if (isEntities || isRelations) return bySignature('gleif', [isRelations ? 'relation' : 'issuer']);
    return NOT_THIS;
  }
  if (content.kind === 'table') return tables.recognise(peek);
  const { text } = content;
  if (isGleif(text)) return bySignature('gleif', ['issuer', 'relation']);
  if (isBods(text)) return bySignature('bods', ['issuer', 'person', 'relation']);
  if (isFigi(text)) return bySignature('openfigi', ['code']);
  return NOT_THIS;
}
