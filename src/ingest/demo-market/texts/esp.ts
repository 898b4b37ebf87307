import type { TextsOfLanguage } from './texts-of-language.ts';

export const ESP_TEXTS: TextsOfLanguage = {
  periods: [
    'el primer trimestre de {year}',
    'el primer semestre de {year}',
    'los nueve primeros meses de {year}',
    'el ejercicio {year}',
  ],
  results: {
    title: '{name}: resultados ({period})',
    published: '{name} ha publicado sus cuentas para {period}.',
    revenue: 'Los ingresos ascienden a {revenue}.',
    income: 'El margen bruto asciende a {revenue}.',
    profit: 'El beneficio neto es de {profit}.',
    loss: 'La pérdida neta es de {profit}.',
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
    revenue: 'Los ingresos de <b>{name}</b> ascienden a {revenue} ({change} interanual).',
    income: 'El margen bruto de <b>{name}</b> asciende a {revenue} ({change} interanual).',
    wider: 'El margen neto sube al {margin}.',
    narrower: 'El margen neto baja al {margin}.',
    noMargin: 'Los gastos superan a los ingresos.',
    drivers: 'Lo que más cuenta ahora: {drivers}.',
    closing: 'Mantenemos nuestra opinión. Los detalles, en el <a href="{link}">texto completo</a>.',
  },
  covered: {
    title: '{name}: una deuda asumible',
    text: '<p>Flujo de caja operativo en {period}: <b>{cash}</b>; gastos por intereses: {interest}, es decir, una cobertura de {times}.</p><p>Los próximos vencimientos pueden pagarse con el negocio corriente.</p>',
  },
  tight: {
    title: '{name}: poco margen para los intereses',
    text: '<p>Flujo de caja operativo en {period}: solo <b>{cash}</b>; gastos por intereses: {interest}, es decir, una cobertura de {times}.</p><p>Es probable que haya que refinanciar los próximos vencimientos.</p>',
  },
  consuming: {
    title: '{name}: el negocio consume caja',
    text: '<p>El flujo de caja operativo en {period} fue negativo: <b>{cash}</b>. Los intereses de {interest} tuvieron que pagarse con reservas o nueva deuda.</p><p>Seguimos de cerca los próximos vencimientos.</p>',
  },
  funded: {
    title: '{name}: los depósitos cubren los créditos',
    text: '<p>El {date} los depósitos de clientes ascendían a <b>{deposits}</b> y los créditos a clientes a {loans}: una ratio de créditos sobre depósitos del {ratio}.</p><p>El banco apenas depende del mercado de capitales.</p>',
  },
  lent: {
    title: '{name}: más créditos que depósitos',
    text: '<p>El {date} los depósitos de clientes ascendían a <b>{deposits}</b> y los créditos a clientes a {loans}: una ratio de créditos sobre depósitos del {ratio}.</p><p>La diferencia se financia con bonos, otros bancos y fondos propios.</p>',
  },
  profile: {
    founded: '{name} se fundó en {year} y tiene su sede en {city}.',
    employees: 'Emplea a unas {employees} personas.',
  },
};
