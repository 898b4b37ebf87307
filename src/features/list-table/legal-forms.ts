/** As issuers write them; where one begins like another, the longer stands first. */
const ENDS = [
  String.raw`AG & Co\. KGaA|GmbH & Co\. KG|S\.A\.B\. de C\.V\.|Sp\. z o\.o\.|Ltd\. Şti\.|Co\., Ltd\.?|Pty Ltd`,
  String.raw`Inc\.?|Corp\.?|Corporation|Ltd\.?|Limited|PLC|plc|LLC|LP|PrJSC|PJSC|OJSC|CJSC|JSC`,
  String.raw`S\.A\.S\.|S\.A\.|SAS|SA|SARL|S\.L\.|S\.p\.A\.|SpA|S\.r\.l\.|Srl|GmbH|KGaA|AG|SE`,
  String.raw`Oyj|Oy|AB|ASA|AS|A/S|N\.V\.|NV|B\.V\.|BV|A\.Ş\.|AŞ|K\.K\.`,
].join('|');
const END = new RegExp(`(?:,? (?:${ENDS})|(?:股份|有限责任|股份有限|有限)公司)$`);
const START = /^(?:ПАО|АО|ООО|ОАО|ЗАО|НАО|ЧАО|ПрАТ|ПАТ|АТ|ТОВ|ТзОВ) /;
const QUOTED = /^«[^«»]*»$/;

/** The name of an issuer in three pieces: what stands between its legal form and the quotes of it. */
export function splitLegalForm(name: string): readonly [before: string, name: string, after: string] {
  const end = END.exec(name)?.[0] ?? '';
  const form = START.exec(name)?.[0] ?? '';
  const rest = name.slice(form.length, name.length - end.length);
  if (form && QUOTED.test(rest)) return [`${form}«`, rest.slice(1, -1), '»'];
  return rest ? [form, rest, end] : ['', name, ''];
}

export const endsWithLegalForm = (name: string): boolean => END.test(name);
