import type { Subject } from './subject.ts';

/** Widely followed indices under the codes of Yahoo, Stooq, exchanges and terminals. */
const INDICES: Readonly<Record<string, string>> = {
  EUR: 'GDAXI DAX MDAXI MDAX SDAXI TECDAX STOXX STOXX50E STOXX50 SX5E SXXP FCHI CAC CAC40 PX1 AEX BFX BEL20 IBEX IBEX35 FTSEMIB FTMIB PSI20 ATX OMXH25 OMXHPI ISEQ N100 EUE',
  GBP: 'FTSE UKX FTMC FTAS FTLC',
  USD: 'GSPC SPX SP500 INX DJI DJIA DJT DJU IXIC COMP NDX NASDAQ100 NDQ RUT RUI RUA VIX NYA XAX OEX MID SOX W5000 NYFANG RTSI',
  JPY: 'N225 NI225 NKX NIKKEI225 TPX TOPIX',
  HKD: 'HSI HSCE HSCEI HSTECH',
  CHF: 'SSMI SMI SLI SPI SSHI',
  RUB: 'IMOEX IMOEX2 MOEXBC MOEX10 MCFTR MCFTRR RGBI RGBITR RUCBITR RUCBCPNS RVI MICEXINDEXCF',
  INR: 'BSESN SENSEX NSEI NIFTY NIFTY50 NSEBANK BANKNIFTY CNX200',
  PLN: 'WIG WIG20 WIG30 WIG140 MWIG40 SWIG80 WIG20TR',
  CAD: 'GSPTSE TSX TX60',
  AUD: 'AXJO AORD AXKO ASX200',
  KRW: 'KS11 KQ11 KOSPI KOSPI200 KOSDAQ',
  TWD: 'TWII TAIEX',
  CNY: 'SSEC SHCOMP CSI300 SHC',
  BRL: 'BVSP IBOV',
  MXN: 'MXX IPC',
  TRY: 'XU100 XU030',
  SEK: 'OMX OMXS30 OMXSPI',
  DKK: 'OMXC20 OMXC25',
  NOK: 'OSEAX OBX OSEBX',
  ZAR: 'J203 J200 JTOPI',
  NZD: 'NZ50',
  SGD: 'STI',
  ILS: 'TA125 TA35',
  CZK: 'PX',
  HUF: 'BUX',
  UAH: 'UX PFTS',
};

const currencies = new Map(
  Object.entries(INDICES).flatMap(([currency, codes]) =>
    codes.split(' ').map((code) => [code, currency] as const),
  ),
);

/** In which currency the members of an index are valued; undefined where its code does not tell. */
export function indexCurrency({ providerCode, ticker }: Subject): string | undefined {
  for (const code of [ticker, providerCode]) {
    const plain = code
      ?.replace(/^\^/, '')
      .replace(/\.[A-Z]{1,3}$/, '')
      .toUpperCase();
    const currency = plain === undefined ? undefined : currencies.get(plain);
    if (currency !== undefined) return currency;
  }
  return undefined;
}
