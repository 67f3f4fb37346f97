import * as z from 'zod/mini';
import { requiredText, integer, lineText, nullable, oneOf, shape, text } from '../core/shape.ts';
import type { MessageKey } from '../messages/keys.ts';

export const SFTP_PORT = 22;
const PORT_MAX = 65_535;
const HOST = /^[A-Za-z\d](?:[A-Za-z\d.-]*[A-Za-z\d])?$/;
const FINGERPRINT = /^SHA256:[A-Za-z\d+/]{43}$/;
/** Number of latest statements to list with their delivery. */
export const JOURNAL_DELIVERIES_LISTED = 12;

/** The server to which each month's journal entry is delivered as a file. */
export const journalDelivery = shape({
  host: requiredText(253, 'sftp.hostRequired').check(
    z.refine((value) => value === '' || HOST.test(value), { error: 'sftp.hostWrong' }),
  ),
  port: integer.check(
    z.minimum(1, { error: 'value.atLeast' }),
    z.maximum(PORT_MAX, { error: 'value.atMost' }),
  ),
  username: lineText(60, 'sftp.usernameRequired'),
  /** If empty, the server's default folder. */
  folder: text(200).check(
    z.refine((value) => !/[\p{Cc}\\]|(?:^|\/)\.\.(?:\/|$)/u.test(value), {
      error: 'sftp.folderWrong',
    }),
  ),
  /** Host key fingerprint that an administrator trusts; until then `null`, and nothing is sent. */
  hostKey: nullable(
    z.string({ error: 'value.invalid' }).check(z.regex(FINGERPRINT, { error: 'value.invalid' })),
  ),
});
export type JournalDelivery = z.infer<typeof journalDelivery>;

/** Why a file was not delivered, in the order of the steps. */
export const SFTP_PROBLEMS = ['private', 'unreachable', 'hostKey', 'refused', 'folder'] as const;
export const sftpProblem = oneOf(SFTP_PROBLEMS);
export type SftpProblem = (typeof SFTP_PROBLEMS)[number];
/** The message key for a problem. */
export const sftpProblemKey = (problem: SftpProblem) =>
  `sftp.problem.${problem}` as const satisfies MessageKey;

export const JOURNAL_DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type JournalDeliveryState = (typeof JOURNAL_DELIVERY_STATES)[number];
