import type { TextsOfLanguage } from './texts-of-language.ts';

export const DEU_TEXTS: TextsOfLanguage = {
  periods: [
    'das erste Quartal {year}',
    'das erste Halbjahr {year}',
    'die ersten neun Monate {year}',
    'das Jahr {year}',
  ],
  results: {
    title: '{name}: Ergebnisse für {period}',
    text: '{name} hat den Abschluss für {period} veröffentlicht. Der Umsatz betrug {revenue}, das Periodenergebnis {profit}.',
  },
  dividend: {
    title: '{name} zahlt {amount} Dividende je Aktie',
    text: '{name} zahlt {amount} je Aktie. Ab dem {date} werden die Aktien ohne Dividende gehandelt.',
  },
  placement: {
    title: '{name} hat Anleihen über {amount} platziert',
    text: '{name} hat am {date} die Anleihe {bond} über {amount} zum Nennwert platziert.',
  },
  review: {
    title: '{name}: unser Blick auf {period}',
    text: '<p>Der Umsatz von <b>{name}</b> betrug {revenue} ({change} zum Vorjahr), das Periodenergebnis {profit}.</p><ul><li>Die Marge bleibt nahe am Branchenmittel.</li><li>Das Umlaufvermögen folgte der Saison.</li></ul><p>Wir bleiben bei unserer Einschätzung. Näheres im <a href="{link}">vollständigen Text</a>.</p>',
  },
  debt: {
    title: '{name}: tragbare Verschuldung',
    text: '<p>Der operative Cashflow für {period} lag bei <b>{cash}</b>. Er deckt die Zinsen mit Abstand.</p><p>Die nächsten Fälligkeiten sehen beherrschbar aus.</p>',
  },
  profile:
    '{name} wurde {year} gegründet und hat seinen Hauptsitz in {city}. Branche: {industry}. Rund {employees} Beschäftigte.',
};
