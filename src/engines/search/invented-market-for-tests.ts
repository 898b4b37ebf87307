import type { SearchDocument } from './document.ts';

/** Country, ticker, weight, registered name; then names in other languages. None of them exists. */
const ISSUERS = `
RU SVGZ 900 ПАО «Севергазпромысел» | Severgazpromysel PJSC
RU YUNK 640 ПАО "Юнкор-Нефть" | Yunkor Oil
RU YUNKP 120 ПАО "Юнкор-Нефть" ап | Yunkor Oil pref
RU LUKR 800 АО «Лукорьевский рудник» | Lukorye Mine
RU ENSK 300 ПАО Енискалий | Yeniskali
RU KHLB 90 ПАО «Хлебозавод Щучье»
RU ZHUK 75 АО Жуковцемент
RU TSNT 70 ООО «Центр-Лизинг»
RU FOSK 410 ПАО "ФосКсенон" | FosXenon PJSC
RU MTSV 500 ПАО «МТС-Волна» | MTS-Volna
RU ALBK 950 АО "Алтын Банк Сибирь" | Altyn Bank Siberia
RU ORYL 60 ПАО Орёлсвязь
RU SBYT 55 АО «Орелсбытстрой»
UA LHNS 210 ПрАТ «Луганська гілка» | Luhanska Hilka
UA KYVN 260 ПАТ "Київенергія" | Kyivenerhiia
UA ZVYA 130 АТ «Зв'язок Полісся» | Zviazok Polissia
UA GANK 45 ТОВ Ґанок-Їжа
PL LODZ 330 Łódzka Żegluga S.A.
PL PSZC 150 Pszczółkowo Ćwikła SA
PL ZRDL 85 Źródło Świt S.A. | Zrodlo Swit
PL KGHL 620 Kłosowiec Górnictwo S.A.
TR ISKB 480 Işıkdağ Bankası A.Ş. | Isikdag Bank
TR CINR 170 Çınarlı Gıda Sanayi ve Ticaret A.Ş.
TR IGDR 95 İğdeli Holding
TR SKRT 88 Şekerova Tekstil
TR GLGT.IZ 700 Türkiye Gelgit Bankası A.Ş.
TR IZCTR.IZ 520 Türkiye İz Bankası A.Ş.
TR KASE 300 Türkiye Kâse ve Tel Fabrikaları A.Ş.
FI KIVO 200 KIVO Oyj
FI KIVC 400 Kivocranes Oyj
DE GRNR 310 Grünchener Rückversicherung AG | Grunich Re
DE BLSS 560 Bläuß & Söhne AG
DE GRST 350 Großstahl Überlingen SE
DE MUHL 240 Mühlbach Versicherung AG
DE OHRW 110 Öhrwald Arznei KGaA
FR CRDL 460 Crédit Littoral d'Aubrel | Aubrel Credit
FR LOEU 70 Œuvres de Lavérac SA
ES BNQR 390 Banco Quebrado Ñandelosa S.A.
IT FNTN 280 Fontanella S.p.A.
CN 680001 700 北岭茅溪酒业股份有限公司 | Beiling Maoxi Spirits
CN 680002 540 东川电力集团 | Dongchuan Electric Power
CN 680003 160 南桥银行 | Nanqiao Bank
CN 680004 95 西苑新能源科技 | Xiyuan New Energy
CN 680005 280 五 岭 液
IN TARIND 610 Tarindra Consultancy Services Limited
IN HDVBK 720 HDV Bank Limited
IN MRTHW 180 Maruthwal Motors Ltd
IN NSHKT 65 Nishakti Power & Infra Limited
US APLN 990 Aplenor Inc. - Common Stock
US AT 580 AT&K Communications, Inc.
US BRN.B 860 Brenshire Hathwell Inc. Class B
US JPM 930 J.P. Morwell & Co.
US ONL 77 O'Neilson Tools Corp.
US GE 505 Genelec Dynamics Company
US T 570 Telvora Inc.
US MCRX 340 Micronix Semiconductor Corporation
US FORD 150 Fordwick Motor Company
US ETFX 20 Etfax Systems Inc.
`;

