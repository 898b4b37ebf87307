import type { TextsOfLanguage } from './texts-of-language.ts';

export const FRA_TEXTS: TextsOfLanguage = {
  periods: [
    'le premier trimestre {year}',
    'le premier semestre {year}',
    'les neuf premiers mois de {year}',
    'l’exercice {year}',
  ],
  results: {
    title: '{name} : résultats pour {period}',
    text: '{name} a publié ses états financiers pour {period}. Le chiffre d’affaires s’élève à {revenue}, le résultat net à {profit}.',
  },
  dividend: {
    title: '{name} verse un dividende de {amount} par action',
    text: '{name} verse {amount} par action. L’action se négocie hors dividende à partir du {date}.',
  },
  placement: {
    title: '{name} a placé des obligations pour {amount}',
    text: '{name} a placé le {date} l’émission {bond} pour {amount} au pair.',
  },
  review: {
    title: '{name} : notre lecture ({period})',
    text: '<p>Le chiffre d’affaires de <b>{name}</b> s’élève à {revenue} ({change} sur un an), le résultat net à {profit}.</p><ul><li>La marge reste proche de la moyenne du secteur.</li><li>Le besoin en fonds de roulement a suivi la saison.</li></ul><p>Nous maintenons notre avis. Détails dans le <a href="{link}">texte complet</a>.</p>',
  },
  debt: {
    title: '{name} : un endettement supportable',
    text: '<p>Le flux de trésorerie opérationnel pour {period} atteint <b>{cash}</b>. Il couvre largement les intérêts.</p><p>Les prochaines échéances paraissent gérables.</p>',
  },
  profile:
    '{name} a été fondée en {year} ; son siège se trouve à {city}. Secteur : {industry}. Elle emploie environ {employees} personnes.',
};
