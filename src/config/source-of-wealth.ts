/**
 * Where a player's money may come from, and what shows it: the six categories of the specification.
 * The words for each option stand in the messages under its name.
 */
export const SOURCES_OF_WEALTH = {
  Salary: ['payslips', 'employmentContract', 'salaryStatement', 'pension'],
  Dividends: ['dividendStatement', 'taxReturn', 'shareRegister'],
  Inheritance: ['estateDeed', 'paymentStatement'],
  SaleOfCompany: ['saleContract', 'tradeRegister', 'paymentStatement'],
  SaleOfProperty: ['saleContract', 'landRegister', 'paymentStatement'],
  Other: ['savings', 'investments', 'gift', 'winnings']
} as const satisfies Record<string, readonly string[]>

export type WealthCategory = keyof typeof SOURCES_OF_WEALTH

export type WealthOption = (typeof SOURCES_OF_WEALTH)[WealthCategory][number]
