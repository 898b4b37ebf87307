import type { TextsOfLanguage } from './texts-of-language.ts';

export const CHN_TEXTS: TextsOfLanguage = {
  periods: ['{year}年第一季度', '{year}年上半年', '{year}年前三季度', '{year}年度'],
  results: {
    title: '{name}：{period}业绩',
    text: '{name}发布{period}财务报表。营业收入{revenue}，净利润{profit}。',
  },
  dividend: {
    title: '{name}每股派息{amount}',
    text: '{name}每股派发股息{amount}，{date}起除息交易。',
  },
  placement: {
    title: '{name}发行债券{amount}',
    text: '{name}于{date}按面值发行{bond}，规模{amount}。',
  },
  review: {
    title: '{name}：{period}业绩点评',
    text: '<p><b>{name}</b>营业收入{revenue}，同比{change}；净利润{profit}。</p><ul><li>利润率接近行业平均水平。</li><li>营运资金随季节变动。</li></ul><p>我们维持原有观点，详见<a href="{link}">全文</a>。</p>',
  },
  debt: {
    title: '{name}：债务负担可控',
    text: '<p>{period}经营活动现金流为<b>{cash}</b>，足以覆盖利息支出。</p><p>近期到期债务压力不大。</p>',
  },
  profile: '{name}成立于{year}年，总部位于{city}。行业：{industry}。员工约{employees}人。',
};
