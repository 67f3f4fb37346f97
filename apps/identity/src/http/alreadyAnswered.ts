import type { Call } from './caller.ts';

/**
 * Stands for a response that the provider has already written. A clone, because the server finds
 * the mark only in plain responses: it would respond a second time and drop the connection.
 */
export const alreadyAnswered = ({ env }: Call): Response =>
  new Response(null, {
    status: env.outgoing.statusCode,
    headers: { 'x-hono-already-sent': 'true' },
  }).clone();
