import * as z from 'zod/mini';
import { termsAccepted } from '@forecourt/validation';
import { call } from './call.ts';
import { uuid } from './common.ts';
import { natural, oneOf, shape, text } from './shapes.ts';

/** Begins to show one's page, under the terms that were accepted. [HELP-01, HELP-04, SCREEN-65] */
export const startLiveHelp = call('POST /livehelp', 'liveHelp.use', {
  summary: 'Get a PIN that lets an agent view the user’s page',
  body: shape({ acceptsTerms: termsAccepted }),
  response: shape({
    liveHelpId: uuid,
    /** Told to the agent; good for one agent, until `expiresAt`. */
    pin: text,
    /** Shown on the line by the browser that began. */
    lineKey: text,
    expiresAt: text,
  }),
  errors: ['liveHelp.busy'],
});

/** The WebSocket of both sides. What is said first says who speaks; keys stand in no address. */
export const LIVE_HELP_LINE_PATH = '/livehelp/line';

/** How a session ended: the person or the agent stopped, no one came in time, a line broke. */
export const LIVE_HELP_ENDS = ['person', 'agent', 'time', 'line'] as const;
export type LiveHelpEnd = (typeof LIVE_HELP_ENDS)[number];

const tell = <const Name extends string>(name: Name) => z.literal(name);
/** What the recorder saw, one of its own events each. */
const events = z.array(z.unknown()).check(z.maxLength(5000));

/** What is said to the gateway. `shown` and `agent` come first, each once. */
export const liveHelpSaid = z.discriminatedUnion('tell', [
  z.object({ tell: tell('shown'), liveHelpId: uuid, lineKey: z.string().check(z.maxLength(100)) }),
  z.object({
    tell: tell('agent'),
    key: z.string().check(z.maxLength(240)),
    agentName: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    pin: z.string().check(z.regex(/^\d{4}$/)),
  }),
  z.object({ tell: tell('events'), events }),
  /** Where the agent points, in pixels of the person's page. */
  z.object({ tell: tell('point'), x: natural, y: natural }),
  z.object({ tell: tell('stop') }),
]);
export type LiveHelpSaid = z.infer<typeof liveHelpSaid>;

/** What the gateway says. */
export const liveHelpTold = z.discriminatedUnion('tell', [
  z.object({ tell: tell('waiting') }),
  z.object({ tell: tell('watched'), agentName: z.string() }),
  z.object({ tell: tell('watching'), personName: z.string(), accountName: z.string() }),
  z.object({ tell: tell('refused'), why: oneOf(['key', 'pin', 'tooMany']) }),
  z.object({ tell: tell('events'), events }),
  z.object({ tell: tell('point'), x: natural, y: natural }),
  z.object({ tell: tell('ended'), by: oneOf(LIVE_HELP_ENDS) }),
]);
export type LiveHelpTold = z.infer<typeof liveHelpTold>;
