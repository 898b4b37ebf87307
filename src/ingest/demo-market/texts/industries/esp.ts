import type { IndustryTexts } from './industry-texts.ts';

export const ESP_INDUSTRIES: IndustryTexts = {
  'steel-mining': {
    does: 'La empresa extrae mineral de hierro y fabrica aceros planos y largos para la construcción y la automoción.',
    drivers: 'los precios del acero y el coste del mineral y la energía',
  },
  'oil-gas': {
    does: 'La empresa extrae petróleo y gas natural, los refina y vende carburantes en sus propias estaciones de servicio.',
    drivers: 'el precio del petróleo, la producción y los márgenes de refino',
  },
  banks: {
    does: 'El banco capta depósitos, concede créditos a hogares y empresas y gestiona pagos.',
    drivers: 'el margen de intereses, las pérdidas crediticias y los costes',
  },
  retail: {
    does: 'La empresa explota supermercados, tiendas de proximidad y una tienda en línea.',
    drivers: 'las ventas comparables, los salarios y los alquileres',
  },
  telecom: {
    does: 'La empresa explota redes móviles y fijas y vende acceso a Internet a hogares y empresas.',
    drivers: 'el número de clientes, el ingreso por cliente y la inversión en redes',
  },
  power: {
    does: 'La empresa genera electricidad y calor y explota redes de distribución.',
    drivers: 'los precios de la electricidad, el coste del combustible y las tarifas reguladas',
  },
  chemicals: {
    does: 'La empresa fabrica productos químicos básicos, fertilizantes y plásticos.',
    drivers: 'el precio del gas, la demanda industrial y el uso de la capacidad',
  },
  transport: {
    does: 'La empresa transporta mercancías y pasajeros y explota terminales y almacenes.',
    drivers: 'los fletes, el coste del combustible y los volúmenes de comercio',
  },
  food: {
    does: 'La empresa elabora lácteos, panadería y bebidas con marcas propias.',
    drivers: 'los precios de las materias primas, los precios de venta y los volúmenes',
  },
  construction: {
    does: 'La empresa construye viviendas, oficinas y carreteras y desarrolla suelo propio.',
    drivers: 'la cartera de pedidos, los tipos de interés y los costes de construcción',
  },
  software: {
    does: 'La empresa desarrolla programas de gestión y los vende por suscripción.',
    drivers: 'los contratos nuevos, las renovaciones y los gastos de personal',
  },
  pharmaceuticals: {
    does: 'La empresa desarrolla, fabrica y vende medicamentos con receta.',
    drivers: 'las autorizaciones, el vencimiento de patentes y el gasto en investigación',
  },
  insurance: {
    does: 'La empresa asegura a hogares y negocios frente a daños, enfermedad y los riesgos de la vejez.',
    drivers: 'los siniestros, el crecimiento de las primas y los ingresos financieros',
  },
  machinery: {
    does: 'La empresa construye máquinas herramienta, accionamientos y líneas de producción y las mantiene.',
    drivers: 'la entrada de pedidos, el uso de la capacidad y el precio de los componentes',
  },
  funds: {
    does: 'La empresa gestiona fondos de inversión para particulares e inversores institucionales.',
    drivers: 'el patrimonio gestionado, las comisiones y los precios de mercado',
  },
  'public-finance': {
    does: 'La entidad emite bonos por cuenta de su Estado y gestiona su deuda.',
    drivers: 'el saldo presupuestario, el crecimiento y los tipos de interés',
  },
};
