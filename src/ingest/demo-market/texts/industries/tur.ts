import type { IndustryTexts } from './industry-texts.ts';

export const TUR_INDUSTRIES: IndustryTexts = {
  'steel-mining': {
    does: 'Şirket demir cevheri çıkarır, inşaat ve taşıt üreticileri için yassı ve uzun çelik üretir.',
    drivers: 'çelik fiyatları, cevher ve enerji maliyetleri',
  },
  'oil-gas': {
    does: 'Şirket ham petrol ve doğal gaz çıkarır, rafine eder ve kendi istasyonlarında akaryakıt satar.',
    drivers: 'petrol fiyatı, üretim ve rafinaj marjları',
  },
  banks: {
    does: 'Banka mevduat toplar, hanelere ve şirketlere kredi verir ve ödemeleri yürütür.',
    drivers: 'net faiz geliri, kredi zararları ve giderler',
  },
  retail: {
    does: 'Şirket süpermarketler, mahalle marketleri ve bir çevrimiçi mağaza işletir.',
    drivers: 'benzer mağaza satışları, ücretler ve kiralar',
  },
  telecom: {
    does: 'Şirket mobil ve sabit ağlar işletir, hanelere ve şirketlere internet erişimi satar.',
    drivers: 'müşteri sayısı, müşteri başına gelir ve ağ yatırımları',
  },
  power: {
    does: 'Şirket elektrik ve ısı üretir, dağıtım şebekeleri işletir.',
    drivers: 'elektrik fiyatları, yakıt maliyetleri ve düzenlenen tarifeler',
  },
  chemicals: {
    does: 'Şirket temel kimyasallar, gübre ve plastik üretir.',
    drivers: 'gaz fiyatları, sanayi talebi ve kapasite kullanımı',
  },
  transport: {
    does: 'Şirket yük ve yolcu taşır, terminaller ve depolar işletir.',
    drivers: 'navlun oranları, yakıt maliyetleri ve ticaret hacmi',
  },
  food: {
    does: 'Şirket kendi markalarıyla süt ürünleri, unlu mamuller ve içecekler üretir.',
    drivers: 'hammadde fiyatları, satış fiyatları ve hacimler',
  },
  construction: {
    does: 'Şirket konut, ofis ve yol inşa eder, kendi arsalarını geliştirir.',
    drivers: 'sipariş defteri, faiz oranları ve inşaat maliyetleri',
  },
  software: {
    does: 'Şirket işletme yazılımları geliştirir ve abonelikle satar.',
    drivers: 'yeni sözleşmeler, yenilemeler ve personel giderleri',
  },
  pharmaceuticals: {
    does: 'Şirket reçeteli ilaç geliştirir, üretir ve satar.',
    drivers: 'ruhsatlar, patent süreleri ve araştırma harcamaları',
  },
  insurance: {
    does: 'Şirket haneleri ve işletmeleri hasara, hastalığa ve yaşlılığın risklerine karşı sigortalar.',
    drivers: 'hasarlar, prim artışı ve yatırım gelirleri',
  },
  machinery: {
    does: 'Şirket takım tezgâhları, tahrik sistemleri ve üretim hatları yapar ve bakımını üstlenir.',
    drivers: 'sipariş girişi, kapasite kullanımı ve parça fiyatları',
  },
  funds: {
    does: 'Şirket bireysel ve kurumsal yatırımcılar için yatırım fonları yönetir.',
    drivers: 'yönetilen varlıklar, ücretler ve piyasa fiyatları',
  },
  'public-finance': {
    does: 'Kurum, devleti adına tahvil ihraç eder ve borcunu yönetir.',
    drivers: 'bütçe dengesi, büyüme ve faiz oranları',
  },
};
