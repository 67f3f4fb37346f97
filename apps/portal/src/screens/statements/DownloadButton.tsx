import type { ReactNode } from 'react';
import type { Contract, RequestOf } from '@forecourt/api-client';
import { useMutation } from '@forecourt/api-client/react';
import { Button } from '@forecourt/ui';
import { useDocument } from '../files/useFile.ts';

interface DownloadButtonProps {
  readonly request: RequestOf<Contract['downloadStatement']>['body'];
  /** Accessible name, if the label alone does not identify the file. */
  readonly name?: string;
  readonly variant?: 'primary';
  readonly children: ReactNode;
}

/** Generates and saves a file of a statement or invoice. [STMT-01, STMT-02, MSG-63] */
export function DownloadButton({ request, name, variant, children }: DownloadButtonProps) {
  const starting = useMutation('downloadStatement');
  const { get, isPending } = useDocument();
  return (
    <Button
      size="compact"
      {...(name === undefined ? {} : { 'aria-label': name })}
      variant={variant}
      isPending={isPending}
      onPress={() => void get(() => starting.send({ body: request }))}
    >
      {children}
    </Button>
  );
}
