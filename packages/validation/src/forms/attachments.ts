import * as z from 'zod/mini';
import { filledText, natural, shape } from '../core/shape.ts';
import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_COUNT_MAX } from './constants.ts';
import { FILE_KIND_NAMES, isFileOfKind, type FileKind } from './fileKind.ts';

/** What a form takes; by default 5 PDF files of 10 MB each. */
export interface AttachmentRules {
  readonly maxCount?: number;
  readonly maxBytes?: number;
  readonly kinds?: readonly FileKind[];
}

const NAME_CHARACTERS_MAX = 255;
const BYTES_PER_MEGABYTE = 1_000_000;
const invalid = 'value.invalid';

const isBytes = (value: unknown): value is Uint8Array =>
  ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]';

/**
 * One file: its name, its bytes or the first of them, and its size, which may be left out when all
 * bytes are given.
 */
const file = shape({
  name: filledText(NAME_CHARACTERS_MAX, 'attachment.nameRequired').check(
    z.regex(/^[^/\\\p{Cc}\p{Cf}]*$/u, { error: 'attachment.name' }),
  ),
  bytes: z.custom<Uint8Array>(isBytes, { error: invalid }),
  size: z.optional(natural),
});
export type Attachment = z.infer<typeof file>;

const sizeOf = ({ bytes, size = 0 }: Attachment) => Math.max(size, bytes.length);

function attachment(kinds: readonly FileKind[], maxBytes: number) {
  const names = kinds.map((kind) => FILE_KIND_NAMES[kind]).join(', ');
  return file.check(
    z.refine((given) => sizeOf(given) > 0, { error: 'attachment.empty', abort: true }),
    z.refine((given) => sizeOf(given) <= maxBytes, {
      error: 'attachment.tooLarge',
      params: { megabytes: maxBytes / BYTES_PER_MEGABYTE },
    }),
    z.refine(({ name, bytes }) => kinds.some((kind) => isFileOfKind(kind, name, bytes)), {
      error: 'attachment.kind',
      params: { kinds: names },
    }),
  );
}

/**
 * Files of a form: PDF unless `kinds` says otherwise, no more than `maxCount`, each of `maxBytes` at
 * most. Name and bytes both have to be of the kind. [DISP-03 to DISP-05]
 */
export const attachments = ({
  maxCount = ATTACHMENTS_COUNT_MAX,
  maxBytes = ATTACHMENT_BYTES_MAX,
  kinds = ['pdf'],
}: AttachmentRules = {}) =>
  z
    .array(attachment(kinds, maxBytes), { error: invalid })
    .check(z.maxLength(maxCount, { error: 'attachment.tooMany' }));
