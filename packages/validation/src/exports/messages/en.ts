export const en = {
  'export.tooManyRows':
    'A spreadsheet holds {max} rows, and these are {rows}. Narrow the filters, or choose CSV.',
  'export.tooMany': 'Wait until one of the {max} files that are being made is ready',
  'export.notReady': 'The file is not ready or has expired',
  'export.failed': 'The file could not be made. Try again.',
  'exportState.queued': 'Waiting',
  'exportState.running': 'In progress',
  'exportState.ready': 'Ready',
  'exportState.failed': 'Failed',
  'exportState.canceled': 'Canceled',
  'exportState.expired': 'Expired',
} as const;
