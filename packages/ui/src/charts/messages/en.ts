export const en = {
  'stackedBars.soFar': '{value} so far',
  'stackedBars.spoken': '{name}: {total}. {parts}',
  'stackedBars.spokenSoFar': '{name}, so far: {total}. {parts}',
  'stackedBars.period': 'Month',
  'stackedBars.total': 'Total',
  'chartSection.asTable': 'Show as table',
  'chartSection.asChart': 'Show as chart',
  'limitBar.used': 'used {value}',
  'limitBar.left': 'left {value}',
  'limitBar.short': 'short {value}',
} as const;
