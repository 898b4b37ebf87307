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
    text: '{name} ha pubblicato il bilancio per {period}. I ricavi ammontano a {revenue}, l’utile netto a {profit}.',
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
    text: '<p>I ricavi di <b>{name}</b> ammontano a {revenue} ({change} su base annua), l’utile netto a {profit}.</p><ul><li>Il margine resta vicino alla media del settore.</li><li>Il capitale circolante ha seguito la stagione.</li></ul><p>Confermiamo il nostro giudizio. I dettagli sono nel <a href="{link}">testo completo</a>.</p>',
  },
  debt: {
    title: '{name}: un debito sostenibile',
    text: '<p>Il flusso di cassa operativo per {period} è stato di <b>{cash}</b>. Copre ampiamente gli interessi.</p><p>Le prossime scadenze appaiono gestibili.</p>',
  },
  profile:
    '{name} è stata fondata nel {year} e ha sede a {city}. Settore: {industry}. Occupa circa {employees} persone.',
};
