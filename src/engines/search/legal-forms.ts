import { addToHash, EMPTY_HASH, hashBytes, SPACE, toBytes } from './units.ts';

/** As folded: ПАО, АО, ООО, ПрАТ, ТОВ and their like. */
const LEADING = new Set('pao ao ooo oao zao nao prat pat tov tzov pjsc ojsc cjsc jsc llc'.split(' '));

/** Inc., Ltd, AG, Oyj, S.A., A.Ş., S.p.A. and their like; points have parted some into letters. */
const TRAILING = new Set(
  (
    'inc corp corporation co company ltd limited plc llc lp ag se sa sab kgaa gmbh mbh oyj oy ab asa as nv bv spa srl ' +
    'aps pjsc ojsc cjsc jsc pao ao oao a b n p s v'
  )
    .split(' ')
    .map(toBytes)
    .map((form) => hashBytes(form, 0, form.length)),
);

/** ПАО «Север» is called Север. */
export const isLeadingForm = (word: string): boolean => LEADING.has(word);

/** Whether nothing but legal forms follows from this space on until the key ends: Kone Oyj is called Kone. */
export function isFormOnly(text: Uint8Array, from: number, to: number): boolean {
  let at = from;
  while (at < to && text[at] === SPACE) {
    let hash = EMPTY_HASH;
    for (at++; at < to && (text[at] ?? 0) > SPACE; at++) hash = addToHash(hash, text[at] ?? 0);
    if (!TRAILING.has(hash >>> 0)) return false;
  }
  return true;
}
