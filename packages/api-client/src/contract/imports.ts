import * as z from 'zod/mini';
import {
  cardDelivery,
  cardOrder,
  driver,
  enteredImportState,
  order,
  promptedId,
  recordedPurchase,
  vehicle,
  type Permission,
} from '@forecourt/validation';
import { call, type Schema } from './call.ts';
import { queryText, uuid } from './common.ts';
import type { Entity } from './shownBy.ts';
import { flag, items, like, list, natural, oneOf, reason, rows, shape, text } from './shapes.ts';

/** SHA-256 as hexadecimal. */
const hash = like(/^[0-9a-f]{64}$/);

/** A draft of a file's rows. Nothing is imported until it is confirmed. */
export const importDraft = shape({
  importId: uuid,
  fileName: text,
  rowCount: natural,
  receivedRows: natural,
  state: oneOf(['receiving', 'confirmed', 'canceled', 'undone']),
  /** The order created by a confirmed card file. */
  orderId: z.nullable(uuid),
  /** An earlier order with the same rows; confirming again returns that order. */
  sameAsOrderId: z.nullable(uuid),
});

/** Rows the gateway refuses, with the field and the reason. */
const receivedRows = shape({
  receivedRows: natural,
  refused: rows({ row: natural, path: text, ...reason.shape }),
});

/** Row counts by outcome, for files that can be imported repeatedly. */
const importCounts = shape({ added: natural, changed: natural, unchanged: natural });

interface ImportDeclaration<Base extends string, Entry extends Schema, P extends Permission> {
  /** Path prefix of this kind's calls, without the leading slash. */
  readonly base: Base;
  /** Plural noun for the rows, used in summaries: "drivers". */
  readonly things: string;
  readonly entry: Entry;
  /** Entities that importing the rows changes. */
  readonly changes: readonly Entity[];
  readonly permission: P;
}

/** Calls that start, fill, and discard a draft; the same for every kind of file. */
const draftCalls = <const Base extends string, Entry extends Schema, P extends Permission>({
  base,
  things,
  entry,
  permission,
}: ImportDeclaration<Base, Entry, P>) => ({
  /** Starts a draft. A content hash that was already ordered in the account names that order. */
  start: call(`POST /${base}`, permission, {
    summary: `Start an import of ${things}`,
    body: shape({
      fileName: queryText(200),
      rowCount: natural,
      /** SHA-256 of the validated rows as hexadecimal. */
      contentHash: hash,
      /** SHA-256 of the original file, to recognize it again before validation. */
      fileHash: z.optional(hash),
    }),
    response: importDraft,
    errors: ['import.tooManyRows', 'account.cannotOrder'],
    idempotency: 'required',
  }),
  /** Sends up to 500 rows; resending a chunk replaces it. The gateway validates every row again. */
  put: call(`PUT /${base}/:importId/rows/:chunk`, permission, {
    summary: `Send a chunk of checked ${things}`,
    params: shape({ importId: uuid, chunk: like(/^\d{1,4}$/) }),
    body: shape({ rows: rows({ row: natural, entry }) }),
    response: receivedRows,
    errors: ['import.notFound', 'import.closed'],
  }),
  cancel: call(`DELETE /${base}/:importId`, permission, {
    summary: `Discard a draft import of ${things}`,
    response: importDraft,
    errors: ['import.notFound', 'import.closed'],
  }),
  /** Values already in use, so that a file can be validated before anything is sent. */
  context: call(`GET /${base}/context`, permission, {
    summary: `Get the data that a file of ${things} is checked against`,
    response: shape({
      driverIds: list(text),
      employeeIds: list(text),
      unitNumbers: list(text),
      promptedIdNames: list(text),
      promptedIdNumbers: list(text),
      /** Vehicles under every name that a purchase file can use. */
      vehicles: rows({
        id: uuid,
        unitNumber: text,
        vehicleId: z.nullable(text),
        vin: z.nullable(text),
        name: text,
      }),
      /** Ordered card files, newest first, at most 100. */
      orderedFiles: rows({
        fileHash: hash,
        orderId: uuid,
        orderNumber: text,
        cardCount: natural,
        placedAt: text,
      }),
    }),
  }),
});

/** Imports the rows in one transaction; known rows are updated if they differ. */
const enterCall = <const Base extends string, Entry extends Schema, P extends Permission>({
  base,
  things,
  changes,
  permission,
}: ImportDeclaration<Base, Entry, P>) =>
  call(`POST /${base}/:importId/confirm`, permission, {
    summary: `Import the accepted ${things}`,
    body: shape({ expectedRows: natural }),
    response: importCounts,
    errors: ['import.notFound', 'import.closed', 'import.rowsMissing', 'import.notPossible'],
    changes,
  });

