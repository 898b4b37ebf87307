import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#platform/refusals/refusal.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Lets a scope take forms, plain text, and a body that does not say what it is, besides JSON. */
export function readTextBodies(scope: FastifyInstance, field: string): void {
  scope.removeContentTypeParser(FORM);
  const read = async ({ headers }: FastifyRequest, text: string | Buffer) => {
    const type = headers['content-type'];
    if (type !== undefined && !type.startsWith(FORM) && !type.startsWith('text/plain'))
      throw new Refusal('unsupported_media_type');
    return toFields(String(text), field);
  };
  scope.addContentTypeParser([FORM, 'text/plain', '*'], { parseAs: 'string' }, read);
}

/** `field=…` is a form, anything else the URL-encoded text of that field. */
export function toFields(text: string, field: string): Readonly<Record<string, string | readonly string[]>> {
  const form = new URLSearchParams(text);
  if (!form.has(field)) return { [field]: decode(text) };
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name);
      const isList = name.endsWith('[]') || values.length > 1;
      return [name.replace(/\[\]$/, ''), isList ? values : (values[0] ?? '')];
    }),
  );
}

/** A stray percent sign is itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
