import { toLatin } from '#domain/languages/to-latin.ts';

const PINYIN: Readonly<Record<string, string>> = Object.fromEntries(
  (
    '云yun 岚lan 沧cang 漪yi 璟jing 翠cui 泓hong 澄cheng 桐tong 禾he 曜yao 琅lang 暮mu 星xing 汀ting 霁ji 珞luo 骊li ' +
    '岱dai 溪xi 鹭lu 榆yu 槿jin 棠tang 岭ling 川chuan 原yuan 洲zhou 屿yu 渡du 桥qiao 亭ting 湾wan 谷gu 峰feng 台tai ' +
    '浦pu 关guan 坡po 津jin 汇hui 泉quan 泽ze 林lin 滩tan 港gang 塘tang 堡bao'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** Plain Latin letters for a word in any of the ten languages, as far as the invented market needs them. */
export function transliterate(word: string): string {
  const latin = toLatin(word, PINYIN);
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}
