import * as z from 'zod/mini';
import { requiredText, natural, shape } from '../core/shape.ts';
import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_COUNT_MAX } from './constants.ts';
import { FILE_KIND_NAMES, isFileOfKind, type FileKind } from './fileKind.ts';

/** Files that a form accepts; defaults to 5 PDF files of 10 MB each. */
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
 * A file: its name, its bytes or only the first of them, and its size, which is optional if all
 * bytes are included.
 */
const file = shape({
  name: requiredText(NAME_CHARACTERS_MAX, 'attachment.nameRequired').check(
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
    z.refine((value) => sizeOf(value) > 0, { error: 'attachment.empty', abort: true }),
    z.refine((value) => sizeOf(value) <= maxBytes, {
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
 * A form's files: at most `maxCount`, each of at most `maxBytes`, and PDF unless `kinds` specifies
 * otherwise. Both the name and the bytes must match the kind. [DISP-03 to DISP-05]
 */
export const attachments = ({
  maxCount = ATTACHMENTS_COUNT_MAX,
  maxBytes = ATTACHMENT_BYTES_MAX,
  kinds = ['pdf'],
}: AttachmentRules = {}) =>
  z
    .array(attachment(kinds, maxBytes), { error: invalid })
    .check(z.maxLength(maxCount, { error: 'attachment.tooMany' }));
