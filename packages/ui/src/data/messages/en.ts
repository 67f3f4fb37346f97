export const en = {
  'dataTable.selectAll': 'Select all rows',
  'dataTable.selectRow': 'Select {name}',
  'dataTable.loading': 'Loading rows',
  'dataTable.loadingMore': 'Loading more rows…',
  'filterBar.label': 'Filters',
  'bulkBar.label': 'Actions for the selected rows',
  'bulkBar.count': '{count, plural, one {# selected} other {# selected}}',
  'bulkBar.selectAll': 'Select all {count, number}',
  'bulkBar.clear': 'Clear selection',
} as const;
