'use client';
import { useState } from 'react';
import { FileText, X } from 'lucide-react';
import {
  ATTACHMENT_BYTES_MAX,
  attachments,
  ATTACHMENTS_COUNT_MAX,
  fieldIssues,
} from '@forecourt/validation';
import { classes, useFocusAfterRemoval, type HostProps } from '../../host/index.ts';
import { formatCount } from '../../format/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { FileDrop } from '../../primitives/FileDrop/index.ts';
import { useText, type Text } from '../../provider/index.ts';
import * as css from './DisputeDocuments.css.ts';

/** A document in the list. */
export interface ShownDocument {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** For example, "added Nov 18, 10:41 AM CT". */
  readonly detail?: string;
}

/** A selected document that passed the checks. */
export interface ChosenDocument {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface DisputeDocumentsProps extends HostProps<HTMLDivElement> {
  readonly documents: readonly ShownDocument[];
  /** Omit it once no more documents can be added. */
  readonly onAdd?: ((document: ChosenDocument) => void) | undefined;
  readonly onRemove?: (id: string) => void;
  readonly onOpen?: (id: string) => void;
  /** When the documents are due, as text. */
  readonly help?: string;
  /** The gateway's error for the last upload. */
  readonly error?: string | null;
  readonly isDisabled?: boolean;
}

const BYTES_PER_KILOBYTE = 1000;
const BYTES_PER_MEGABYTE = 1_000_000;

/** Formats a file size: "340 kB", "1.2 MB". */
function sizeOf(bytes: number, text: Text): string {
  if (bytes < BYTES_PER_MEGABYTE) {
    return text('disputeForm.kilobytes', {
      size: formatCount(Math.max(1, Math.round(bytes / BYTES_PER_KILOBYTE))),
    });
  }
  return text('disputeForm.megabytes', { size: (bytes / BYTES_PER_MEGABYTE).toFixed(1) });
}

type ListedProps = DisputeDocumentsProps &
  Pick<ReturnType<typeof useFocusAfterRemoval>, 'refOf' | 'hold'>;

function Listed(props: ListedProps) {
  const { documents, onRemove, onOpen, isDisabled = false, refOf, hold } = props;
  const text = useText();
  if (documents.length === 0) return null;
  return (
    <ul aria-label={text('disputeForm.documents')}>
      {documents.map(({ id, name, bytes, detail }) => (
        <li key={id} className={css.item}>
          <FileText size={16} strokeWidth={1.75} aria-hidden="true" className={css.icon} />
          <span className={css.text}>
            <span className={css.name}>{name}</span>
            <span className={css.detail}>
              {[sizeOf(bytes, text), detail].filter(Boolean).join(' · ')}
            </span>
          </span>
          {onOpen && (
            <Button
              size="compact"
              aria-label={text('disputeForm.openOne', { name })}
              onPress={() => onOpen(id)}
            >
              {text('disputeForm.open')}
            </Button>
          )}
          {onRemove && (
            <Button
              ref={refOf(id)}
              size="compact"
              variant="quiet"
              isDisabled={isDisabled}
              icon={<X size={16} aria-hidden="true" />}
              aria-label={text('disputeForm.removeOne', { name })}
              onPress={() => {
                hold(id);
                onRemove(id);
              }}
            >
              {text('disputeForm.remove')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * A dispute's documents, with a drop zone to add more. Files are checked before they are accepted:
 * PDF content, and the maximum size and number. [DISP-03 to DISP-05]
 */
export function DisputeDocuments(props: DisputeDocumentsProps) {
  const { documents, onAdd, help, error = null, isDisabled = false, className, ref } = props;
  const text = useText();
  const [fileError, setFileError] = useState<string | null>(null);
  const { refOf, restRef, hold } = useFocusAfterRemoval(documents.map(({ id }) => id));
  const addFile = async (file: File) => {
    const content = await file.arrayBuffer().catch(() => null);
    if (content === null) {
      setFileError(text('disputeForm.unreadable'));
      return;
    }
    const bytes = new Uint8Array(content);
    const result = attachments().safeParse([{ name: file.name, bytes }]);
    const [issue] = result.success ? [] : fieldIssues(result.error);
    setFileError(issue ? text(issue.key, issue.params) : null);
    if (!issue) onAdd?.({ name: file.name, bytes });
  };
  const isFull = documents.length >= ATTACHMENTS_COUNT_MAX;
  const megabytes = ATTACHMENT_BYTES_MAX / BYTES_PER_MEGABYTE;
  const shownError = fileError ?? error;
  return (
    <div ref={ref} className={classes(css.root, className)}>
      <Listed {...props} refOf={refOf} hold={hold} />
      {onAdd && !isFull && (
        <FileDrop
          ref={(zone) => restRef(zone?.querySelector('button') ?? null)}
          label={text('disputeForm.drop')}
          help={[text('disputeForm.dropHelp', { count: ATTACHMENTS_COUNT_MAX, megabytes }), help]
            .filter(Boolean)
            .join(' ')}
          accept={['.pdf', 'application/pdf']}
          maxBytes={ATTACHMENT_BYTES_MAX}
          onTooLarge={() => setFileError(text('attachment.tooLarge', { megabytes }))}
          isDisabled={isDisabled}
          onFile={(file) => void addFile(file)}
          error={shownError ?? undefined}
        />
      )}
    </div>
  );
}
