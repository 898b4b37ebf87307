import type { TextsOfLanguage } from './texts-of-language.ts';

export const TUR_TEXTS: TextsOfLanguage = {
  periods: ['{year} ilk çeyrek', '{year} ilk yarı', '{year} ilk dokuz ay', '{year} yılı'],
  results: {
    title: '{name}: {period} sonuçları',
    text: '{name}, {period} finansal tablolarını yayımladı. Hasılat {revenue}, net kâr {profit} oldu.',
  },
  dividend: {
    title: '{name} pay başına {amount} temettü ödüyor',
    text: '{name} pay başına {amount} ödüyor. Paylar {date} tarihinden itibaren temettüsüz işlem görüyor.',
  },
  placement: {
    title: '{name} {amount} tutarında tahvil ihraç etti',
    text: '{name}, {bond} ihracını {date} tarihinde nominal değerden {amount} tutarında gerçekleştirdi.',
  },
  review: {
    title: '{name}: {period} bize ne söylüyor',
    text: '<p><b>{name}</b> hasılatı {revenue} (yıllık {change}), net kârı {profit} oldu.</p><ul><li>Kâr marjı sektör ortalamasına yakın.</li><li>İşletme sermayesi mevsimle birlikte değişti.</li></ul><p>Görüşümüzü koruyoruz. Ayrıntılar <a href="{link}">tam metinde</a>.</p>',
  },
  debt: {
    title: '{name}: taşınabilir bir borç yükü',
    text: '<p>{period} faaliyet nakit akışı <b>{cash}</b> oldu. Faizleri rahatlıkla karşılıyor.</p><p>Yaklaşan vadeler yönetilebilir görünüyor.</p>',
  },
  profile:
    '{name} {year} yılında kuruldu; merkezi {city} kentinde. Sektör: {industry}. Yaklaşık {employees} kişi çalıştırıyor.',
};
