import { type SaxesAttributePlain, SaxesParser, type SaxesTagPlain } from 'saxes';
import type { DecodeLimits } from '../decode-limits.ts';
import { DecodeRefusal } from '../decode-refusal.ts';
import type { XmlEvent } from '../peek.ts';
import { refuseOver } from '../refuse-over.ts';

const BATCH = 2_000;

/** The elements and texts of an XML document, without entities, document types or anything from outside of it. */
export async function* readXml(
  text: AsyncIterable<string>,
  limits: DecodeLimits,
): AsyncGenerator<XmlEvent[]> {
  const collector = new EventCollector(limits);
  for await (const chunk of text) {
    collector.push(chunk);
    if (collector.events.length >= BATCH) yield collector.events.splice(0);
  }
  collector.end();
  if (collector.events.length > 0) yield collector.events.splice(0);
}

class EventCollector {
  readonly events: XmlEvent[] = [];
  readonly #parser = new SaxesParser();
  readonly #limits: DecodeLimits;
  #depth = 0;
  #text = '';
  #sinceEvent = 0;
  #attributes = new Map<string, string>();

  constructor(limits: DecodeLimits) {
    this.#limits = limits;
    const parser = this.#parser;
    parser.on('error', () => this.#refuse());
    parser.on('doctype', () => {
      throw new DecodeRefusal('xml_doctype', { line: parser.line });
    });
    parser.on('attribute', (attribute) => this.#attribute(attribute));
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('closetag', (tag) => this.#close(tag));
    parser.on('text', (part) => this.#add(part));
    parser.on('cdata', (part) => this.#add(part));
  }

  push(chunk: string): void {
    this.#sinceEvent += chunk.length;
    this.#parser.write(chunk);
    refuseOver(this.#limits, 'cellCharacters', this.#sinceEvent - chunk.length, { line: this.#parser.line });
  }

  end(): void {
    this.#parser.close();
  }

  #attribute({ name, value }: SaxesAttributePlain): void {
    this.#attributes.set(name, value);
    refuseOver(this.#limits, 'columns', this.#attributes.size, { line: this.#parser.line });
  }

  #open({ name }: SaxesTagPlain): void {
    this.#flushText();
    refuseOver(this.#limits, 'xmlDepth', ++this.#depth, { line: this.#parser.line });
    this.events.push({ type: 'open', name, attributes: this.#attributes });
    this.#attributes = new Map();
  }

  #close({ name }: SaxesTagPlain): void {
    this.#flushText();
    this.#depth--;
    this.events.push({ type: 'close', name });
  }

  #add(part: string): void {
    this.#sinceEvent = 0;
    this.#text += part;
    refuseOver(this.#limits, 'cellCharacters', this.#text.length, { line: this.#parser.line });
  }

  /** Blanks between elements are layout. */
  #flushText(): void {
    this.#sinceEvent = 0;
    if (this.#text.trim() !== '') this.events.push({ type: 'text', text: this.#text });
    this.#text = '';
  }

  #refuse(): never {
    throw new DecodeRefusal('bad_xml', { line: this.#parser.line });
  }
}

/** The encoding that an XML declaration names. */
export function findDeclaredEncoding(head: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(head.subarray(0, 200));
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? null;
}

/** The name of the outermost element, from the beginning of the text. */
export function findRoot(text: string): string {
  return /<([\p{L}_][^\s/>]*)/u.exec(text.replaceAll(/<!--.*?-->/gs, ''))?.[1] ?? '';
}