const INDEXES = `
SVX 900 Индекс «Северная биржа» | Northern Exchange Index
SQ5 990 S&Q 500 Composite
DXK 600 DÄX Kurs 40
WGX 400 WIG-Łąka 20
CSX 500 北岭300指数 | Beiling 300
BXT 450 BİST-Ova 100
NFX 480 Nifti Fifty
RGB 300 Индекс гособлигаций RGBX
`;

const FUNDS = `
SVXE 300 БПИФ «Северная биржа» | Northern Exchange ETF
SQ5E 800 Aplenor Core S&Q 500 UCITS ETF (Acc)
GLDN 500 Brenshire Physical Gold ETC
DIVW 420 Brenshire World Dividend UCITS ETF
DIVE 260 Brenshire Emerging Dividend UCITS ETF
BNDS 350 Aplenor Euro Government Bond 7-10yr UCITS ETF
HYBD 220 Aplenor € High Yield Corp Bond UCITS ETF
CSXE 310 北岭300ETF | Beiling 300 ETF
OBLG 120 БПИФ Облигации Плюс | Bonds Plus
GOVT 90 Tarindra Gilt Fund
`;

const SERIES: Readonly<Record<string, readonly string[]>> = {
  RU: ['БО-001Р-01', 'БО-001Р-02', '002P-03'],
  UA: ['серія A', 'серія B', 'серія C'],
  PL: ['seria WZ0829', 'seria WZ0931', 'seria PS1030'],
  TR: ['FRN 2027', '32,5% 2028', 'USD 7.25% 2031'],
  DE: ['4,25% 2029', '3,875% 2032', 'Nachranganleihe 2035'],
  CN: ['24债01', '24债02', '25MTN003'],
  IN: ['8.10% NCD 2028', '7.95% NCD 2030', '8.40% Perpetual'],
};
const OTHER_SERIES = ['5.500% 2031', '4.125% 2034', 'Zero 2028'];

/** About three hundred documents of every kind the world has; each is known by a code such as stocks:APLN. */
export function inventMarket(): ReadonlyMap<string, SearchDocument> {
  const market = new Map<string, SearchDocument>();
  let id = 0;
  const add = (code: string, document: Omit<SearchDocument, 'id'>) =>
    market.set(code, { ...document, id: ++id });

  for (const row of rowsOf(ISSUERS)) {
    const [country = '', ticker = '', weight = '0', ...words] = row.split(' ');
    const [name = '', ...names] = words.join(' ').split(' | ');
    const base = { name, names, weight: Number(weight) };
    add(`companies:${ticker}`, { ...base, category: 'companies' });
    add(`stocks:${ticker}`, { ...base, category: 'stocks', codes: [ticker, isinOf(country, id)] });
    for (const [at, series] of (SERIES[country] ?? OTHER_SERIES).entries()) {
      add(`bonds:${ticker}/${at + 1}`, {
        category: 'bonds',
        name: `${name} ${series}`,
        names: names.map((other) => `${other} ${series}`),
        codes: [isinOf(country, id)],
        weight: Number(weight) / (at + 2),
      });
    }
  }
  for (const [category, rows] of [
    ['indexes', INDEXES],
    ['etf', FUNDS],
  ] as const) {
    for (const row of rowsOf(rows)) {
      const [ticker = '', weight = '0', ...words] = row.split(' ');
      const [name = '', ...names] = words.join(' ').split(' | ');
      const isin = category === 'etf' ? [isinOf('LU', id)] : [];
      add(`${category}:${ticker}`, {
        category,
        name,
        names,
        codes: [ticker, ...isin],
        weight: Number(weight),
      });
    }
  }
  return market;
}

const rowsOf = (table: string) => table.trim().split('\n');

/** With a right check digit: Luhn over the digits, where A counts as 10 and Z as 35. */
export function isinOf(country: string, number: number): string {
  const first = `${country}9${String(number * 7_919).padStart(8, '0')}`;
  const digits = [...first].map((sign) => Number.parseInt(sign, 36)).join('');
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const counted = Number(digit) * (position % 2 === 0 ? 2 : 1);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return `${first}${(10 - (sum % 10)) % 10}`;
}
