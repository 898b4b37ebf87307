/**
 * How files name their columns, folded, in the ten languages of the site, the surest first. A word that means two things stands
 * with the one it means more often in files.
 */
export const COLUMN_WORDS = {
  day: words(
    'date|datetime|day|trade date|tradedate|trading day|time|timestamp|<date>|дата|дата торгов|день|datum|handelstag',
    'date de séance|jour|fecha|día|data|giorno|data seduta|data sesji|dzień|дата торгів|tarih|gün|日期|交易日期|交易日',
    'tag|exchange date|index date|date (with effect from)|trading date|date1|traddt|session date|nav date|日付|日付け|基準日|일자|날짜|window start',
  ),
  outlook: words(
    'outlook|rating outlook|прогноз|прогноз рейтинга|ausblick|perspective|perspectiva|prospettiva|outlook ratingu',
    'perspektywa|прогноз рейтингу|görünüm|展望|评级展望',
  ),
  open: words(
    'open|open price|<open>|opening price|открытие|цена открытия|откр.|eröffnung|eröffn.|eröffnungskurs|erster|ouverture|ouv|ouv.|apertura|ape',
    'otwarcie|kurs otwarcia|відкриття|відкр.|ціна відкриття|açılış|开盘|开盘价',
    '시가|px open|open index value|abertura|price open|opnpric|anfang|開盤價|始値',
  ),
  high: words(
    'high|high price|<high>|max|maximum|максимум|макс.|макс|максимальная цена|hoch|tageshoch|höchst|plus haut|haut|máximo|max.',
    'massimo|maks|maksimum|najwyższy|najwyzszy|kurs maksymalny|en yüksek|yüksek|максимальна ціна|最高|最高价|高',
    'px high|high index value|máxima|고가|price high|daily high|day high|hghpric|kurs max|最高價|高値',
  ),
  low: words(
    'low|low price|<low>|min|minimum|минимум|мин.|мин|минимальная цена|tief|tagestief|tiefst|plus bas|bas|mínimo|min.',
    'minimo|najniższy|najnizszy|kurs minimalny|en düşük|düşük|мінімум|мін.|мінімальна ціна|最低|最低价|低',
    'px low|low index value|mínima|저가|price low|daily low|day low|lwpric|kurs min|最低價|安値',
  ),
  close: words(
    'close|closing price|close price|close/last|<close>|last|last price|price|px last|settle|закрытие|цена закрытия|цена|послед.|последняя цена',
    'schluss|schlusskurs|kurs|letzter|zuletzt|clôture|cours de clôture|dernier|clot|cierre|precio de cierre|último|chiusura|ultimo',
    'prezzo|zamknięcie|zamkniecie|ostatnio|kurs zamknięcia|закриття|ціна закриття|ціна|ост.|kapanış|kapanış fiyatı|son|şimdi|fiyat|收盘|收盘价|最新价',
    'price close|closing index value|fechamento|종가|clspric|lastpric|收盤價|終値|nav|nav per share|net asset value|latest|clean price|чистая цена|universal close price|closing value|lst trd/lst px|schlußkurs',
  ),
  volume: words(
    'volume|vol|vol.|<vol>|tottrdqty|<volume>|shares traded|quantity|объем|объём|объем торгов|количество|stück|stücke|stuecke|volumen|volumes',
    'titres échangés|volumen negociado|títulos|wolumen|wol.|обсяг|обєм|кількість|hacim|hac.|adet|işlem adedi|成交量|交易量',
    'px volume|거래량|total volume|number of shares|no. of shares|no.of shares|no of shrs|ttl trd qnty|ttltradgvol|umsatz in stück|umsatz (stück)|nombre de titres|volume échangé|número de títulos|número de acciones|numero di azioni|numero azioni|aantal aandelen|número de ações|antal aktier|omsatt antal|umsatz stück|umsatz (stk.)|gehandelte stück|成交股數|出来高',
  ),
  turnover: words(
    'turnover|value|value traded|tottrdval|traded value|amount|оборот|оборот, руб.|сумма|umsatz|umsatz in euro|capitaux|capitaux échangés',
    'efectivo|controvalore|obrót|wartość obrotu|обіг|işlem hacmi|işlem tutarı|成交额|成交金额',
    'total turnover|거래대금|total turnover (rs.)|ttltrfval|net turnov|umsatz in €|umsatz (€)|umsatz (eur)|成交金額|売買代金',
  ),
  trades: words(
    'trades|number of trades|numtrades|totaltrades|transactions|deals|сделки|кол-во сделок|количество сделок|anzahl trades',
    'número de operaciones|numero contratti|liczba transakcji|кількість угод|işlem sayısı|成交笔数',
    'trade count|no. of trades|no of trades|nombre de transactions|nombre déchanges|numero operazioni|numero di transazioni|número de transacciones|aantal transacties|número de negócios|antal avslut|no trades|ttlnboftxsexctd|成交筆數',
  ),
  average: words(
    'average|average price|vwap|waprice|средневзвешенная цена|ср. цена|durchschnitt|vwap kurs|cours moyen pondéré',
    'precio medio|prezzo medio|kurs średni|середньозважена ціна|ağırlıklı ortalama|均价',
    'wap|avg price',
  ),
  legalClose: words('legal close|legal close price|legalcloseprice|официальная цена закрытия|official close'),
  bid: words('bid|bid price|buying quote|спрос|покупка|geld|demande|compra|denaro|kupno|купівля|alış|买入价'),
  ask: words(
    'ask|ask price|offer|selling quote|предложение|продажа|brief|offre|venta|lettera|sprzedaż|продаж|satış|卖出价',
  ),
  currency: words(
    'currency|ccy|cur|валюта|währung|devise|monnaie|divisa|moneda|valuta|waluta|валюта торгів|para birimi|döviz|货币|币种',
  ),
  isin: words(
    'isin|isin code|isin number|isin код|код isin|isin-code|code isin|código isin|codice isin|kod isin|isin kodu|isin代码',
    'isin no|isin no.|isinnumber|표준코드',
  ),
  figi: words('figi|share class figi|shareclass figi|composite figi'),
  lei: words('lei|lei code|код lei|code lei|código lei|codice lei|kod lei|lei kodu|lei编码'),
  cik: words('cik|cik number'),
  mic: words('mic|mic code|market identifier code|operating mic|код рынка'),
  ticker: words(
    'ticker|<ticker>|symbol|ticker symbol|secid|тикер|код|код инструмента|kürzel|symbol boursier|mnémo|mnemo|símbolo|simbolo',
    'skrót|тікер|код цінного паперу|sembol|hisse kodu|kod|code|股票代码|证券代码|代码',
    'tckrsymb|sc code|trade code|mnemonic|tidm|valor symbol|valorsymbol|ric|證券代號|단축코드',
  ),
  board: words('board|boardid|board id|режим торгов|код режима'),
  providerCode: words(
    'provider code|id|identifier|internal code|внутренний код|kennung|identifiant|identificador|identificativo',
  ),
  name: words(
    'name|security name|company name|company|long name|issuer name|название|наименование|эмитент|компания|bezeichnung|unternehmen',
    'nom|société|libellé|nombre|empresa|nome|società|denominazione|nazwa|spółka|назва|емітент|unvan|şirket|ad|名称|简称|公司名称|证券简称|영문 종목명|한글 종목명',
  ),
  country: words('country|country code|страна|land|pays|país|paese|kraj|країна|ülke|国家'),
  kind: words(
    'kind|type|instrument type|asset class|тип|вид|art|gattung|typ|tipo|rodzaj|тип інструменту|tür|类型',
  ),
  industry: words(
    'industry|sector|gics sector|отрасль|сектор|branche|sektor|secteur|settore|branża|галузь|sektör|行业',
  ),
  listedOn: words('listed on|date of listing|listing date|ipo date|дата листинга|notiert seit|上市日期'),
  nominal: words(
    'nominal|face value|par value|номинал|nennwert|valeur nominale|valor nominal|valore nominale|nominał|номінал|面值',
  ),
  sharesOutstanding: words(
    'shares outstanding|outstanding shares|issue size|количество акций|aktienanzahl|总股本',
  ),
  amount: words(
    'amount|dividend|dividends|dividend amount|payment|сумма|размер дивиденда|дивиденд|dividende|dividendo|dywidenda|дивіденд|temettü|股息',
  ),
  exDividendOn: words(
    'ex date|ex-date|ex/eff date|ex dividend|ex-dividend|ex div date|ex-div date|xd date|exdividenddate|ex dividend on|ex dividend date|ex-dividend date|exdate|ex-tag|date de détachement|fecha ex-dividendo|data stacco|除息日',
  ),
  recordOn: words(
    'record date|record on|recorddate|registry close|registryclosedate|registry close date|дата закрытия реестра|date d’enregistrement|股权登记日',
  ),
  paidOn: words(
    'paid on|payment date|pay date|payable date|paydate|paymentdate|pay-date|дата выплаты|zahltag|date de paiement|fecha de pago|data pagamento|data wypłaty',
  ),
  announcedOn: words(
    'announced on|declaration date|declarationdate|declared date|announcement date|дата объявления',
  ),
  before: words('before|from shares|old shares'),
  after: words('after|to shares|new shares'),
  ratio: words('ratio|split ratio|stock splits|split|коэффициент|coefficient'),
  couponRate: words(
    'coupon rate|coupon|cpn|coupon percent|couponpercent|ставка купона|kupon|zinssatz|taux du coupon|cupón|cedola|票面利率',
  ),
  maturesOn: words(
    'matures on|maturity|maturity date|matdate|дата погашения|fälligkeit|échéance|vencimiento|scadenza|vade|到期日',
  ),
  issuedOn: words(
    'issued on|issue date|дата размещения|emissionsdatum|date d’émission|fecha de emisión|data emissione|发行日',
  ),
  percent: words('percent|rate|yield|ставка|доходность|zins|taux|tasa|tasso|stopa|faiz|利率'),
  weight: words(
    'weight|weight (%)|вес|gewicht|gewichtung|poids|peso|waga|вага|ağırlık|权重|weighting|weighting (%)|weightings|weight(%)|weight %|% weight',
    '% of fund|% of funds|percent of fund|percentage of fund|% of net assets|% net assets|% netassets|percent of net assets|net assets %',
    '% tna|% of nav|% of market value|% of total|market value weight|allocation|gewichtung (%)|gewichtung in %|pondération|pondération (%)|poids (%)',
    'peso (%)|ponderación (%)|ponderazione (%)|waga (%)',
  ),
  value: words('value|index value|значение|wert|valeur|valor|valore|wartość|значення|değer|数值'),
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ColumnWord = keyof typeof COLUMN_WORDS;

function words(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split('|'));
}
