import * as z from 'zod/mini';
import { cardDelivery, cardOrder, order } from '@forecourt/validation';
import { call } from './call.ts';
import { queryText, uuid } from './common.ts';
import { flag, list, messageParams, natural, oneOf, shape, text } from './shapes.ts';

/** SHA-256 in hexadecimal. */
const hash = text.check(z.regex(/^[0-9a-f]{64}$/, { error: 'value.invalid' }));

/** A draft of an order from a file. Nothing is ordered until it is confirmed. */
export const orderImport = shape({
  importId: uuid,
  fileName: text,
  rowCount: natural,
  receivedRows: natural,
  state: oneOf(['receiving', 'ordered', 'canceled']),
  orderId: z.nullable(uuid),
  /** An order that holds the same rows and was confirmed before; confirming again answers it. */
  sameAsOrderId: z.nullable(uuid),
});

const importParams = shape({ importId: uuid });

/** [CARD-03] Starts a draft. The same content hash in the same account names the earlier order. */
export const startOrderImport = call({
  method: 'POST',
  path: '/cards/imports',
  summary: 'Start an order from a file',
  body: shape({
    fileName: queryText(200),
    rowCount: natural,
    /** SHA-256 of the checked rows in hexadecimal. */
    contentHash: hash,
    /** SHA-256 of the file as it was chosen, so that it is known again before it is checked. */
    fileHash: z.optional(hash),
  }),
  response: orderImport,
  errors: ['import.tooManyRows', 'account.cannotOrder'],
  permission: 'cards.order',
  idempotency: 'required',
});

/** Sends up to 500 rows; sent again, the same chunk is replaced. Every row is checked again. */
export const putImportRows = call({
  method: 'PUT',
  path: '/cards/imports/:importId/rows/:chunk',
  summary: 'Send a chunk of checked rows',
  params: shape({
    importId: uuid,
    chunk: text.check(z.regex(/^\d{1,4}$/, { error: 'value.invalid' })),
  }),
  body: shape({ rows: list(shape({ row: natural, card: cardOrder })) }),
  response: shape({
    receivedRows: natural,
    /** Rows that the gateway refuses, with the field and the reason. */
    refused: list(
      shape({
        row: natural,
        path: text,
        key: text,
        params: messageParams,
      }),
    ),
  }),
  errors: ['import.notFound', 'import.closed'],
  permission: 'cards.order',
});

/** Orders every accepted row in one transaction; sent again, answers the same order. */
export const confirmOrderImport = call({
  method: 'POST',
  path: '/cards/imports/:importId/confirm',
  summary: 'Order the accepted rows',
  params: importParams,
  body: shape({ delivery: cardDelivery, expectedRows: natural }),
  response: shape({ order, alreadyOrdered: flag }),
  errors: ['import.notFound', 'import.closed', 'import.rowsMissing', 'account.cannotOrder'],
  permission: 'cards.order',
  idempotency: 'required',
});

export const cancelOrderImport = call({
  method: 'DELETE',
  path: '/cards/imports/:importId',
  summary: 'Throw the draft away',
  params: importParams,
  response: orderImport,
  errors: ['import.notFound', 'import.closed'],
  permission: 'cards.order',
});

/** Names, IDs and units already in use, so that a file can be checked before anything is sent. */
export const getImportContext = call({
  method: 'GET',
  path: '/cards/imports/context',
  summary: 'IDs and unit numbers in use, and files that were ordered',
  response: shape({
    driverIds: list(text),
    employeeIds: list(text),
    unitNumbers: list(text),
    /** Files that were ordered, latest first, at most 100. */
    orderedFiles: list(
      shape({
        fileHash: hash,
        orderId: uuid,
        orderNumber: text,
        cardCount: natural,
        placedAt: text,
      }),
    ),
  }),
  permission: 'cards.order',
});
