/** English texts of imports: card orders, drivers, vehicles, prompted IDs, and purchases. */
export const en = {
  'import.title.cards': 'Import an order',
  'import.title.drivers': 'Import drivers',
  'import.title.vehicles': 'Import vehicles',
  'import.title.promptedIds': 'Import prompted IDs',
  'import.title.purchases': 'Import purchases made elsewhere',
  'import.subtitle.cards':
    'Upload a CSV or XLSX file of up to {max, number} cards. No reformatting needed.',
  'import.subtitle.drivers':
    'Upload a CSV or XLSX file of up to {max, number} drivers. No reformatting needed.',
  'import.subtitle.vehicles':
    'Upload a CSV or XLSX file of up to {max, number} vehicles. No reformatting needed.',
  'import.subtitle.promptedIds':
    'Upload a CSV or XLSX file of up to {max, number} prompted IDs. No reformatting needed.',
  'import.subtitle.purchases':
    'Upload a CSV or XLSX file of up to {max, number} purchases made without our cards, as your card vendor or telematics system exports it.',
  'import.denied': 'You do not have access to imports',
  'import.what': 'The data to check the file against',
  'import.found':
    '{name} · {rows, plural, one {1 row} other {# rows}} · header found in row {head}',
  'import.foundTitles':
    '{titles, plural, one {# title row left out} other {# title rows left out}}',
  'import.steps': 'Import steps',
  'import.step.file': 'File',
  'import.step.columns': 'Columns',
  'import.step.check': 'Check',
  'import.step.confirm': 'Confirm',
  'import.byHand': 'Order a few cards manually instead',
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
    'We could not read this file. Save it as CSV or XLSX and choose it again.',
  'import.fault.noTable':
    'We could not find a table in this file. It needs a row of column names with rows below it.',
  'import.fault.tooManyRows':
    'This file has more than {max, number} rows. Split it and import each part.',
  'import.fault.tooLarge': 'This file is larger than 25 MB. Keep only the columns you need.',
  'import.failed.cards': 'Nothing was ordered. Your file and corrections are still here.',
  'import.failed.others': 'Nothing was changed. Your file and corrections are still here.',
  'import.failed.why.cards': 'Not possible to order cards now. Try again; nothing is duplicated.',
  'import.failed.why.others': 'The rows could not be added. Try again; nothing is duplicated.',
  'import.failed.unanswered': 'We got no response, so the import may have gone through.',
  'import.failed.mismatch': 'An earlier attempt may have gone through.',
  'import.failed.unanswered.why':
    'Your file and corrections are still here. Try again; nothing is duplicated.',
  'import.failed.notPossible':
    'Something changed since the file was checked. Go back and check the rows again.',
  'import.refused':
    'Nothing was changed: {count, plural, one {# row was} other {# rows were}} not accepted',
  'import.refused.line': 'Row {row}: {reason}',
  'import.canceled': 'The import was stopped. Nothing was changed.',
  'import.again': 'This file was already submitted as order {number}',
  'import.again.when':
    '{count, plural, one {# card was} other {# cards were}} ordered {isToday, select, true {at} other {on}} {time}. Cards from that order are marked below, so nothing is ordered twice.',
  'import.again.open': 'Open the order',
  'import.sameAs': 'These cards were already ordered in order {number}. Nothing was ordered twice.',
  'import.things.drivers': '{count, plural, one {# driver} other {# drivers}}',
  'import.things.vehicles': '{count, plural, one {# vehicle} other {# vehicles}}',
  'import.things.promptedIds': '{count, plural, one {# prompted ID} other {# prompted IDs}}',
  'import.things.purchases': '{count, plural, one {# purchase} other {# purchases}}',
  'import.words.drivers':
    'Drivers already on file are updated where the file differs. Empty cells change nothing, and no drivers are removed.',
  'import.words.vehicles':
    'Vehicles already on file are updated where the file differs. Empty cells change nothing, and no vehicles are removed.',
  'import.words.promptedIds':
    'Prompted IDs already on file take the number and manager from the file. They keep their status and cards. None are removed.',
  'import.words.purchases':
    'Each purchase is matched to its vehicle and counted in miles per gallon, spend by vehicle, and IFTA, under the name of whoever recorded it. Limits, balances, and statements do not change. A purchase already on file is updated where the file differs, never duplicated.',
  'import.source.title': 'For every row in this file',
  'import.source.label': 'Recorded by',
  'import.source.help':
    'The card vendor, the telematics system, or “Receipts,” for rows that do not name one. Times without a time zone use the account’s time zone, {zone}.',
  'import.leftOut':
    '{count, plural, one {# row is} other {# rows are}} left out. Download {count, plural, one {it} other {them}} with the reasons and import again.',
  'import.uncounted': 'We could not tell how many are already on file. Nothing is duplicated.',
  'import.enter': 'Import {things}',
  'import.done':
    '{added, plural, =0 {None added} other {# added}}, {changed, plural, =0 {none changed} other {# changed}}, {unchanged, plural, =0 {none} other {#}} unchanged.',
  'import.past.what': 'Your imports',
  'import.past.title': 'Recent imports',
  'import.past.hint': 'You can undo an import until one of its rows changes.',
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
    '{count, plural, one {# purchase it added is} other {# purchases it added are}} removed from vehicles, miles per gallon, spend by vehicle, and IFTA.',
  'import.undo.keeps':
    '{count, plural, one {# row it updated keeps its} other {# rows it updated keep their}} new values.',
  'import.undo.stays':
    '{count, plural, one {# row already on file stays} other {# rows already on file stay}} unchanged.',
  'import.undo.again': 'You can import the file again.',
  'import.undo.confirm': 'Undo {count, plural, one {# purchase} other {# purchases}}',
  'import.undo.cancel': 'Keep them',
  'import.undo.done': 'Removed {count, plural, one {# purchase} other {# purchases}} from {name}.',
  'import.undo.failed': 'Nothing was undone',
  'import.open': 'Import',
  'import.open.purchases': 'Import purchases',
} as const;
