export { AnswerError, UnauthorizedError, type Loaded } from './answer.ts';
export {
  createLoader,
  DEFAULT_HEADER_NAMES,
  type HeaderNames,
  type Load,
  type LoaderOptions,
  type LoadRequest,
  type ServerTrouble,
} from './loader.ts';
export { RETRY_WAITS_SECONDS, type Sleep } from './retry.ts';
