import { useRef, useState } from 'react';
import { FormGroup, ImportEnter, ImportProgress, Stack, Surface, TextField } from '@forecourt/ui';
import { formatZone } from '@forecourt/ui/format';
import { RECORDED_SOURCE_CHARACTERS_MAX, recordedSource } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { LoadFailure } from '../cards/LoadFailure.tsx';
import { ImportPage } from './ImportPage.tsx';
import { PastImports } from './PastImports.tsx';
import { useEntryImport, type EntryFlow } from './useEntryImport.ts';
import { useImportCounts } from './useImportCounts.ts';

/** The last step of a purchase import: only the gateway can tell which purchases it already has. */
function EnterPurchases({ flow, enter }: EntryFlow<'purchases'>) {
  const text = useText();
  const { counts, failure, isCounting, done, retry } = useImportCounts(flow.file.state.rows);
  if (isCounting) {
    return (
      <ImportProgress
        phase="checking"
        done={done}
        total={flow.ready.length}
        onCancel={enter.onBack}
      />
    );
  }
  const knownCounts = counts && {
    known: counts.changed + counts.unchanged,
    updated: counts.changed,
  };
  return (
    <Stack>
      {failure && (
        <LoadFailure
          failure={failure}
          onRetry={retry}
          subject={{ title: text('import.uncounted') }}
        />
      )}
      <ImportEnter
        {...enter}
        added={counts?.added ?? 0}
        {...knownCounts}
        onEnter={() => void flow.send(null)}
      />
    </Stack>
  );
}

/** Imports purchases made without the fleet's cards, from whoever recorded them. */
export function Component() {
  const text = useText();
  const { account } = useSelected();
  const [source, setSource] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { flow, enter } = useEntryImport('purchases', source);
  const isMissing = isSubmitted && !recordedSource.safeParse(source).success;
  return (
    <ImportPage
      kind="purchases"
      permission="vehicles.edit"
      flow={flow}
      confirm={<EnterPurchases flow={flow} enter={enter} />}
      otherwise={<PastImports />}
      ask={{
        field: (
          <Surface>
            <FormGroup
              title={text('import.source.title')}
              hint={text('import.source.help', { zone: formatZone(account.timeZone) })}
            >
              <TextField
                ref={field}
                label={text('import.source.label')}
                value={source}
                onChange={setSource}
                maxLength={RECORDED_SOURCE_CHARACTERS_MAX}
                error={isMissing && text('recordedPurchase.sourceRequired')}
              />
            </FormGroup>
          </Surface>
        ),
        check: (mapping) => {
          const hasSourceColumn = Object.values(mapping).includes('source');
          const isGood = recordedSource.safeParse(source).success;
          const mayGoOn = isGood || (hasSourceColumn && source.trim() === '');
          setSubmitted(!mayGoOn);
          if (!mayGoOn) field.current?.focus();
          return mayGoOn;
        },
      }}
    />
  );
}
