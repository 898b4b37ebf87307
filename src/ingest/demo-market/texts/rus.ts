import type { TextsOfLanguage } from './texts-of-language.ts';

export const RUS_TEXTS: TextsOfLanguage = {
  periods: [
    'I квартал {year} года',
    'первое полугодие {year} года',
    'девять месяцев {year} года',
    '{year} год',
  ],
  results: {
    title: '{name}: результаты за {period}',
    text: '{name}: опубликована финансовая отчётность за {period}. Выручка составила {revenue}, чистая прибыль — {profit}.',
  },
  dividend: {
    title: '{name}: дивиденд {amount} на акцию',
    text: '{name} выплатит {amount} на акцию. С {date} акции торгуются без дивиденда.',
  },
  placement: {
    title: '{name}: размещены облигации на {amount}',
    text: '{name}: {date} размещён выпуск {bond} на {amount} по номиналу.',
  },
  review: {
    title: '{name}: о чём говорят итоги за {period}',
    text: '<p>Выручка <b>{name}</b> составила {revenue} ({change} к прошлому году), чистая прибыль — {profit}.</p><ul><li>Рентабельность близка к средней по отрасли.</li><li>Оборотный капитал менялся вместе с сезоном.</li></ul><p>Мы сохраняем свою оценку. Подробности — в <a href="{link}">полном тексте</a>.</p>',
  },
  debt: {
    title: '{name}: долговая нагрузка посильна',
    text: '<p>Операционный денежный поток за {period} — <b>{cash}</b>. Этого с запасом хватает на проценты.</p><p>Ближайшие погашения не вызывают опасений.</p>',
  },
  profile:
    '{name}: год основания — {year}, головной офис — {city}. Отрасль: {industry}. Численность персонала — около {employees} человек.',
};
