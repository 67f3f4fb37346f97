import { driver, promptedId, recordedPurchase, vehicle } from '@forecourt/validation';
import { confirmEntries } from './confirmEntries.ts';
import { cardEntryIssues, confirmOrderImport } from './confirmOrder.ts';
import { entryIssues } from './enterRows.ts';
import {
  getDriverImportContext,
  getOrderImportContext,
  getPromptedIdImportContext,
  getPurchaseImportContext,
  getVehicleImportContext,
} from './importContext.ts';
import { cancelImport, putImportRows, startImport } from './imports.ts';
import { promptedIdEntries } from './promptedIdEntries.ts';
import { previewPurchaseImport } from './previewImport.ts';
import { purchaseEntries } from './purchaseEntries.ts';
import { driverEntries, vehicleEntries } from './rosterEntries.ts';
import { listPurchaseImports, undoPurchaseImport } from './undoImport.ts';

/** Calls of files of every kind. */
export const importHandlers = {
  getOrderImportContext,
  startOrderImport: startImport('cards'),
  putOrderImportRows: putImportRows('cards', cardEntryIssues),
  confirmOrderImport,
  cancelOrderImport: cancelImport('cards'),
  getDriverImportContext,
  startDriverImport: startImport('drivers'),
  putDriverImportRows: putImportRows('drivers', entryIssues(driverEntries)),
  confirmDriverImport: confirmEntries('drivers', driver, driverEntries),
  cancelDriverImport: cancelImport('drivers'),
  getVehicleImportContext,
  startVehicleImport: startImport('vehicles'),
  putVehicleImportRows: putImportRows('vehicles', entryIssues(vehicleEntries)),
  confirmVehicleImport: confirmEntries('vehicles', vehicle, vehicleEntries),
  cancelVehicleImport: cancelImport('vehicles'),
  getPromptedIdImportContext,
  startPromptedIdImport: startImport('promptedIds'),
  putPromptedIdImportRows: putImportRows('promptedIds', entryIssues(promptedIdEntries)),
  confirmPromptedIdImport: confirmEntries(
    'promptedIds',
    promptedId({ existingNames: [] }),
    promptedIdEntries,
  ),
  cancelPromptedIdImport: cancelImport('promptedIds'),
  getPurchaseImportContext,
  startPurchaseImport: startImport('purchases'),
  putPurchaseImportRows: putImportRows('purchases', entryIssues(purchaseEntries)),
  confirmPurchaseImport: confirmEntries('purchases', recordedPurchase, purchaseEntries),
  cancelPurchaseImport: cancelImport('purchases'),
  previewPurchaseImport,
  listPurchaseImports,
  undoPurchaseImport,
};
