/** A label as the server has compiled it (ICU MessageFormat): text, `#`, and placeholders for values. */
export type Message = readonly (string | Placeholder)[];
type Placeholder = readonly [name: string, kind?: string, form?: unknown];
type Cases = Readonly<Record<string, unknown>> & { readonly offset?: number };

export type LabelValues = Readonly<Record<string, string | number>>;

/** `counted` is what `#` stands for inside a plural. */
export function writeMessage(
  message: Message,
  values: LabelValues,
  locale: string,
  counted: string | null = null,
): string {
  let text = '';
  for (const token of message) {
    if (typeof token !== 'string') text += writePlaceholder(token, values, locale, counted);
    else text += token === '#' && counted !== null ? counted : token;
  }
  return text;
}

function writePlaceholder(
  [name, kind, form]: Placeholder,
  values: LabelValues,
  locale: string,
  counted: string | null,
): string {
  const value = values[name] ?? '';
  switch (kind) {
    case 'plural':
    case 'selectordinal': {
      const cases = form as Cases;
      const count = Number(value) - (cases.offset ?? 0);
      const type = kind === 'plural' ? 'cardinal' : 'ordinal';
      const rules = cached(`${type} ${locale}`, () => new Intl.PluralRules(locale, { type }));
      const chosen =
        findCase(cases, value) ?? findCase(cases, rules.select(count)) ?? findCase(cases, 'other');
      return writeMessage(chosen ?? [], values, locale, writeNumber(count, locale));
    }
    case 'select': {
      const chosen = findCase(form as Cases, value) ?? findCase(form as Cases, 'other');
      return writeMessage(chosen ?? [], values, locale, counted);
    }
    case 'number':
      return writeNumber(Number(value), locale, form as string | undefined);
    case 'date':
    case 'time':
      return writeDate(value, locale, dateOptions(kind, form));
    default:
      return String(value);
  }
}

function findCase(cases: Cases, name: string | number): Message | null {
  const found = Object.hasOwn(cases, name) ? cases[name] : null;
  return Array.isArray(found) ? found : null;
}

/** Every language writes a small count alike, and the first formatter of a page costs a phone a tenth of a second. */
const writeNumber = (value: number, locale: string, style?: string) =>
  style === undefined && Number.isInteger(value) && value >= 0 && value < 1_000
    ? String(value)
    : cached(
        `number ${locale} ${style}`,
        // What a message names is checked where it is compiled.
        () => new Intl.NumberFormat(locale, style ? { style: style as Intl.NumberFormatOptionsStyle } : {}),
      ).format(value);

const writeDate = (value: string | number, locale: string, options: Intl.DateTimeFormatOptions) =>
  cached(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options)).format(
    new Date(value),
  );

/** The four lengths that ICU names, or what a pattern (`::yMMMd`) was compiled to. */
function dateOptions(kind: 'date' | 'time', form: unknown): Intl.DateTimeFormatOptions {
  if (typeof form === 'object' && form !== null) return form;
  const isLong = form === 'full' || form === 'long';
  if (kind === 'time')
    return {
      hour: 'numeric',
      minute: 'numeric',
      ...(form !== 'short' && { second: 'numeric' }),
      ...(isLong && { timeZoneName: 'short' }),
    };
  return {
    day: 'numeric',
    month: isLong ? 'long' : form === 'short' ? 'numeric' : 'short',
    year: 'numeric',
    ...(form === 'full' && { weekday: 'long' }),
  };
}

const made = new Map<string, unknown>();

/** Building one costs far more than using it. A key names one kind of thing. */
function cached<Thing>(key: string, make: () => Thing): Thing {
  const thing = (made.get(key) as Thing | undefined) ?? make();
  made.set(key, thing);
  return thing;
}
