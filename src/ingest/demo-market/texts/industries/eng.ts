import type { IndustryTexts } from './industry-texts.ts';

export const ENG_INDUSTRIES: IndustryTexts = {
  'steel-mining': {
    does: 'The company mines iron ore and makes flat and long steel for construction and vehicle manufacturers.',
    drivers: 'steel prices, iron ore and energy costs',
  },
  'oil-gas': {
    does: 'The company produces crude oil and natural gas, refines them and sells fuels at its own filling stations.',
    drivers: 'the oil price, output and refining margins',
  },
  banks: {
    does: 'The bank takes deposits, lends to households and companies and settles payments.',
    drivers: 'net interest income, loan losses and costs',
  },
  retail: {
    does: 'The company runs supermarkets, convenience stores and an online shop.',
    drivers: 'like-for-like sales, wages and rents',
  },
  telecom: {
    does: 'The company runs mobile and fixed-line networks and sells internet access to households and companies.',
    drivers: 'customer numbers, revenue per customer and spending on networks',
  },
  power: {
    does: 'The company generates electricity and heat and runs distribution networks.',
    drivers: 'electricity prices, fuel costs and regulated tariffs',
  },
  chemicals: {
    does: 'The company makes basic chemicals, fertilisers and plastics.',
    drivers: 'gas prices, demand from industry and capacity utilisation',
  },
  transport: {
    does: 'The company carries freight and passengers and runs terminals and warehouses.',
    drivers: 'freight rates, fuel costs and trade volumes',
  },
  food: {
    does: 'The company makes dairy products, bakery goods and beverages under its own brands.',
    drivers: 'commodity prices, shelf prices and volumes',
  },
  construction: {
    does: 'The company builds homes, offices and roads and develops its own sites.',
    drivers: 'the order book, interest rates and building costs',
  },
  software: {
    does: 'The company develops business software and sells it by subscription.',
    drivers: 'new contracts, renewals and staff costs',
  },
  pharmaceuticals: {
    does: 'The company develops, makes and sells prescription medicines.',
    drivers: 'approvals, patent expiries and research spending',
  },
  insurance: {
    does: 'The company insures households and businesses against damage, illness and old age.',
    drivers: 'claims, premium growth and investment income',
  },
  machinery: {
    does: 'The company builds machine tools, drives and production lines and services them.',
    drivers: 'order intake, capacity utilisation and component prices',
  },
  funds: {
    does: 'The company manages investment funds for private and institutional investors.',
    drivers: 'assets under management, fees and market prices',
  },
  'public-finance': {
    does: 'It issues bonds on behalf of its state and manages its debt.',
    drivers: 'the budget balance, growth and interest rates',
  },
};
