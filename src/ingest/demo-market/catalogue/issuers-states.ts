import type { IssuerSeed, IssuersOfLanguage } from './issuer-seed.ts';

/** Finance ministries of states that are on no map: one for each currency. */
export const STATES: readonly IssuersOfLanguage[] = [
  {
    language: 'deu',
    issuers: [
      state('amber-coast-finance', 'LV', 'Finanzministerium der Republik Bernsteinküste', {
        rus: 'Министерство финансов Республики Янтарного берега',
        eng: 'Finance Ministry of the Amber Coast Republic',
        pol: 'Ministerstwo Finansów Republiki Bursztynowego Wybrzeża',
        ita: "Ministero delle Finanze della Repubblica della Costa d'Ambra",
        esp: 'Ministerio de Hacienda de la República de la Costa de Ámbar',
        chn: '琥珀海岸共和国财政部',
        ukr: 'Міністерство фінансів Республіки Бурштинового узбережжя',
        fra: "Ministère des Finances de la République de la Côte d'Ambre",
        tur: 'Kehribar Kıyısı Cumhuriyeti Maliye Bakanlığı',
      }),
    ],
  },
  {
    language: 'eng',
    issuers: [
      state('silver-harbour-treasury', 'US', 'Treasury of the Silver Harbour Federation', {
        rus: 'Казначейство Федерации Серебряной гавани',
        pol: 'Skarb Państwa Federacji Srebrnego Portu',
        ita: "Tesoro della Federazione di Porto d'Argento",
        deu: 'Schatzamt der Föderation Silberhafen',
        esp: 'Tesoro de la Federación de Puerto Plateado',
        chn: '银港联邦财政部',
        ukr: 'Казначейство Федерації Срібної гавані',
        fra: "Trésor de la Fédération du Port d'Argent",
        tur: 'Gümüş Liman Federasyonu Hazinesi',
      }),
    ],
  },
  {
    language: 'tur',
    issuers: [
      state('lale-vadisi-hazine', 'TR', 'Lale Vadisi Hazine Müsteşarlığı', {
        rus: 'Казначейство Долины тюльпанов',
        eng: 'Tulip Valley Undersecretariat of the Treasury',
        pol: 'Skarb Państwa Doliny Tulipanów',
        ita: 'Tesoro della Valle dei Tulipani',
        deu: 'Schatzamt des Tulpentals',
        esp: 'Tesoro del Valle de los Tulipanes',
        chn: '郁金香谷国库署',
        ukr: 'Казначейство Долини тюльпанів',
        fra: 'Trésor de la Vallée des Tulipes',
      }),
    ],
  },
  {
    language: 'chn',
    issuers: [
      state('yuzhou-finance', 'CN', '玉洲财政厅', {
        rus: 'Финансовое управление Нефритовой дельты',
        eng: 'Jade Delta Finance Department',
        pol: 'Departament Finansów Nefrytowej Delty',
        ita: 'Dipartimento delle Finanze del Delta di Giada',
        deu: 'Finanzdepartement des Jadedeltas',
        esp: 'Departamento de Finanzas del Delta de Jade',
        ukr: 'Фінансове управління Нефритової дельти',
        fra: 'Département des finances du Delta de Jade',
        tur: 'Yeşim Deltası Maliye Dairesi',
      }),
    ],
  },
];

function state(
  stringId: string,
  country: string,
  name: string,
  names: NonNullable<IssuerSeed['names']>,
): IssuerSeed {
  return { stringId, name, names, country, industry: 'public-finance', bonds: 0 };
}
