import type { TextsOfLanguage } from './texts-of-language.ts';

export const ITA_TEXTS: TextsOfLanguage = {
  periods: [
    'il primo trimestre {year}',
    'il primo semestre {year}',
    'i primi nove mesi del {year}',
    'il {year}',
  ],
  results: {
    title: '{name}: risultati per {period}',
    published: '{name} ha pubblicato il bilancio per {period}.',
    revenue: 'I ricavi ammontano a {revenue}.',
    income: 'Il margine di intermediazione ammonta a {revenue}.',
    profit: 'L’utile netto è di {profit}.',
    loss: 'La perdita netta è di {profit}.',
  },
  dividend: {
    title: '{name} distribuisce un dividendo di {amount} per azione',
    text: '{name} distribuisce {amount} per azione. Le azioni quotano senza dividendo dal {date}.',
  },
  placement: {
    title: '{name} ha collocato obbligazioni per {amount}',
    text: '{name} ha collocato il {date} l’emissione {bond} per {amount} alla pari.',
  },
  review: {
    title: '{name}: la nostra lettura ({period})',
    revenue: 'I ricavi di <b>{name}</b> ammontano a {revenue} ({change} su base annua).',
    income: 'Il margine di intermediazione di <b>{name}</b> ammonta a {revenue} ({change} su base annua).',
    wider: 'Il margine netto sale al {margin}.',
    narrower: 'Il margine netto scende al {margin}.',
    noMargin: 'I costi superano i ricavi.',
    drivers: 'Che cosa conta di più adesso: {drivers}.',
    closing: 'Confermiamo il nostro giudizio. I dettagli sono nel <a href="{link}">testo completo</a>.',
  },
  covered: {
    title: '{name}: un debito sostenibile',
    text: '<p>Flusso di cassa operativo per {period}: <b>{cash}</b>; interessi passivi: {interest}, con una copertura di {times}.</p><p>Le prossime scadenze possono essere rimborsate con l’attività corrente.</p>',
  },
  tight: {
    title: '{name}: poco margine per gli interessi',
    text: '<p>Flusso di cassa operativo per {period}: solo <b>{cash}</b>; interessi passivi: {interest}, con una copertura di {times}.</p><p>Le prossime scadenze dovranno probabilmente essere rifinanziate.</p>',
  },
  consuming: {
    title: '{name}: la gestione assorbe liquidità',
    text: '<p>Il flusso di cassa operativo per {period} è negativo: <b>{cash}</b>. Gli interessi di {interest} sono stati pagati con le riserve o con nuovo debito.</p><p>Seguiamo da vicino le prossime scadenze.</p>',
  },
  funded: {
    title: '{name}: i depositi coprono i prestiti',
    text: '<p>Al {date} i depositi della clientela ammontavano a <b>{deposits}</b> e i prestiti alla clientela a {loans}: un rapporto prestiti/depositi del {ratio}.</p><p>La banca dipende poco dal mercato dei capitali.</p>',
  },
  lent: {
    title: '{name}: più prestiti che depositi',
    text: '<p>Al {date} i depositi della clientela ammontavano a <b>{deposits}</b> e i prestiti alla clientela a {loans}: un rapporto prestiti/depositi del {ratio}.</p><p>La differenza è finanziata da obbligazioni, altre banche e patrimonio netto.</p>',
  },
  profile: {
    founded: 'Anno di fondazione di {name}: {year}; sede: {city}.',
    employees: 'Occupa circa {employees} persone.',
  },
};
