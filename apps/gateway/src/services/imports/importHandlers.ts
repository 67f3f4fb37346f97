import { driver, promptedId, recordedPurchase, vehicle } from '@forecourt/validation';
import { confirmEntries } from './confirmEntries.ts';
import { cardEntryIssues } from './confirmOrder.ts';
import { entryIssues } from './enterRows.ts';
import { cancelImport, putImportRows, startImport } from './imports.ts';
import { promptedIdEntries } from './promptedIdEntries.ts';
import { purchaseEntries } from './purchaseEntries.ts';
import { driverEntries, vehicleEntries } from './rosterEntries.ts';

/** Import handlers for every kind of file, keyed by call. */
export const importHandlers = {
  startOrderImport: startImport('cards'),
  putOrderImportRows: putImportRows('cards', cardEntryIssues),
  cancelOrderImport: cancelImport('cards'),
  startDriverImport: startImport('drivers'),
  putDriverImportRows: putImportRows('drivers', entryIssues(driverEntries)),
  confirmDriverImport: confirmEntries('drivers', driver, driverEntries),
  cancelDriverImport: cancelImport('drivers'),
  startVehicleImport: startImport('vehicles'),
  putVehicleImportRows: putImportRows('vehicles', entryIssues(vehicleEntries)),
  confirmVehicleImport: confirmEntries('vehicles', vehicle, vehicleEntries),
  cancelVehicleImport: cancelImport('vehicles'),
  startPromptedIdImport: startImport('promptedIds'),
  putPromptedIdImportRows: putImportRows('promptedIds', entryIssues(promptedIdEntries)),
  confirmPromptedIdImport: confirmEntries(
    'promptedIds',
    promptedId({ existingNames: [] }),
    promptedIdEntries,
  ),
  cancelPromptedIdImport: cancelImport('promptedIds'),
  startPurchaseImport: startImport('purchases'),
  putPurchaseImportRows: putImportRows('purchases', entryIssues(purchaseEntries)),
  confirmPurchaseImport: confirmEntries('purchases', recordedPurchase, purchaseEntries),
  cancelPurchaseImport: cancelImport('purchases'),
};
