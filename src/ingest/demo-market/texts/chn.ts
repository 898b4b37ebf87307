import type { TextsOfLanguage } from './texts-of-language.ts';

export const CHN_TEXTS: TextsOfLanguage = {
  periods: ['{year}年第一季度', '{year}年上半年', '{year}年前三季度', '{year}年度'],
  results: {
    title: '{name}：{period}业绩',
    published: '{name}发布{period}财务报表。',
    revenue: '营业收入为{revenue}。',
    income: '营业净收入为{revenue}。',
    profit: '净利润为{profit}。',
    loss: '净亏损为{profit}。',
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
    revenue: '<b>{name}</b>营业收入为{revenue}，同比{change}。',
    income: '<b>{name}</b>营业净收入为{revenue}，同比{change}。',
    wider: '净利率升至{margin}。',
    narrower: '净利率降至{margin}。',
    noMargin: '支出超过收入。',
    drivers: '当前最值得关注：{drivers}。',
    closing: '我们维持原有观点，详见<a href="{link}">全文</a>。',
  },
  covered: {
    title: '{name}：债务负担可控',
    text: '<p>{period}经营活动现金流为<b>{cash}</b>，利息支出{interest}，覆盖倍数{times}。</p><p>近期到期债务可由日常经营偿还。</p>',
  },
  tight: {
    title: '{name}：付息空间有限',
    text: '<p>{period}经营活动现金流仅为<b>{cash}</b>，利息支出{interest}，覆盖倍数{times}。</p><p>近期到期债务可能需要再融资。</p>',
  },
  consuming: {
    title: '{name}：经营活动消耗现金',
    text: '<p>{period}经营活动现金流为负：<b>{cash}</b>。{interest}的利息须由储备或新增债务支付。</p><p>我们密切关注近期到期的债务。</p>',
  },
  funded: {
    title: '{name}：存款覆盖贷款',
    text: '<p>截至{date}，客户存款为<b>{deposits}</b>，客户贷款为{loans}，存贷比为{ratio}。</p><p>该行对资本市场的依赖很小。</p>',
  },
  lent: {
    title: '{name}：贷款高于存款',
    text: '<p>截至{date}，客户存款为<b>{deposits}</b>，客户贷款为{loans}，存贷比为{ratio}。</p><p>差额由债券、同业资金和权益资本提供。</p>',
  },
  profile: {
    founded: '{name}成立于{year}年，总部位于{city}。',
    employees: '员工约{employees}人。',
  },
};
