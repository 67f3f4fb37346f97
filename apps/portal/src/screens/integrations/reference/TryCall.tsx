import { useState } from 'react';
import {
  Button,
  CodeBlock,
  Disclosure,
  InlineMessage,
  PasswordField,
  Section,
  Stack,
  Tabs,
  TextArea,
  TextField,
} from '@forecourt/ui';
import { API_KEY_PREFIXES } from '@forecourt/validation';
import { useApp } from '../../../app/App.ts';
import { useText } from '../../../messages/text.ts';
import type { KeyCall, Named, Parameter } from './openApi.ts';
import { asCurl, asTypeScript, isEntered, type EnteredValues } from './request.ts';
import { parameterText } from './schemaText.ts';
import { useTry, type KeyResponse } from './useTry.ts';

interface FieldsProps {
  readonly parameters: readonly Parameter[];
  readonly named: Named;
  readonly values: EnteredValues;
  readonly missingNames: ReadonlySet<string>;
  readonly hasBody: boolean;
  readonly isBodyInvalid: boolean;
  readonly onChange: (name: string, value: string) => void;
}

function Fields(props: FieldsProps) {
  const { parameters, named, values, missingNames, hasBody, isBodyInvalid, onChange } = props;
  const text = useText();
  const field = (parameter: Parameter) => {
    const { name, required } = parameter;
    return (
      <TextField
        key={name}
        label={name}
        help={parameterText(parameter, named)}
        isRequired={required}
        value={values[name] ?? ''}
        error={missingNames.has(name) && text('reference.missing', { name })}
        onChange={(value) => onChange(name, value)}
      />
    );
  };
  const optional = parameters.filter(({ required }) => !required);
  return (
    <>
      {parameters.filter(({ required }) => required).map(field)}
      {hasBody && (
        <TextArea
          label={text('reference.body')}
          value={values['body'] ?? ''}
          error={isBodyInvalid && text('reference.body.wrong')}
          onChange={(value) => onChange('body', value)}
        />
      )}
      {optional.length > 0 && (
        <Disclosure title={text('reference.optional', { count: optional.length })}>
          <Stack gap={16}>{optional.map(field)}</Stack>
        </Disclosure>
      )}
    </>
  );
}

function Answer({ answered }: { readonly answered: KeyResponse | 'none' }) {
  const text = useText();
  if (answered === 'none') {
    return (
      <InlineMessage tone="bad" isLive title={text('reference.unanswered')}>
        {text('reference.unanswered.why')}
      </InlineMessage>
    );
  }
  return (
    <Section title={text('reference.answer')} look="plain">
      <Stack gap={8}>
        <output>{text('reference.answered', { status: answered.status })}</output>
        <CodeBlock name={text('reference.answered.name')} code={answered.body} />
      </Stack>
    </Section>
  );
}

const isJson = (body: string) => {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
};

export interface TryCallProps {
  readonly call: KeyCall;
  readonly named: Named;
  /** Held by the parent across calls; never stored. */
  readonly apiKey: string;
  readonly onKey: (key: string) => void;
}

/** Makes a call with one of the account's keys, and shows equivalent code. */
export function TryCall({ call, named, apiKey, onKey }: TryCallProps) {
  const text = useText();
  const { config } = useApp();
  const parameters = call.parameters.filter(isEntered);
  const {
    values,
    edit,
    renew,
    request,
    isPending,
    response: answered,
    send: sendIt,
  } = useTry(call, named, {
    gatewayUrl: config.gatewayUrl,
    apiKey,
  });
  const [isChecked, setChecked] = useState(false);
  const missing = parameters.filter(({ name, required }) => required && !values[name]?.trim());
  const isBodyWrong = call.body !== null && !isJson(values['body'] ?? '');
  const isReal = apiKey.startsWith(API_KEY_PREFIXES.live) && call.method !== 'GET';
  const submit = () => {
    setChecked(true);
    if (missing.length > 0 || isBodyWrong || apiKey === '') return;
    void sendIt();
  };
  return (
    <Stack gap={24}>
      <Stack gap={16}>
        <Fields
          parameters={parameters}
          named={named}
          values={values}
          missingNames={new Set(isChecked ? missing.map(({ name }) => name) : [])}
          hasBody={call.body !== null}
          isBodyInvalid={isChecked && isBodyWrong}
          onChange={edit}
        />
        <div data-private>
          <PasswordField
            label={text('reference.key')}
            help={text('reference.key.help')}
            autoComplete="off"
            isRequired
            value={apiKey}
            error={isChecked && apiKey === '' && text('reference.key.missing')}
            onChange={(key) => {
              onKey(key.trim());
              renew();
            }}
          />
        </div>
        {isReal && (
          <InlineMessage tone="warn" isLive title={text('reference.real')}>
            {text('reference.real.why')}
          </InlineMessage>
        )}
        <div>
          <Button variant={isReal ? 'danger' : 'primary'} isPending={isPending} onPress={submit}>
            {text(isReal ? 'reference.sendReal' : 'reference.send')}
          </Button>
        </div>
      </Stack>
      {answered !== null && <Answer answered={answered} />}
      <Section title={text('reference.code')} look="plain">
        <Tabs
          aria-label={text('reference.code')}
          tabs={[
            {
              id: 'curl',
              label: 'curl',
              content: <CodeBlock name={text('reference.code.name')} code={asCurl(request)} />,
            },
            {
              id: 'ts',
              label: 'TypeScript',
              content: (
                <CodeBlock name={text('reference.code.name')} code={asTypeScript(call, values)} />
              ),
            },
          ]}
        />
      </Section>
    </Stack>
  );
}
