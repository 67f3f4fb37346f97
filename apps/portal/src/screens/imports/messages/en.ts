/** English texts of files that are read: cards to order, drivers, vehicles, prompted IDs, purchases. */
export const en = {
  'import.title.cards': 'Import an order',
  'import.title.drivers': 'Import drivers',
  'import.title.vehicles': 'Import vehicles',
  'import.title.promptedIds': 'Import prompted IDs',
  'import.title.purchases': 'Import purchases made elsewhere',
  'import.subtitle.cards': 'A CSV or XLSX file of up to {max, number} cards, as you have it',
  'import.subtitle.drivers': 'A CSV or XLSX file of up to {max, number} drivers, as you have it',
  'import.subtitle.vehicles': 'A CSV or XLSX file of up to {max, number} vehicles, as you have it',
  'import.subtitle.promptedIds':
    'A CSV or XLSX file of up to {max, number} prompted IDs, as you have it',
  'import.subtitle.purchases':
    'A CSV or XLSX file of up to {max, number} purchases without our cards, as the card vendor or telematics system exports it',
  'import.denied': 'You do not have access to imports',
  'import.what': 'What the file is checked against',
  'import.found':
    '{name} · {rows, plural, one {1 row} other {# rows}} · header found in row {head}',
  'import.foundTitles':
    '{titles, plural, one {one title row left out} other {# title rows left out}}',
  'import.steps': 'Steps of the import',
  'import.step.file': 'File',
  'import.step.columns': 'Columns',
  'import.step.check': 'Check',
  'import.step.confirm': 'Confirm',
  'import.byHand': 'Order a few cards by hand instead',
  'import.template.cards': 'card-order-template.csv',
  'import.template.drivers': 'drivers-template.csv',
  'import.template.vehicles': 'vehicles-template.csv',
  'import.template.promptedIds': 'prompted-ids-template.csv',
  'import.template.purchases': 'purchases-template.csv',
  'import.reasons.cards': 'card-order-rows-with-reasons.csv',
  'import.reasons.drivers': 'drivers-rows-with-reasons.csv',
  'import.reasons.vehicles': 'vehicles-rows-with-reasons.csv',
  'import.reasons.promptedIds': 'prompted-ids-rows-with-reasons.csv',
  'import.reasons.purchases': 'purchases-rows-with-reasons.csv',
  'import.fault.unreadable':
    'This file could not be read. Save it as CSV or XLSX and choose it again.',
  'import.fault.noTable':
    'No table was found in this file. It needs one row of column names and the rows below it.',
  'import.fault.tooManyRows':
    'This file has more than {max, number} rows. Split it and import the parts.',
  'import.fault.tooLarge': 'This file is larger than 25 MB. Keep only the columns that are needed.',
  'import.failed.cards': 'Nothing was ordered. Your file and corrections are still here.',
  'import.failed.others': 'Nothing was changed. Your file and corrections are still here.',
  'import.failed.why.cards': 'Not possible to order cards now. Try again; nothing is duplicated.',
  'import.failed.why.others':
    'Not possible to enter the rows now. Try again; nothing is duplicated.',
  'import.failed.unreachable':
    'The gateway could not be reached. Try again; nothing is duplicated.',
  'import.failed.notPossible':
    'Something changed since the file was checked. Go back and check the rows again.',
  'import.refused':
    'Nothing was changed: {count, plural, one {one row was} other {# rows were}} refused',
  'import.refused.line': 'Row {row}: {reason}',
  'import.canceled': 'The import was stopped. Nothing was changed.',
  'import.again': 'This file was ordered before, as order {number}',
  'import.again.when':
    '{count, plural, one {# card was} other {# cards were}} ordered on {time}. Cards that are in that order are refused below, so nothing is ordered twice.',
  'import.again.open': 'Open the order',
  'import.sameAs': 'These cards were ordered before, as order {number}. Nothing was ordered twice.',
  'import.things.drivers': '{count, plural, one {# driver} other {# drivers}}',
  'import.things.vehicles': '{count, plural, one {# vehicle} other {# vehicles}}',
  'import.things.promptedIds': '{count, plural, one {# prompted ID} other {# prompted IDs}}',
  'import.things.purchases': '{count, plural, one {# purchase} other {# purchases}}',
  'import.words.drivers':
    'A driver whose ID is known is updated where the file differs. An empty cell changes nothing, and nobody is removed.',
  'import.words.vehicles':
    'A vehicle whose unit is known is updated where the file differs. An empty cell changes nothing, and no vehicle is removed.',
  'import.words.promptedIds':
    'A prompted ID whose name is known takes the number and the manager of the file. It stays on or off, and keeps its cards. None is removed.',
  'import.words.purchases':
    'Each purchase is matched to its vehicle and counted in miles per gallon, spend by vehicle, and IFTA, with the name of whoever recorded it. No limit, balance, or statement changes. A purchase entered before is updated where the file differs, never duplicated.',
  'import.source.title': 'Every row of this file',
  'import.source.label': 'Recorded by',
  'import.source.help':
    'The card vendor, the telematics system or “Receipts”, for rows that do not say who recorded them. Times that name no zone are read in that of the account, {zone}.',
  'import.leftOut':
    '{count, plural, one {# row stays} other {# rows stay}} behind. Download {count, plural, one {it} other {them}} with the reasons and import again.',
  'import.uncounted':
    'We could not tell how many of them are already on file. Nothing is duplicated.',
  'import.enter': 'Enter {things}',
  'import.done':
    '{added, plural, =0 {None added} other {# added}}, {changed, plural, =0 {none changed} other {# changed}}, {unchanged, plural, =0 {none} other {#}} unchanged.',
  'import.past.what': 'Your imports',
  'import.past.title': 'Your last imports',
  'import.past.hint': 'You can undo a file as long as none of its rows has changed since.',
  'import.past.file': 'File',
  'import.past.at': 'Imported',
  'import.past.outcome': 'Result',
  'import.past.action': 'Undo',
  'import.past.entered':
    '{added, number} added, {changed, number} changed, {unchanged, number} unchanged',
  'import.past.undone':
    'Undone: {count, plural, one {# purchase was} other {# purchases were}} removed',
  'import.past.undo': 'Undo',
  'import.past.undoOf': 'Undo the import of {name}',
  'import.undo.title': 'Undo the import of {name}?',
  'import.undo.goes':
    '{count, plural, one {# purchase that it added goes} other {# purchases that it added go}}: from the vehicles, from miles per gallon, spend by vehicle and IFTA.',
  'import.undo.stays':
    '{count, plural, one {# row that was already on file stays as it is} other {# rows that were already on file stay as they are}} now.',
  'import.undo.again': 'The file can be imported again.',
  'import.undo.confirm': 'Undo {count, plural, one {# purchase} other {# purchases}}',
  'import.undo.cancel': 'Keep them',
  'import.undo.done': '{count, plural, one {# purchase} other {# purchases}} of {name} removed.',
  'import.undo.failed': 'Nothing was undone',
  'import.open': 'Import',
  'import.open.purchases': 'Import purchases',
} as const;