const orderCalls = draftCalls({
  base: 'cards/imports',
  things: 'card orders',
  entry: cardOrder,
  changes: ['card', 'order'],
  permission: 'cards.order',
});
export const startOrderImport = orderCalls.start;
export const putOrderImportRows = orderCalls.put;
export const cancelOrderImport = orderCalls.cancel;
export const getOrderImportContext = orderCalls.context;

/** [CARD-03] Orders all accepted rows in one transaction; repeating it returns the same order. */
export const confirmOrderImport = call('POST /cards/imports/:importId/confirm', 'cards.order', {
  summary: 'Order the accepted rows',
  body: shape({ delivery: cardDelivery, expectedRows: natural }),
  response: shape({ order, alreadyOrdered: flag }),
  errors: ['import.notFound', 'import.closed', 'import.rowsMissing', 'account.cannotOrder'],
  changes: ['card', 'order'],
});

const drivers = {
  base: 'drivers/imports',
  things: 'drivers',
  entry: driver,
  changes: ['roster', 'card'],
  permission: 'drivers.edit',
} as const;
const driverCalls = draftCalls(drivers);
export const startDriverImport = driverCalls.start;
export const putDriverImportRows = driverCalls.put;
export const cancelDriverImport = driverCalls.cancel;
export const getDriverImportContext = driverCalls.context;
export const confirmDriverImport = enterCall(drivers);

const vehicles = {
  base: 'vehicles/imports',
  things: 'vehicles',
  entry: vehicle,
  changes: ['roster', 'card'],
  permission: 'vehicles.edit',
} as const;
const vehicleCalls = draftCalls(vehicles);
export const startVehicleImport = vehicleCalls.start;
export const putVehicleImportRows = vehicleCalls.put;
export const cancelVehicleImport = vehicleCalls.cancel;
export const getVehicleImportContext = vehicleCalls.context;
export const confirmVehicleImport = enterCall(vehicles);

const promptedIds = {
  base: 'promptedids/imports',
  things: 'prompted IDs',
  entry: promptedId({ existingNames: [] }),
  changes: ['promptedId'],
  permission: 'promptedIds.edit',
} as const;
const promptedIdCalls = draftCalls(promptedIds);
export const startPromptedIdImport = promptedIdCalls.start;
export const putPromptedIdImportRows = promptedIdCalls.put;
export const cancelPromptedIdImport = promptedIdCalls.cancel;
export const getPromptedIdImportContext = promptedIdCalls.context;
export const confirmPromptedIdImport = enterCall(promptedIds);

/** Purchases made without our cards, recorded for the vehicle and included in reports. */
const purchases = {
  base: 'vehicles/purchases/imports',
  things: 'purchases made elsewhere',
  entry: recordedPurchase,
  changes: ['recordedPurchase'],
  permission: 'vehicles.edit',
} as const;
const purchaseCalls = draftCalls(purchases);
export const startPurchaseImport = purchaseCalls.start;
export const putPurchaseImportRows = purchaseCalls.put;
export const cancelPurchaseImport = purchaseCalls.cancel;
export const getPurchaseImportContext = purchaseCalls.context;
export const confirmPurchaseImport = enterCall(purchases);

/** Dry run: counts the outcome of up to 500 rows without importing them. */
export const previewPurchaseImport = call(`POST /${purchases.base}/preview`, purchases.permission, {
  summary: 'Count the checked purchases that are new, changed, or already on file',
  body: shape({ entries: list(recordedPurchase) }),
  /** Excludes rows that confirming would refuse. */
  response: importCounts,
});

/** An imported purchase file, and why it cannot be undone, if so. */
const purchaseImport = shape({
  importId: uuid,
  fileName: text,
  importedAt: text,
  state: enteredImportState,
  entered: importCounts,
  undo: shape({ allowed: flag, reasons: list(reason) }),
});
export type PurchaseImport = z.infer<typeof purchaseImport>;

/** Purchase files the caller imported, newest first, at most 10. */
export const listPurchaseImports = call(`GET /${purchases.base}`, purchases.permission, {
  summary: 'List imported purchase files and whether each can be undone',
  response: items(purchaseImport),
});

/** Removes every purchase the file added, or none; repeating the call returns the same count. */
export const undoPurchaseImport = call(
  `POST /${purchases.base}/:importId/undo`,
  purchases.permission,
  {
    summary: 'Undo a purchase import; purchases already on file stay',
    response: shape({ removed: natural }),
    errors: ['import.notFound', 'import.closed', 'import.notUndoable'],
    changes: ['recordedPurchase'],
  },
);
