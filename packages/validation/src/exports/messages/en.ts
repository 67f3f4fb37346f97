export const en = {
  'export.tooManyRows':
    'A spreadsheet holds {max, number} rows, and you have {rows, number}. Narrow the filters, or choose CSV.',
  'export.tooManyPdfRows':
    'A PDF holds {max, number} rows, and you have {rows, number}. Choose Excel or CSV, or narrow the report.',
  'export.tooMany': 'You have {max} files in progress. Wait for one to finish.',
  'export.notReady': 'The file is not ready, or it has expired',
  'export.failed': 'The file could not be created. Try again.',
  'exportState.queued': 'Waiting',
  'exportState.running': 'In progress',
  'exportState.ready': 'Ready',
  'exportState.failed': 'Failed',
  'exportState.canceled': 'Canceled',
  'exportState.expired': 'Expired',
} as const;
