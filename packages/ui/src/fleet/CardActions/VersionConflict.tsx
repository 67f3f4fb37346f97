'use client';
import { type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { SimpleTable } from '../../data/SimpleTable/index.ts';
import { Cluster } from '../../layout/Cluster/index.ts';
import { InlineMessage } from '../../feedback/InlineMessage/index.ts';
import { useText } from '../../provider/index.ts';

/** One value in both versions, as text. */
export interface DifferingValue {
  readonly field: string;
  readonly label: string;
  readonly yours: string;
  readonly current: string;
}

export interface VersionConflictProps extends HostProps<HTMLDivElement> {
  /** Who made the conflicting change, and when, if known. */
  readonly who?: string;
  readonly values: readonly DifferingValue[];
  readonly isSaving?: boolean;
  /** Overwrites the current version with the person's changes. */
  readonly onKeepMine: () => void;
  /** Discards the person's changes and reloads the current version. */
  readonly onTakeTheirs: () => void;
}

/** Shows both versions after someone else changed the record, to choose one of them. */
export function VersionConflict(props: VersionConflictProps) {
  const { who, values, isSaving = false, onKeepMine, onTakeTheirs } = props;
  const { className, ref } = props;
  const text = useText();
  return (
    <InlineMessage
      ref={ref}
      className={className}
      tone="warn"
      isLive
      title={
        who === undefined
          ? text('versionConflict.title')
          : text('versionConflict.titleBy', { name: who })
      }
      action={
        <Cluster gap={8}>
          <Button size="compact" variant="primary" isPending={isSaving} onPress={onKeepMine}>
            {text('versionConflict.keepMine')}
          </Button>
          <Button size="compact" onPress={onTakeTheirs}>
            {text('versionConflict.takeTheirs')}
          </Button>
        </Cluster>
      }
    >
      {values.length === 0 ? (
        text('versionConflict.nothing')
      ) : (
        <SimpleTable
          label={text('versionConflict.values')}
          rows={values}
          getRowId={({ field }) => field}
          columns={[
            {
              id: 'field',
              head: text('versionConflict.field'),
              cell: ({ label }) => label,
              isRowHeader: true,
            },
            { id: 'yours', head: text('versionConflict.yours'), cell: ({ yours }) => yours },
            { id: 'current', head: text('versionConflict.now'), cell: ({ current }) => current },
          ]}
        />
      )}
    </InlineMessage>
  );
}
