import type { Peek } from '../../decode/peek.ts';
import type { ImportFormat, Recognition } from '../format.ts';
import { jsonStart } from '../json-reading.ts';
import { bySignature, NOT_THIS } from '../score.ts';
import { bestOf } from '../several-tables.ts';
import { readBods } from './bods.ts';
import { gleifEntities, gleifRelations } from './gleif-csv.ts';
import { readGleifJson } from './gleif-json.ts';
import { readGleifXml } from './gleif-xml.ts';
import { readFigis } from './openfigi.ts';

const tables = bestOf('ownership', [gleifRelations, gleifEntities]);

/** Legal entities, who owns whom, and the codes of OpenFIGI. */
export const ownership: ImportFormat = {
  code: 'ownership',
  recognise,
  read(decoded, reading) {
    if (decoded.kind === 'xml') return readGleifXml(decoded);
    if (decoded.kind === 'json') return readJson(decoded, reading);
    if (decoded.header.includes('recordType')) return readBods(decoded, reading);
    return decoded.header.includes('data') ? readFigis(decoded, reading) : tables.read(decoded, reading);
  },
};

const readJson: ImportFormat['read'] = async function* (decoded, reading) {
  if (decoded.kind !== 'json') return;
  const document = await decoded.whole();
  const text = JSON.stringify(document).slice(0, 65_536);
  if (isGleif(text)) yield readGleifJson(document);
  else if (isBods(text)) yield* readBods(decoded, reading);
  else yield* readFigis(decoded, reading);
};

const isGleif = (text: string) => /"type"\s*:\s*"(?:lei-records|relationship-records)"/.test(text);
const isBods = (text: string) => /"recordType"\s*:/.test(text) && /"statementId"\s*:/.test(text);
const isFigi = (text: string) => /"figi"\s*:\s*"BBG/.test(text) && /"exchCode"\s*:/.test(text);

function recognise(peek: Peek): Recognition {
  const { content } = peek;
  if (content.kind === 'xml') {
    const isEntities = /<(?:\w+:)?LEIRecord[\s>]/.test(content.text);
    const isRelations = /<(?:\w+:)?RelationshipRecord[\s>]/.test(content.text);
    if (isEntities || isRelations) return bySignature('gleif', [isRelations ? 'relation' : 'issuer']);
    return NOT_THIS;
  }
  const text = jsonStart(peek);
  if (isGleif(text)) return bySignature('gleif', ['issuer', 'relation']);
  if (isBods(text)) return bySignature('bods', ['issuer', 'person', 'relation']);
  if (isFigi(text)) return bySignature('openfigi', ['code']);
  return content.kind === 'table' ? tables.recognise(peek) : NOT_THIS;
}
