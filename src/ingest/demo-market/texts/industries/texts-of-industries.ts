import type { Language } from '#domain/languages/languages.ts';
import { CHN_INDUSTRIES } from './chn.ts';
import { DEU_INDUSTRIES } from './deu.ts';
import { ENG_INDUSTRIES } from './eng.ts';
import { ESP_INDUSTRIES } from './esp.ts';
import { FRA_INDUSTRIES } from './fra.ts';
import type { IndustryTexts } from './industry-texts.ts';
import { ITA_INDUSTRIES } from './ita.ts';
import { POL_INDUSTRIES } from './pol.ts';
import { RUS_INDUSTRIES } from './rus.ts';
import { TUR_INDUSTRIES } from './tur.ts';
import { UKR_INDUSTRIES } from './ukr.ts';

export const INDUSTRY_TEXTS: Readonly<Record<Language, IndustryTexts>> = {
  rus: RUS_INDUSTRIES,
  eng: ENG_INDUSTRIES,
  pol: POL_INDUSTRIES,
  ita: ITA_INDUSTRIES,
  deu: DEU_INDUSTRIES,
  esp: ESP_INDUSTRIES,
  chn: CHN_INDUSTRIES,
  ukr: UKR_INDUSTRIES,
  fra: FRA_INDUSTRIES,
  tur: TUR_INDUSTRIES,
};
