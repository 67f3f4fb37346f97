import { recordInSignIn } from '../signInEvents.ts';
import { defineStep } from '../step.ts';
import { noFacts } from '../transaction.ts';
import { emptyBody } from './bodies.ts';

/** Restarts the sign-in from its first step. */
export const cancel = defineStep({
  name: 'cancel',
  path: 'cancel',
  kind: 'action',
  body: emptyBody,
  isOffered: ({ facts }) => facts.completed === undefined && !facts.isOver,
  handle: (context, signIn) => ({
    facts: noFacts,
    afterSave: () => recordInSignIn(context, signIn, { kind: 'signIn.canceled' }),
  }),
});
