export {
  formatDay,
  formatGallons,
  formatInstant,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
  formatUnitPrice,
} from './format.ts';
