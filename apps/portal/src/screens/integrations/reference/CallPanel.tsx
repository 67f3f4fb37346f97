import { CardFacts, CodeBlock, Section, SidePanel, SimpleTable, Stack, Tabs } from '@forecourt/ui';
import { useText } from '../../../messages/text.ts';
import { column } from '../../lists/column.ts';
import type { ListPanelSteps } from '../../lists/ListPanel.tsx';
import type { JsonSchema, KeyCall, Named, Parameter } from './openApi.ts';
import { isEntered } from './request.ts';
import { parameterText, schemaText } from './schemaText.ts';
import { TryCall, type TryCallProps } from './TryCall.tsx';

interface SchemaProps {
  readonly title: string;
  readonly name: string;
  readonly schema: JsonSchema | null;
  readonly named: Named;
}

function Schema({ title, name, schema, named }: SchemaProps) {
  if (!schema) return null;
  return (
    <Section title={title} look="plain">
      <CodeBlock name={name} code={schemaText(schema, named)} />
    </Section>
  );
}

function Details({ call, named }: { readonly call: KeyCall; readonly named: Named }) {
  const text = useText();
  const parameters = call.parameters.filter(isEntered);
  return (
    <Stack gap={24}>
      <CardFacts
        groups={[
          {
            title: text('reference.call'),
            facts: [
              {
                label: text('reference.address'),
                value: `${call.method} ${call.path}`,
                isCode: true,
              },
              { label: text('reference.permission'), value: text(`permission.${call.permission}`) },
            ],
          },
        ]}
      />
      {parameters.length > 0 && (
        <Section title={text('reference.parameters')} look="plain">
          <SimpleTable<Parameter>
            label={text('reference.parameters')}
            rows={parameters}
            getRowId={({ name }) => name}
            columns={[
              column(
                'name',
                text('reference.parameter.name'),
                { isRowHeader: true },
                ({ name, required }) =>
                  required ? text('reference.parameter.required', { name }) : name,
              ),
              column('type', text('reference.parameter.type'), (parameter) =>
                parameterText(parameter, named),
              ),
            ]}
          />
        </Section>
      )}
      <Schema
        title={text('reference.body')}
        name={text('reference.body.name')}
        schema={call.body}
        named={named}
      />
      <Schema
        title={text('reference.answer')}
        name={text('reference.answer.name')}
        schema={call.answer}
        named={named}
      />
      {call.errors.length > 0 && (
        <Section title={text('reference.errors')} look="plain">
          <CodeBlock name={text('reference.errors.name')} code={call.errors.join('\n')} />
        </Section>
      )}
    </Stack>
  );
}

export const CALL_TABS = ['details', 'try'] as const;
type CallTab = (typeof CALL_TABS)[number];

interface CallPanelProps extends TryCallProps, ListPanelSteps {
  readonly tab: CallTab | undefined;
  readonly onTab: (tab: CallTab) => void;
  readonly onClose: () => void;
}

/** An API call's panel: its parameters and response, and a form to try it. */
export function CallPanel({ tab, onTab, onClose, onPrevious, onNext, ...of }: CallPanelProps) {
  const text = useText();
  const { call, named } = of;
  const content = { details: <Details call={call} named={named} />, try: <TryCall {...of} /> };
  return (
    <SidePanel
      onClose={onClose}
      name={call.summary}
      title={call.summary}
      onPrevious={onPrevious}
      onNext={onNext}
    >
      <Tabs
        aria-label={call.summary}
        selected={tab ?? 'details'}
        onSelect={onTab}
        tabs={CALL_TABS.map((id) => ({
          id,
          label: text(`reference.tab.${id}`),
          content: content[id],
        }))}
      />
    </SidePanel>
  );
}
