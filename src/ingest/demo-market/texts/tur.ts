import type { TextsOfLanguage } from './texts-of-language.ts';

export const TUR_TEXTS: TextsOfLanguage = {
  periods: ['{year} ilk çeyrek', '{year} ilk yarı', '{year} ilk dokuz ay', '{year} yılı'],
  results: {
    title: '{name}: {period} sonuçları',
    published: '{name}, {period} finansal tablolarını yayımladı.',
    revenue: 'Hasılat {revenue} oldu.',
    income: 'Faaliyet geliri {revenue} oldu.',
    profit: 'Net kâr {profit} olarak gerçekleşti.',
    loss: 'Net zarar {profit} olarak gerçekleşti.',
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
    revenue: '<b>{name}</b> hasılatı {revenue} oldu (yıllık {change}).',
    income: '<b>{name}</b> faaliyet geliri {revenue} oldu (yıllık {change}).',
    wider: 'Net kâr marjı yükseldi: {margin}.',
    narrower: 'Net kâr marjı geriledi: {margin}.',
    noMargin: 'Giderler gelirleri aştı.',
    drivers: 'Şimdi en önemli konular: {drivers}.',
    closing: 'Görüşümüzü koruyoruz. Ayrıntılar <a href="{link}">tam metinde</a>.',
  },
  covered: {
    title: '{name}: taşınabilir bir borç yükü',
    text: '<p>{period} faaliyet nakit akışı <b>{cash}</b>, faiz gideri {interest}: karşılama oranı {times}.</p><p>Yaklaşan itfalar olağan faaliyetten ödenebilir.</p>',
  },
  tight: {
    title: '{name}: faiz için dar bir alan',
    text: '<p>{period} faaliyet nakit akışı yalnızca <b>{cash}</b>, faiz gideri {interest}: karşılama oranı {times}.</p><p>Yaklaşan itfaların büyük olasılıkla yeniden finanse edilmesi gerekecek.</p>',
  },
  consuming: {
    title: '{name}: faaliyetler nakit tüketiyor',
    text: '<p>{period} faaliyet nakit akışı negatif: <b>{cash}</b>. {interest} tutarındaki faiz, rezervlerden veya yeni borçla ödendi.</p><p>Yaklaşan itfaları yakından izliyoruz.</p>',
  },
  funded: {
    title: '{name}: mevduat kredileri karşılıyor',
    text: '<p>{date} itibarıyla müşteri mevduatı <b>{deposits}</b>, müşterilere verilen krediler {loans}: kredi/mevduat oranı {ratio}.</p><p>Banka sermaye piyasasına pek bağımlı değil.</p>',
  },
  lent: {
    title: '{name}: krediler mevduatı aşıyor',
    text: '<p>{date} itibarıyla müşteri mevduatı <b>{deposits}</b>, müşterilere verilen krediler {loans}: kredi/mevduat oranı {ratio}.</p><p>Fark; tahviller, diğer bankalar ve özkaynakla finanse ediliyor.</p>',
  },
  profile: {
    founded: '{name} {year} yılında kuruldu; merkezi {city} kentinde.',
    employees: 'Yaklaşık {employees} kişi çalıştırıyor.',
  },
};
