import * as z from 'zod/mini';
import { recordSecurityEvent } from '../../store/securityEvents.ts';
import { defineStep } from '../step.ts';
import { noFacts } from '../transaction.ts';

/** Begins the same sign-in from its first step. */
export const cancel = defineStep({
  name: 'cancel',
  path: 'cancel',
  kind: 'action',
  body: z.object({}),
  isOffered: ({ facts }) => facts.completed === undefined && !facts.isOver,
  fields: () => [],
  handle: (context, { transaction: { issuer, clientId }, facts: { subject }, address }) =>
    Promise.resolve({
      facts: noFacts,
      afterward: () =>
        recordSecurityEvent(context, {
          kind: 'signIn.canceled',
          issuer,
          clientId,
          subject,
          address,
        }),
    }),
});
