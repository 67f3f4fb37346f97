import * as z from 'zod/mini';
import {
  ATTACHMENT_BYTES_MAX,
  base64Characters,
  CARD_PLACES,
  DISPUTE_REASON_CHARACTERS_MAX,
  DISPUTE_REFUSALS,
  DISPUTE_TYPES,
  dispute,
  disputeState,
  waiverClaim,
} from '@forecourt/validation';
import { call } from './call.ts';
import { bodyWithFile, paged, uuid } from './common.ts';
import { exportedFile } from './roster.ts';
import { flag, natural, oneOf, rows, shape, text } from './shapes.ts';

const contentBase64 = text.check(
  z.maxLength(base64Characters(ATTACHMENT_BYTES_MAX), { error: 'attachment.tooLarge' }),
  z.regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'value.invalid' }),
);
export const listDisputes = call('GET /disputes', 'disputes.view', {
  summary: 'List disputes, newest first',
  ...paged(dispute, { status: z.optional(disputeState), transactionId: z.optional(uuid) }),
});

/** [DISP-01, DISP-02] Documents are added separately; the review starts with the first one. */
export const fileDispute = call('POST /disputes', 'disputes.file', {
  summary: 'Dispute all or part of a posted purchase',
  body: shape({
    transactionId: uuid,
    type: oneOf(DISPUTE_TYPES),
    reason: text.check(
      z.trim(),
      z.minLength(1, { error: 'dispute.reasonRequired' }),
      z.maxLength(DISPUTE_REASON_CHARACTERS_MAX, { error: 'text.tooLong' }),
    ),
    /** `null` disputes the whole purchase. */
    amountCents: z.nullable(natural),
    cardPlace: z.optional(z.nullable(oneOf(CARD_PLACES))),
    hasAskedSite: z.optional(z.nullable(flag)),
  }),
  response: dispute,
  errors: ['transaction.notFound', ...DISPUTE_REFUSALS],
  changes: ['dispute'],
});

export const getDispute = call('GET /disputes/:disputeId', 'disputes.view', {
  summary: 'Get a dispute with its documents and history',
  response: shape({
    dispute,
    /** Fraud Protector's claim for the loss; `null` if there is none. */
    waiver: z.nullable(waiverClaim),
    history: rows({ eventId: uuid, at: text, actor: text, action: text }),
  }),
  errors: ['dispute.notFound'],
});

/** [DISP-03 to DISP-06] The first document starts the review. */
export const addDisputeDocument = call('POST /disputes/:disputeId/documents', 'disputes.file', {
  summary: 'Add a document to a dispute',
  body: shape({ name: text, contentBase64 }),
  bodyBytesMax: bodyWithFile(ATTACHMENT_BYTES_MAX),
  response: dispute,
  errors: ['dispute.notFound', 'dispute.refused'],
  changes: ['dispute'],
});

export const getDisputeDocument = call(
  'GET /disputes/:disputeId/documents/:documentId',
  'disputes.view',
  {
    summary: 'Download a dispute document',
    response: shape({ name: text, contentBase64: text }),
    errors: ['dispute.notFound'],
  },
);

/** [DISP-02, SCREEN-58] */
export const getDisputeReceipt = call('GET /disputes/:disputeId/receipt', 'disputes.view', {
  summary: 'Download a dispute receipt as a PDF',
  response: exportedFile,
  errors: ['dispute.notFound'],
});

export const withdrawDispute = call('POST /disputes/:disputeId/withdraw', 'disputes.file', {
  summary: 'Permanently withdraw a dispute',
  response: dispute,
  errors: ['dispute.notFound', 'dispute.refused'],
  changes: ['dispute'],
  version: 'required',
});
