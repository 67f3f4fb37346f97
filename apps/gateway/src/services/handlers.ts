import type { Handlers } from '../http/context.ts';
import * as answers from './answers.ts';
import { importHandlers } from './imports/importHandlers.ts';

/** Who answers each call of the contract. */
export const handlers: Handlers = { ...answers, ...importHandlers };
