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
    published: '{name} hat den Abschluss für {period} veröffentlicht.',
    revenue: 'Der Umsatz betrug {revenue}.',
    income: 'Die operativen Erträge betrugen {revenue}.',
    profit: 'Der Nettogewinn lag bei {profit}.',
    loss: 'Der Nettoverlust lag bei {profit}.',
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
    revenue: 'Der Umsatz von <b>{name}</b> betrug {revenue} ({change} zum Vorjahr).',
    income: 'Die operativen Erträge von <b>{name}</b> betrugen {revenue} ({change} zum Vorjahr).',
    wider: 'Die Nettomarge stieg auf {margin}.',
    narrower: 'Die Nettomarge sank auf {margin}.',
    noMargin: 'Die Aufwendungen überstiegen die Erträge.',
    drivers: 'Worauf es jetzt ankommt: {drivers}.',
    closing: 'Wir bleiben bei unserer Einschätzung. Näheres im <a href="{link}">vollständigen Text</a>.',
  },
  covered: {
    title: '{name}: tragbare Verschuldung',
    text: '<p>Operativer Cashflow für {period}: <b>{cash}</b>, Zinsaufwand: {interest}. Das ergibt einen Deckungsgrad von {times}.</p><p>Die nächsten Fälligkeiten lassen sich aus dem laufenden Geschäft tilgen.</p>',
  },
  tight: {
    title: '{name}: wenig Spielraum für Zinsen',
    text: '<p>Operativer Cashflow für {period}: nur <b>{cash}</b>, Zinsaufwand: {interest}. Das ergibt einen Deckungsgrad von {times}.</p><p>Die nächsten Fälligkeiten müssen voraussichtlich refinanziert werden.</p>',
  },
  consuming: {
    title: '{name}: das operative Geschäft verbraucht Geld',
    text: '<p>Der operative Cashflow für {period} war negativ: <b>{cash}</b>. Zinsen von {interest} mussten aus Rücklagen oder neuen Schulden bezahlt werden.</p><p>Wir beobachten die nächsten Fälligkeiten genau.</p>',
  },
  funded: {
    title: '{name}: Einlagen decken die Kredite',
    text: '<p>Am {date} beliefen sich die Kundeneinlagen auf <b>{deposits}</b> und die Kundenkredite auf {loans}: ein Kredit-Einlagen-Verhältnis von {ratio}.</p><p>Die Bank ist kaum auf den Kapitalmarkt angewiesen.</p>',
  },
  lent: {
    title: '{name}: mehr Kredite als Einlagen',
    text: '<p>Am {date} beliefen sich die Kundeneinlagen auf <b>{deposits}</b> und die Kundenkredite auf {loans}: ein Kredit-Einlagen-Verhältnis von {ratio}.</p><p>Die Differenz finanzieren Anleihen, andere Banken und das Eigenkapital.</p>',
  },
  profile: {
    founded: '{name} wurde {year} gegründet und hat den Hauptsitz in {city}.',
    employees: 'Rund {employees} Menschen sind dort beschäftigt.',
  },
};
