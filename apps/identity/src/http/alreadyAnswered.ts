import type { Call } from './caller.ts';

/**
 * Stands for what the provider has answered by itself. A copy, since the server looks for the mark in
 * plain responses alone: it would try to answer a second time and drop the connection.
 */
export const alreadyAnswered = ({ env }: Call): Response =>
  new Response(null, {
    status: env.outgoing.statusCode,
    headers: { 'x-hono-already-sent': 'true' },
  }).clone();
