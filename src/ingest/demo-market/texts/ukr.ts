import type { TextsOfLanguage } from './texts-of-language.ts';

export const UKR_TEXTS: TextsOfLanguage = {
  periods: [
    'I квартал {year} року',
    'перше півріччя {year} року',
    'дев’ять місяців {year} року',
    '{year} рік',
  ],
  results: {
    title: '{name}: результати за {period}',
    text: '{name}: оприлюднено фінансову звітність за {period}. Дохід становив {revenue}, чистий прибуток — {profit}.',
  },
  dividend: {
    title: '{name}: дивіденд {amount} на акцію',
    text: '{name} виплатить {amount} на акцію. З {date} акції торгуються без дивіденду.',
  },
  placement: {
    title: '{name}: розміщено облігації на {amount}',
    text: '{name}: {date} розміщено випуск {bond} на {amount} за номіналом.',
  },
  review: {
    title: '{name}: про що свідчать підсумки за {period}',
    text: '<p>Дохід <b>{name}</b> становив {revenue} ({change} до минулого року), чистий прибуток — {profit}.</p><ul><li>Рентабельність близька до середньої в галузі.</li><li>Оборотний капітал змінювався разом із сезоном.</li></ul><p>Ми зберігаємо свою оцінку. Докладніше — у <a href="{link}">повному тексті</a>.</p>',
  },
  debt: {
    title: '{name}: боргове навантаження помірне',
    text: '<p>Операційний грошовий потік за {period} — <b>{cash}</b>. Цього із запасом вистачає на відсотки.</p><p>Найближчі погашення не викликають занепокоєння.</p>',
  },
  profile:
    '{name}: рік заснування — {year}, головний офіс — {city}. Галузь: {industry}. Кількість працівників — близько {employees}.',
};
