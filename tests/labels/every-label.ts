import { readdirSync, readFileSync } from 'node:fs';
import { type CompiledMessageToken, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Language } from '#domain/languages/languages.ts';

/** A label in one language, named by its folder and key: `pages/public/stock:last_price`. */
export interface Label {
  readonly name: string;
  readonly text: string;
}

export function readLabels(language: Language): Label[] {
  const end = `/labels/${language}.json`;
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .sort()
    .flatMap((file) => {
      const labels: Record<string, string> = JSON.parse(readFileSync(`src/${file}`, 'utf8'));
      return Object.entries(labels).map(([key, text]) => ({ name: `${file.replace(end, '')}:${key}`, text }));
    });
}

/** What a message shows, in all its plurals and cases: `{}` stands for every placeholder. */
export function shownText(message: string): string {
  if (!/, (plural|select|selectordinal),/.test(message)) return message.replaceAll(/\{\w+\}/g, '{}');
  return shownTokens(compileMessageOrThrow(message));
}

function shownTokens(tokens: readonly CompiledMessageToken[]): string {
  return tokens.map((token) => (typeof token === 'string' ? token : shownCases(token[2]))).join('');
}

function shownCases(cases: unknown): string {
  if (typeof cases !== 'object' || cases === null) return '{}';
  return Object.values(cases)
    .filter((tokens) => Array.isArray(tokens))
    .map(shownTokens)
    .join('\n');
}
