/** English texts of generated files, as ICU messages. */
export const en = {
  'files.subtitle': 'Files are available for 48 hours.',
  'files.what': 'Your files',
  'files.more': 'Show earlier files',
  'files.empty': 'No files yet',
  'files.empty.report': 'Create a report',
  'files.empty.activity': 'Export activity',
  'files.empty.why': 'Files you export and reports you run appear here.',
  'files.column.file': 'File',
  'files.column.state': 'Status',
  'files.column.made': 'Requested',
  'files.column.until': 'Available until',
  'files.column.get': 'Download',
  'files.rows': '{done} of {total} rows',
  'files.download': 'Download',
  'files.download.of': 'Download {name}',
  'files.begun':
    'Your file is being prepared. It appears here and under Downloads when it is ready.',
} as const;
