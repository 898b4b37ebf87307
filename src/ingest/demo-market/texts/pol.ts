import type { TextsOfLanguage } from './texts-of-language.ts';

export const POL_TEXTS: TextsOfLanguage = {
  periods: ['I kwartał {year} roku', 'I półrocze {year} roku', 'trzy kwartały {year} roku', '{year} rok'],
  results: {
    title: '{name}: wyniki za {period}',
    published: '{name}: opublikowano sprawozdanie finansowe za {period}.',
    revenue: 'Przychody wyniosły {revenue}.',
    income: 'Dochody operacyjne wyniosły {revenue}.',
    profit: 'Zysk netto wyniósł {profit}.',
    loss: 'Strata netto wyniosła {profit}.',
  },
  dividend: {
    title: '{name}: dywidenda w wysokości {amount} na akcję',
    text: '{name} wypłaci {amount} na akcję. Od {date} akcje są notowane bez prawa do dywidendy.',
  },
  placement: {
    title: '{name}: emisja obligacji na kwotę {amount}',
    text: '{name}: emisja {bond} na kwotę {amount} została uplasowana {date} po wartości nominalnej.',
  },
  review: {
    title: '{name}: co mówią wyniki za {period}',
    revenue: '<b>{name}</b>: przychody wyniosły {revenue} ({change} rok do roku).',
    income: '<b>{name}</b>: dochody operacyjne wyniosły {revenue} ({change} rok do roku).',
    wider: 'Marża netto wzrosła do {margin}.',
    narrower: 'Marża netto spadła do {margin}.',
    noMargin: 'Koszty przewyższyły przychody.',
    drivers: 'Co się teraz liczy: {drivers}.',
    closing: 'Podtrzymujemy naszą ocenę. Szczegóły w <a href="{link}">pełnym tekście</a>.',
  },
  covered: {
    title: '{name}: zadłużenie na rozsądnym poziomie',
    text: '<p>Przepływy operacyjne za {period}: <b>{cash}</b>; odsetki: {interest}, co daje pokrycie {times}.</p><p>Najbliższe wykupy można spłacić z bieżącej działalności.</p>',
  },
  tight: {
    title: '{name}: mało miejsca na odsetki',
    text: '<p>Przepływy operacyjne za {period}: tylko <b>{cash}</b>; odsetki: {interest}, co daje pokrycie {times}.</p><p>Najbliższe wykupy trzeba będzie prawdopodobnie zrefinansować.</p>',
  },
  consuming: {
    title: '{name}: działalność pochłania gotówkę',
    text: '<p>Przepływy operacyjne za {period} były ujemne: <b>{cash}</b>. Odsetki w kwocie {interest} trzeba było zapłacić z rezerw lub nowego długu.</p><p>Uważnie śledzimy najbliższe wykupy.</p>',
  },
  funded: {
    title: '{name}: depozyty pokrywają kredyty',
    text: '<p>Stan na {date}: depozyty klientów <b>{deposits}</b>, kredyty dla klientów {loans}, relacja kredytów do depozytów {ratio}.</p><p>Bank w niewielkim stopniu zależy od rynku kapitałowego.</p>',
  },
  lent: {
    title: '{name}: kredytów więcej niż depozytów',
    text: '<p>Stan na {date}: depozyty klientów <b>{deposits}</b>, kredyty dla klientów {loans}, relacja kredytów do depozytów {ratio}.</p><p>Różnicę finansują obligacje, inne banki i kapitał własny.</p>',
  },
  profile: {
    founded: '{name}: rok założenia {year}, siedziba: {city}.',
    employees: 'Zatrudnienie: około {employees} osób.',
  },
};
