import { useRef, useState } from 'react';
import { FormGroup, Surface, TextField } from '@forecourt/ui';
import { formatZone } from '@forecourt/ui/format';
import { RECORDED_SOURCE_CHARACTERS_MAX, recordedSource } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { EnterPurchases } from './EnterPurchases.tsx';
import { ImportPage } from './ImportPage.tsx';
import { PastImports } from './PastImports.tsx';
import { useEntryImport } from './useEntryImport.ts';

/** Purchases that were not made with our cards, from whoever recorded them. */
export function Component() {
  const text = useText();
  const { account } = useSelected();
  const [source, setSource] = useState('');
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { flow, enter } = useEntryImport('purchases', source);
  const isMissing = isAsked && !recordedSource.safeParse(source).success;
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
          const isSaid = Object.values(mapping).includes('source');
          const isGood = recordedSource.safeParse(source).success;
          const mayGoOn = isGood || (isSaid && source.trim() === '');
          setAsked(!mayGoOn);
          if (!mayGoOn) field.current?.focus();
          return mayGoOn;
        },
      }}
    />
  );
}
