import type { Handlers } from '../http/context.ts';
import * as answers from './answers.ts';
import { importHandlers } from './imports/importHandlers.ts';

/** Maps every call of the contract to its handler. */
export const handlers: Handlers = { ...answers, ...importHandlers };
