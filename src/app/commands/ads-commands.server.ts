import { readFile } from 'node:fs/promises';
import { calendarDayAt } from '#domain/calendar/calendar-day.ts';
import { isLanguage } from '#domain/languages/languages.ts';
import { toAd, toAdImage } from '#features/catfish/ads/ad-fields.server.ts';
import { findAds } from '#features/catfish/ads/ads.repository.ts';
import { toListedAd } from '#features/catfish/ads/ads.server.ts';
import { addAd, dropAd, setAdActive } from '#features/catfish/ads/edit-ads.server.ts';
import { OperatorError } from '../process/process.server.ts';
import { type Command, type CommandContext, type CommandInput, UsageError } from './command.server.ts';
import { explained, type Reasons } from './explained.server.ts';

const text = { type: 'string' } as const;

export const adsCommands: readonly Command[] = [
  {
    name: 'ads list',
    usage: '',
    summary: 'advertisements, with their impressions and clicks',
    run: async (_, { database, config, now, show }) => {
      const today = calendarDayAt(now, config.displayOffsetMinutes);
      const ads = (await findAds(database)).map((row) => toListedAd(row, today));
      show(
        ads.map(({ id, name, state, language, brand, startsOn, endsOn, shows, clicks, link }) => {
          return { id, name, state, language, brand, from: startsOn, to: endsOn, shows, clicks, link };
        }),
      );
    },
  },
  {
    name: 'ads add',
    usage: '--name NAME --text TEXT --link LINK --from DAY [--to DAY] [--language CODE] [--image FILE]',
    summary: 'create an advertisement; it runs at once if its start date has come',
    options: { name: text, text, link: text, from: text, to: text, language: text, image: text },
    run: async ({ positionals, values }, context) => {
      const { name, link, from, language = '' } = values;
      if (positionals.length > 0 || !isText(name) || !isText(link) || !isText(from)) throw new UsageError();
      if (language !== '' && !(isText(language) && isLanguage(language))) throw new UsageError();
      const { id } = await explained(REASONS, async () => {
        const ad = toAd({
          name,
          link,
          text: String(values.text ?? ''),
          language: language === '' ? null : language,
          brand: null,
          starts_on: from,
          ends_on: String(values.to ?? ''),
          is_on: true,
          image: '',
          without_image: false,
        });
        const image = isText(values.image) ? toAdImage(await readImage(values.image)) : null;
        return addAd(context.database, context.actor, { ...ad, image });
      });
      context.say(`advertisement ${id} is written`);
    },
  },
  {
    name: 'ads off',
    usage: 'ID',
    summary: 'switch an advertisement off',
    run: (input, context) => switchOneAd(input, context, false),
  },
  {
    name: 'ads on',
    usage: 'ID',
    summary: 'switch an advertisement on again',
    run: (input, context) => switchOneAd(input, context, true),
  },
  {
    name: 'ads delete',
    usage: 'ID',
    summary: 'delete an advertisement and its statistics',
    run: async (input, { database, actor, say }) => {
      const id = readId(input);
      await explained(REASONS, () => dropAd(database, actor, id));
      say(`advertisement ${id} is deleted`);
    },
  },
];

async function switchOneAd(input: CommandInput, { database, actor, say }: CommandContext, isOn: boolean) {
  const id = readId(input);
  await explained(REASONS, () => setAdActive(database, actor, id, isOn));
  say(`advertisement ${id} is ${isOn ? 'on' : 'off'}`);
}

function readId({ positionals: [id = '', ...more] }: CommandInput): number {
  if (more.length > 0 || !/^[1-9]\d{0,8}$/.test(id)) throw new UsageError();
  return Number(id);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

async function readImage(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new OperatorError(`the picture ${file} cannot be read`, { cause });
  }
}

const REASONS: Reasons = {
  bad_link: 'the link must begin with https://, http:// or a slash',
  bad_dates: 'days are written YYYY-MM-DD, and the last must not be before the first',
  bad_image: 'the picture must be a PNG, JPEG, WebP or GIF file of at most 200 kB',
  bad_request: 'an advertisement needs a text or a picture',
  not_found: 'there is no such advertisement: see ads list',
};
