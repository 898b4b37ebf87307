import type { TextsOfLanguage } from './texts-of-language.ts';

export const ESP_TEXTS: TextsOfLanguage = {
  periods: [
    'el primer trimestre de {year}',
    'el primer semestre de {year}',
    'los nueve primeros meses de {year}',
    'el ejercicio {year}',
  ],
  results: {
    title: '{name}: resultados para {period}',
    text: '{name} ha publicado sus cuentas para {period}. Los ingresos ascienden a {revenue} y el resultado neto a {profit}.',
  },
  dividend: {
    title: '{name} paga un dividendo de {amount} por acción',
    text: '{name} paga {amount} por acción. Las acciones cotizan sin dividendo desde el {date}.',
  },
  placement: {
    title: '{name} ha colocado bonos por {amount}',
    text: '{name} colocó el {date} la emisión {bond} por {amount} a la par.',
  },
  review: {
    title: '{name}: nuestra lectura ({period})',
    text: '<p>Los ingresos de <b>{name}</b> ascienden a {revenue} ({change} interanual) y el resultado neto a {profit}.</p><ul><li>El margen sigue cerca de la media del sector.</li><li>El capital circulante siguió la temporada.</li></ul><p>Mantenemos nuestra opinión. Los detalles, en el <a href="{link}">texto completo</a>.</p>',
  },
  debt: {
    title: '{name}: una deuda llevadera',
    text: '<p>El flujo de caja operativo en {period} fue de <b>{cash}</b>. Cubre con holgura los intereses.</p><p>Los próximos vencimientos parecen manejables.</p>',
  },
  profile:
    '{name} se fundó en {year} y tiene su sede en {city}. Sector: {industry}. Emplea a unas {employees} personas.',
};
