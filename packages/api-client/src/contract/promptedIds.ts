import * as z from 'zod/mini';
import {
  card,
  PROMPTED_ID_MANAGERS,
  PROMPTED_ID_TYPES,
  promptedId,
  promptedIdRecord,
  promptedIdState,
  promptedIdType,
} from '@forecourt/validation';
import { call } from './call.ts';
import { paged, queryText, uuid } from './common.ts';
import { exportedFile } from './roster.ts';
import { flag, list, natural, oneOf, reason, rows, shape, text } from './shapes.ts';

export const PROMPTED_ID_SORTS = ['name', 'number', 'type', 'status', 'cards'] as const;

const filter = {
  q: z.optional(queryText(60)),
  type: z.optional(promptedIdType),
  status: z.optional(promptedIdState),
  managedBy: z.optional(oneOf(PROMPTED_ID_MANAGERS)),
  sort: z.optional(oneOf(PROMPTED_ID_SORTS)),
  direction: z.optional(oneOf(['asc', 'desc'])),
};
const namedCard = shape({
  cardId: uuid,
  last4: card.shape.last4,
  cardType: card.shape.cardType,
  nameOnCard: card.shape.nameOnCard,
  driverName: card.shape.driverName,
  unitNumber: card.shape.unitNumber,
});
/** Only the gateway can tell whether a name and number are free. */
const promptedIdForm = promptedId({ existingNames: [] });

/** [GW-142, PID-01] */
export const listPromptedIds = call('GET /promptedids', 'promptedIds.view', {
  summary: 'List prompted IDs, with filters, sorting, and pages',
  ...paged(promptedIdRecord, filter),
});

/** [GW-146, ENT-34] */
export const listPromptedIdTypes = call('GET /promptedIdTypes', 'promptedIds.view', {
  summary: 'List prompted ID types, whether each can be turned off, and counts',
  response: shape({
    items: rows({ type: oneOf(PROMPTED_ID_TYPES), canBeTurnedOff: flag, count: natural }),
  }),
});

/** [GW-144] */
export const exportPromptedIdsCsv = call('GET /promptedids/csv', 'promptedIds.export', {
  summary: 'Export the filtered prompted IDs as CSV',
  query: shape(filter),
  response: exportedFile,
});

/** [GW-145] */
export const exportPromptedIdsExcel = call('GET /promptedids/excel', 'promptedIds.export', {
  summary: 'Export the filtered prompted IDs as an Excel workbook',
  query: shape(filter),
  response: exportedFile,
});

export const getPromptedId = call('GET /promptedids/:id', 'promptedIds.view', {
  summary: 'Get a prompted ID and the cards it is valid for',
  response: shape({
    promptedId: promptedIdRecord,
    cardIds: list(uuid),
    /** The cards' names; omitted by earlier releases. */
    cards: z.optional(list(namedCard)),
  }),
  errors: ['promptedId.notFound'],
});

/** [PID-05 to PID-09, MSG-47] A refusal lists the fields. */
export const addPromptedId = call('POST /promptedids', 'promptedIds.edit', {
  summary: 'Add a prompted ID',
  body: promptedIdForm,
  response: shape({ promptedId: promptedIdRecord }),
  errors: ['promptedId.notPossible'],
  changes: ['promptedId'],
});

export const editPromptedId = call('PUT /promptedids/:id', 'promptedIds.edit', {
  summary: 'Update a prompted ID',
  body: promptedIdForm,
  response: shape({ promptedId: promptedIdRecord }),
  errors: ['promptedId.notFound', 'promptedId.notPossible', 'promptedId.refused'],
  changes: ['promptedId'],
  version: 'required',
});

/** [PID-04, PID-05] */
export const switchPromptedId = call('POST /promptedids/:id/status', 'promptedIds.edit', {
  summary: 'Turn a driver’s prompted ID on or off',
  body: shape({ action: oneOf(['turnOn', 'turnOff']) }),
  response: shape({ promptedId: promptedIdRecord }),
  errors: ['promptedId.notFound', 'promptedId.refused'],
  changes: ['promptedId'],
  version: 'required',
});

/** [GW-143] Turns off those it can and gives the reasons for the others. */
export const inactivatePromptedIds = call('POST /promptedids/inactivate', 'promptedIds.edit', {
  summary: 'Turn many prompted IDs off',
  body: shape({ ids: list(uuid) }),
  response: shape({
    turnedOff: natural,
    refused: rows({ id: uuid, name: text, ...reason.shape }),
  }),
  errors: ['promptedId.tooMany'],
  changes: ['promptedId'],
});
