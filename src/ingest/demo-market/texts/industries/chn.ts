import type { IndustryTexts } from './industry-texts.ts';

export const CHN_INDUSTRIES: IndustryTexts = {
  'steel-mining': {
    does: '公司开采铁矿石，为建筑业和汽车制造商生产板材和长材。',
    drivers: '钢材价格、矿石和能源成本',
  },
  'oil-gas': {
    does: '公司开采原油和天然气，进行炼制，并在自有加油站销售燃料。',
    drivers: '油价、产量和炼油利润',
  },
  banks: {
    does: '该行吸收存款，向居民和企业发放贷款，并办理支付结算。',
    drivers: '净利息收入、信用损失和费用',
  },
  retail: {
    does: '公司经营超市、便利店和网上商店。',
    drivers: '同店销售、工资和租金',
  },
  telecom: {
    does: '公司运营移动和固定网络，向家庭和企业提供互联网接入。',
    drivers: '用户数量、每用户收入和网络投资',
  },
  power: {
    does: '公司发电供热，并运营配电网络。',
    drivers: '电价、燃料成本和管制费率',
  },
  chemicals: {
    does: '公司生产基础化学品、化肥和塑料。',
    drivers: '天然气价格、工业需求和产能利用率',
  },
  transport: {
    does: '公司从事货运和客运，并运营码头和仓库。',
    drivers: '运价、燃料成本和贸易量',
  },
  food: {
    does: '公司以自有品牌生产乳制品、烘焙食品和饮料。',
    drivers: '原料价格、售价和销量',
  },
  construction: {
    does: '公司建造住宅、办公楼和道路，并开发自有地块。',
    drivers: '在手订单、利率和建筑成本',
  },
  software: {
    does: '公司开发企业软件，以订阅方式销售。',
    drivers: '新签合同、续约和人工成本',
  },
  pharmaceuticals: {
    does: '公司研发、生产和销售处方药。',
    drivers: '药品审批、专利到期和研发支出',
  },
  insurance: {
    does: '公司为家庭和企业提供财产、健康和养老保险。',
    drivers: '赔付、保费增长和投资收益',
  },
  machinery: {
    does: '公司制造机床、驱动装置和生产线，并提供维护。',
    drivers: '新增订单、产能利用率和零部件价格',
  },
  funds: {
    does: '公司为个人和机构投资者管理投资基金。',
    drivers: '管理资产规模、费率和市场价格',
  },
  'public-finance': {
    does: '该机构代表本国政府发行债券并管理债务。',
    drivers: '财政收支、经济增长和利率',
  },
};
