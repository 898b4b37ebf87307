import { foldColumnName } from '#domain/import/fold-column-name.ts';

/** Words that name columns of the files we know, in ten languages. They only tell a header from other records. */
const WORDS = new Set(
  (
    'date datetime day time tradedate close last price open high low volume vol value turnover amount ticker symbol secid ' +
    'isin board boardid currency adj adjusted dividend dividends split splits name shortname security company code industry ' +
    'sector country exchange market mic figi lei cik cusip sedol type kind status rate yield tenor weight percent share ' +
    'shares coupon maturity matdate nominal facevalue cashflow ex record registry before after ratio source id per series ' +
    'issuer instrument category period observation start end unit tag form filed relationship description url website ' +
    'дата время тикер код название наименование имя цена закрытие открытие максимум минимум объем объём оборот валюта ' +
    'отрасль эмитент купон погашение номинал ставка доходность дивиденд биржа страна инструмент ' +
    'datum zeit kurs schlusskurs eröffnung hoch tief volumen umsatz währung wert bezeichnung branche land börse zins ' +
    'dividende fälligkeit prix clôture cloture ouverture haut bas devise nom secteur pays taux échéance coupon libellé ' +
    'fecha hora precio cierre apertura máximo mínimo maximo minimo volumen divisa nombre país tasa vencimiento cupón ' +
    'data ora prezzo chiusura apertura massimo minimo valuta nome settore paese tasso scadenza cedola ' +
    'czas cena kurs zamknięcie zamkniecie otwarcie najwyższy najniższy wolumen obrót waluta nazwa branża kraj stopa ' +
    'час ціна закриття відкриття обсяг оборот валюта назва галузь країна емітент ' +
    'tarih saat fiyat kapanış kapanis açılış yüksek düşük hacim para birimi ad unvan sektör ülke oran vade ' +
    '日期 时间 代码 名称 收盘 收盘价 开盘 开盘价 最高 最低 成交量 成交额 货币 行业 国家'
  ).split(' '),
);

export function isColumnWord(cell: string): boolean {
  const folded = foldColumnName(cell).replaceAll(/[<>]/g, '');
  return WORDS.has(folded) || folded.split(/[\s./()%,:]+/).some((word) => WORDS.has(word));
}
