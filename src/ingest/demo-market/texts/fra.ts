import type { TextsOfLanguage } from './texts-of-language.ts';

export const FRA_TEXTS: TextsOfLanguage = {
  periods: [
    'le premier trimestre {year}',
    'le premier semestre {year}',
    'les neuf premiers mois de {year}',
    'l’exercice {year}',
  ],
  results: {
    title: '{name} : résultats pour {period}',
    published: '{name} a publié ses états financiers pour {period}.',
    revenue: 'Le chiffre d’affaires s’élève à {revenue}.',
    income: 'Le produit net bancaire s’élève à {revenue}.',
    profit: 'Le bénéfice net atteint {profit}.',
    loss: 'La perte nette atteint {profit}.',
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
    title: '{name} : notre lecture ({period})',
    revenue: 'Le chiffre d’affaires de <b>{name}</b> s’élève à {revenue} ({change} sur un an).',
    income: 'Le produit net bancaire de <b>{name}</b> s’élève à {revenue} ({change} sur un an).',
    wider: 'La marge nette progresse à {margin}.',
    narrower: 'La marge nette recule à {margin}.',
    noMargin: 'Les charges dépassent les produits.',
    drivers: 'À suivre désormais : {drivers}.',
    closing: 'Nous maintenons notre avis. Détails dans le <a href="{link}">texte complet</a>.',
  },
  covered: {
    title: '{name} : un endettement supportable',
    text: '<p>Flux de trésorerie opérationnel pour {period} : <b>{cash}</b> ; charges d’intérêts : {interest}, soit une couverture de {times}.</p><p>Les prochaines échéances peuvent être remboursées par l’activité courante.</p>',
  },
  tight: {
    title: '{name} : peu de marge pour les intérêts',
    text: '<p>Flux de trésorerie opérationnel pour {period} : seulement <b>{cash}</b> ; charges d’intérêts : {interest}, soit une couverture de {times}.</p><p>Les prochaines échéances devront sans doute être refinancées.</p>',
  },
  consuming: {
    title: '{name} : l’activité consomme de la trésorerie',
    text: '<p>Le flux de trésorerie opérationnel pour {period} est négatif : <b>{cash}</b>. Les intérêts de {interest} ont dû être payés sur les réserves ou par de nouvelles dettes.</p><p>Nous suivons de près les prochaines échéances.</p>',
  },
  funded: {
    title: '{name} : les dépôts couvrent les crédits',
    text: '<p>Le {date}, les dépôts de la clientèle s’élevaient à <b>{deposits}</b> et les crédits à la clientèle à {loans}, soit un ratio crédits/dépôts de {ratio}.</p><p>La banque dépend peu du marché des capitaux.</p>',
  },
  lent: {
    title: '{name} : plus de crédits que de dépôts',
    text: '<p>Le {date}, les dépôts de la clientèle s’élevaient à <b>{deposits}</b> et les crédits à la clientèle à {loans}, soit un ratio crédits/dépôts de {ratio}.</p><p>La différence est financée par des obligations, d’autres banques et les fonds propres.</p>',
  },
  profile: {
    founded: 'L’entité {name} a été fondée en {year} ; son siège se trouve à {city}.',
    employees: 'Elle emploie environ {employees} personnes.',
  },
};
