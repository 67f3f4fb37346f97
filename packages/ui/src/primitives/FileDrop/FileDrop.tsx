'use client';
import { useState, type ReactNode } from 'react';
import { CircleAlert, FileUp } from 'lucide-react';
import {
  DropZone,
  FileTrigger,
  Text,
  type DropItem,
  type FileDropItem,
} from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { Button } from '../Button/index.ts';
import * as css from './FileDrop.css.ts';

export interface FileDropProps extends HostProps<HTMLDivElement> {
  readonly label: string;
  readonly help?: ReactNode;
  /** File extensions with a dot, or MIME types. */
  readonly accept: readonly string[];
  /** Larger files are passed to `onTooLarge` instead of `onFile`. */
  readonly maxBytes?: number;
  readonly onTooLarge?: (file: File) => void;
  /** What is wrong with the last file; announced. */
  readonly error?: ReactNode;
  readonly isDisabled?: boolean;
  /** Called with the dropped or chosen file of any type; the host must check its contents. */
  readonly onFile: (file: File) => void;
}

const isFile = (item: DropItem): item is FileDropItem => item.kind === 'file';

/**
 * An area for uploading one file: drop it, paste it, or choose it with the button. It uses none of
 * several, and says why.
 */
export function FileDrop(props: FileDropProps) {
  const { label, help, accept, maxBytes, onTooLarge, error, isDisabled = false, onFile } = props;
  const { className, ref } = props;
  const text = useText();
  const [hasSeveral, setHasSeveral] = useState(false);
  const alert = hasSeveral ? text('fileDrop.one') : error;
  const acceptFile = (file: File) => {
    if (maxBytes !== undefined && file.size > maxBytes) onTooLarge?.(file);
    else onFile(file);
  };
  return (
    <DropZone
      ref={ref}
      isDisabled={isDisabled}
      className={classes(css.zone, className)}
      onDrop={(event) => {
        const [first, ...others] = event.items.filter(isFile);
        setHasSeveral(others.length > 0);
        if (others.length === 0) void first?.getFile().then(acceptFile);
      }}
    >
      <FileUp className={css.icon} size={24} strokeWidth={1.75} aria-hidden="true" />
      <Text slot="label" className={css.label}>
        {label}
      </Text>
      {help !== undefined && <span className={css.help}>{help}</span>}
      <FileTrigger
        acceptedFileTypes={[...accept]}
        onSelect={(files) => {
          const file = files?.item(0);
          setHasSeveral(false);
          if (file) acceptFile(file);
        }}
      >
        <Button isDisabled={isDisabled}>{text('fileDrop.choose')}</Button>
      </FileTrigger>
      <div role="alert">
        {alert !== undefined && (
          <p className={css.error}>
            <CircleAlert className={css.errorIcon} size={16} strokeWidth={2} aria-hidden="true" />
            {alert}
          </p>
        )}
      </div>
    </DropZone>
  );
}
