import * as z from 'zod/mini';
import { termsAccepted } from '@forecourt/validation';
import { call } from './call.ts';
import { uuid } from './common.ts';
import { literal, natural, oneOf, shape, text } from './shapes.ts';

/** Starts sharing the user's page under the accepted terms. [HELP-01, HELP-04, SCREEN-65] */
export const startLiveHelp = call('POST /livehelp', 'liveHelp.use', {
  summary: 'Get a PIN that lets an agent view the user’s page',
  body: shape({ acceptsTerms: termsAccepted }),
  response: shape({
    liveHelpId: uuid,
    /** Read out to one agent; valid until `expiresAt`. */
    pin: text,
    /** Sent on the WebSocket by the browser that started the session. */
    lineKey: text,
    expiresAt: text,
  }),
  errors: ['liveHelp.busy'],
});

/** The WebSocket of both sides. The first message identifies the sender; no key is in the URL. */
export const LIVE_HELP_LINE_PATH = '/livehelp/line';

/** Why a session ended: the user or the agent stopped, no one joined in time, or a line broke. */
export const LIVE_HELP_ENDS = ['person', 'agent', 'time', 'line'] as const;
export type LiveHelpEnd = (typeof LIVE_HELP_ENDS)[number];

/** Recorded DOM events, in the recorder's own format. */
const events = z.array(z.unknown()).check(z.maxLength(5000));

/** Messages to the gateway. Each line starts with one `shown` or `agent`. */
export const liveHelpClientMessage = z.discriminatedUnion('tell', [
  z.object({
    tell: literal('shown'),
    liveHelpId: uuid,
    lineKey: z.string().check(z.maxLength(100)),
  }),
  z.object({
    tell: literal('agent'),
    key: z.string().check(z.maxLength(240)),
    agentName: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    pin: z.string().check(z.regex(/^\d{4}$/)),
  }),
  z.object({ tell: literal('events'), events }),
  /** The agent's pointer, in pixels of the user's page. */
  z.object({ tell: literal('point'), x: natural, y: natural }),
  z.object({ tell: literal('stop') }),
]);
export type LiveHelpClientMessage = z.infer<typeof liveHelpClientMessage>;

/** Messages from the gateway. */
export const liveHelpServerMessage = z.discriminatedUnion('tell', [
  z.object({ tell: literal('waiting') }),
  z.object({ tell: literal('watched'), agentName: z.string() }),
  z.object({ tell: literal('watching'), personName: z.string(), accountName: z.string() }),
  z.object({ tell: literal('refused'), why: oneOf(['key', 'pin', 'tooMany']) }),
  z.object({ tell: literal('events'), events }),
  z.object({ tell: literal('point'), x: natural, y: natural }),
  z.object({ tell: literal('ended'), by: oneOf(LIVE_HELP_ENDS) }),
]);
export type LiveHelpServerMessage = z.infer<typeof liveHelpServerMessage>;
