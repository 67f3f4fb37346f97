import * as z from 'zod/mini';
import {
  PROMPTED_ID_MANAGERS,
  PROMPTED_ID_TYPES,
  promptedId,
  promptedIdRecord,
  promptedIdState,
  promptedIdType,
} from '@forecourt/validation';
import { call } from './call.ts';
import { page, pageQuery, queryText, uuid } from './common.ts';
import { exportedFile } from './roster.ts';
import { flag, list, messageParams, natural, oneOf, shape, text } from './shapes.ts';

export const PROMPTED_ID_SORTS = ['name', 'number', 'type', 'status', 'cards'] as const;

const filter = {
  q: z.optional(queryText(60)),
  type: z.optional(promptedIdType),
  status: z.optional(promptedIdState),
  managedBy: z.optional(oneOf(PROMPTED_ID_MANAGERS)),
  sort: z.optional(oneOf(PROMPTED_ID_SORTS)),
  direction: z.optional(oneOf(['asc', 'desc'])),
};
/** Whether a name and a number are free, only the gateway knows. */
const filledIn = promptedId({ existingNames: [] });

/** [GW-142, PID-01] */
export const listPromptedIds = call('GET /promptedids', {
  summary: 'List prompted IDs, with filters, sorting, and pages',
  query: shape({ ...pageQuery, ...filter }),
  response: page(promptedIdRecord),
  permission: 'promptedIds.view',
});

/** [GW-146, ENT-34] */
export const listPromptedIdTypes = call('GET /promptedIdTypes', {
  summary: 'List prompted ID types, whether each can be turned off, and counts',
  response: shape({
    items: list(shape({ type: oneOf(PROMPTED_ID_TYPES), canBeTurnedOff: flag, count: natural })),
  }),
  permission: 'promptedIds.view',
});

/** [GW-144] */
export const exportPromptedIdsCsv = call('GET /promptedids/csv', {
  summary: 'Export the filtered prompted IDs as CSV',
  query: shape(filter),
  response: exportedFile,
  permission: 'promptedIds.export',
});

/** [GW-145] */
export const exportPromptedIdsExcel = call('GET /promptedids/excel', {
  summary: 'Export the filtered prompted IDs as an Excel workbook',
  query: shape(filter),
  response: exportedFile,
  permission: 'promptedIds.export',
});

export const getPromptedId = call('GET /promptedids/:id', {
  summary: 'Get a prompted ID and the cards it is valid for',
  response: shape({ promptedId: promptedIdRecord, cardIds: list(uuid) }),
  errors: ['promptedId.notFound'],
  permission: 'promptedIds.view',
});

const editing = {
  response: shape({ promptedId: promptedIdRecord }),
  changes: ['promptedId'],
  permission: 'promptedIds.edit',
} as const;

/** [PID-05 to PID-09, MSG-47] A refusal names the fields. */
export const addPromptedId = call('POST /promptedids', {
  ...editing,
  summary: 'Add a prompted ID',
  body: filledIn,
  errors: ['promptedId.notPossible'],
});

const editingOne = { ...editing, version: 'required' } as const;

export const editPromptedId = call('PUT /promptedids/:id', {
  ...editingOne,
  summary: 'Update a prompted ID',
  body: filledIn,
  errors: ['promptedId.notFound', 'promptedId.notPossible'],
});

/** [PID-04, PID-05] */
export const switchPromptedId = call('POST /promptedids/:id/status', {
  ...editingOne,
  summary: 'Turn a driver’s prompted ID on or off',
  body: shape({ action: oneOf(['turnOn', 'turnOff']) }),
  errors: ['promptedId.notFound', 'promptedId.refused'],
});

/** [GW-143] Turns off what can be turned off and says why the others cannot. */
export const inactivatePromptedIds = call('POST /promptedids/inactivate', {
  summary: 'Turn many prompted IDs off',
  body: shape({ ids: list(uuid) }),
  response: shape({
    turnedOff: natural,
    refused: list(shape({ id: uuid, name: text, key: text, params: messageParams })),
  }),
  errors: ['promptedId.tooMany'],
  changes: ['promptedId'],
  permission: 'promptedIds.edit',
});
