import type { TextsOfLanguage } from './texts-of-language.ts';

export const POL_TEXTS: TextsOfLanguage = {
  periods: ['I kwartał {year} roku', 'I półrocze {year} roku', 'trzy kwartały {year} roku', '{year} rok'],
  results: {
    title: '{name}: wyniki za {period}',
    text: '{name} opublikowała sprawozdanie finansowe za {period}. Przychody wyniosły {revenue}, a zysk netto {profit}.',
  },
  dividend: {
    title: '{name}: dywidenda w wysokości {amount} na akcję',
    text: '{name} wypłaci {amount} na akcję. Od {date} akcje są notowane bez prawa do dywidendy.',
  },
  placement: {
    title: '{name} uplasowała obligacje na kwotę {amount}',
    text: '{name}: emisja {bond} na kwotę {amount} została uplasowana {date} po wartości nominalnej.',
  },
  review: {
    title: '{name}: co mówią wyniki za {period}',
    text: '<p>Przychody <b>{name}</b> wyniosły {revenue} ({change} rok do roku), a zysk netto {profit}.</p><ul><li>Marża pozostaje zbliżona do średniej w branży.</li><li>Kapitał obrotowy zmieniał się wraz z sezonem.</li></ul><p>Podtrzymujemy naszą ocenę. Szczegóły w <a href="{link}">pełnym tekście</a>.</p>',
  },
  debt: {
    title: '{name}: zadłużenie na rozsądnym poziomie',
    text: '<p>Przepływy operacyjne za {period} wyniosły <b>{cash}</b>. Z nawiązką pokrywają odsetki.</p><p>Najbliższe wykupy nie budzą obaw.</p>',
  },
  profile:
    '{name} działa od {year} r., z siedzibą w miejscowości {city}. Branża: {industry}. Zatrudnia około {employees} osób.',
};
