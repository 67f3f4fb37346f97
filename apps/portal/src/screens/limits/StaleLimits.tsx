import { Button, Cluster, InlineMessage, SimpleTable, Stack } from '@forecourt/ui';
import type { LimitProfile } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { column } from '../lists/column.ts';
import { formatLimits } from './limitText.ts';

type Version = Pick<LimitProfile, 'name' | 'isDefault' | 'limits'>;

interface StaleLimitsProps {
  readonly mine: Version;
  readonly theirs: Version;
  readonly onKeep: () => void;
  readonly onTakeTheirs: () => void;
  readonly isSaving: boolean;
}

/** Someone else saved first: shows both versions and asks which to keep. */
export function StaleLimits({ mine, theirs, onKeep, onTakeTheirs, isSaving }: StaleLimitsProps) {
  const text = useText();
  const { account } = useSelected();
  const fieldsOf = ({ name, isDefault, limits }: Version) => [
    { id: 'name', label: text('limits.column.name'), value: name },
    {
      id: 'isDefault',
      label: text('limits.default'),
      value: text(isDefault ? 'limits.default.yes' : 'limits.default.no'),
    },
    ...formatLimits(limits, account.currency, text),
  ];
  const theirValues = new Map(fieldsOf(theirs).map(({ id, value }) => [id, value]));
  const rows = fieldsOf(mine).filter(({ id, value }) => (theirValues.get(id) ?? null) !== value);
  return (
    <InlineMessage tone="warn" title={text('limits.stale.title')} isLive>
      <Stack gap={12}>
        <span>{text(rows.length === 0 ? 'limits.stale.none' : 'limits.stale.why')}</span>
        {rows.length > 0 && (
          <SimpleTable<(typeof rows)[number]>
            label={text('limits.stale.title')}
            rows={rows}
            getRowId={({ id }) => id}
            columns={[
              column(
                'field',
                text('limits.stale.field'),
                { isRowHeader: true },
                ({ label }) => label,
              ),
              column(
                'mine',
                text('limits.stale.mine'),
                ({ value }) => value ?? text('limits.none'),
              ),
              column(
                'theirs',
                text('limits.stale.theirs'),
                ({ id }) => theirValues.get(id) ?? text('limits.none'),
              ),
            ]}
          />
        )}
        <Cluster>
          <Button size="compact" onPress={onTakeTheirs}>
            {text('limits.stale.take')}
          </Button>
          <Button size="compact" onPress={onKeep} isPending={isSaving}>
            {text('limits.stale.keep')}
          </Button>
        </Cluster>
      </Stack>
    </InlineMessage>
  );
}
