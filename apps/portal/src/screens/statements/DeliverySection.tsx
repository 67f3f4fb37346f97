import { useState } from 'react';
import type { Contract, JournalDeliverySettings, ResponseOf } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import {
  Button,
  Cluster,
  CodeBlock,
  FormGroup,
  FormLayout,
  InlineMessage,
  Section,
  SimpleTable,
  Stack,
  Status,
  TwoLines,
  type SimpleColumn,
  type StatusTone,
} from '@forecourt/ui';
import { FormFields, FormText } from '@forecourt/ui/form';
import {
  journalDelivery,
  SFTP_PORT,
  sftpProblem,
  sftpProblemKey,
  type JournalDelivery,
  type JournalDeliveryState,
} from '@forecourt/validation';
import { Problem } from '../../app/Problem.tsx';
import { useAction } from '../../app/useAction.ts';
import { useSettingsForm } from '../../app/useStoredForm.ts';
import { useNotify } from '../../app/useNotify.ts';
import { useWhen } from '../../app/useWhen.ts';
import { useSentText, useText, type TextKey } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { column } from '../lists/column.ts';
import { useProofGate } from '../settings/useProofGate.tsx';
import { TurnOff } from './TurnOff.tsx';
import { useJournalFailure } from './useJournalFailure.ts';

type TestResult = ResponseOf<Contract['testJournalDelivery']>;

const FIELDS = ['host', 'port', 'username', 'folder'] as const;
type Draft = Readonly<Record<(typeof FIELDS)[number], string>>;

const TONES: Readonly<Record<JournalDeliveryState, StatusTone>> = {
  pending: 'warn',
  delivered: 'good',
  failed: 'bad',
};

function useSave() {
  const text = useText();
  const notify = useNotify();
  const reasonOf = useJournalFailure();
  const saving = useMutation('putJournalDelivery');
  const gate = useProofGate();
  const save = async (settings: JournalDelivery | null, ifMatch: number, doneKey: TextKey) => {
    const result = await gate.run(() => saving.send({ body: { settings } }, { ifMatch }));
    if (result) notify(result, text(doneKey), reasonOf);
    return result;
  };
  const { isPending, failure } = saving;
  return { save, isPending, failure: gate.dialog === null ? failure : undefined, gate };
}

/** The server form. Changing the host or port resets trust, which must then be confirmed again. [UI-19] */
function ServerForm({ stored }: { readonly stored: JournalDeliverySettings }) {
  const text = useText();
  const reasonOf = useJournalFailure();
  const { settings, version } = stored;
  const { save, isPending, failure, gate } = useSave();
  const schema = {
    safeParse: ({ port, ...typed }: Draft) => {
      const isSame = settings?.host === typed.host && String(settings.port) === port;
      const hostKey = isSame ? settings.hostKey : null;
      return journalDelivery.safeParse({ ...typed, port: Number(port), hostKey });
    },
  };
  const initial = {
    host: settings?.host ?? '',
    port: String(settings?.port ?? SFTP_PORT),
    username: settings?.username ?? '',
    folder: settings?.folder ?? '',
  };
  const form = useSettingsForm(schema, initial, version);
  return (
    <>
      <FormLayout
        foot="still"
        onSubmit={() =>
          void form.submit((values, ifMatch) => save(values, ifMatch, 'delivery.saved'))
        }
        actions={
          <>
            {settings !== null && (
              <TurnOff
                subject="delivery"
                host={settings.host}
                isPending={isPending}
                onTurnOff={async () =>
                  form.settle(await save(null, form.version, 'delivery.turnedOff'))
                }
              />
            )}
            <Button type="submit" variant="primary" isPending={isPending}>
              {text('delivery.save')}
            </Button>
          </>
        }
      >
        <FormFields form={form.form}>
          <FormGroup title={text('delivery.server')} hint={text('delivery.server.hint')}>
            {FIELDS.map((name) => (
              <FormText<Draft>
                key={name}
                name={name}
                label={text(`delivery.${name}`)}
                help={text(`delivery.${name}.help`)}
                isRequired={name !== 'folder'}
                optionalText={null}
                {...(name === 'port' ? { inputMode: 'numeric' as const } : {})}
              />
            ))}
          </FormGroup>
        </FormFields>
        <Problem>{failure && reasonOf(failure)}</Problem>
      </FormLayout>
      {gate.dialog}
      {form.question}
    </>
  );
}

interface TrustProps {
  readonly stored: JournalDeliverySettings;
  readonly settings: JournalDelivery;
}

/** The public key for the server, and a test that shows the server's fingerprint to trust. */
function Trust({ stored, settings }: TrustProps) {
  const text = useText();
  const translate = useSentText();
  const reasonOf = useJournalFailure();
  const when = useWhen();
  const testing = useMutation('testJournalDelivery');
  const { save, isPending, gate } = useSave();
  const [data, setData] = useState<TestResult | null>(null);
  const test = async () => {
    const result = await testing.send({ body: {} });
    setData(result.ok ? result.data : null);
  };
  const isTrusted = settings.hostKey !== null;
  return (
    <Stack gap={16}>
      <Section title={text('delivery.key')} hint={text('delivery.key.hint')} look="plain">
        <CodeBlock name={text('delivery.key.name')} code={stored.publicKey} />
      </Section>
      {stored.earlierKeyEndsAt && (
        <InlineMessage tone="warn" title={text('delivery.key.new')}>
          {text('delivery.key.new.why', { when: when(stored.earlierKeyEndsAt) })}
        </InlineMessage>
      )}
      <Cluster gap={12}>
        <Status tone={isTrusted ? 'good' : 'warn'}>
          {text(isTrusted ? 'delivery.on' : 'delivery.untrusted')}
        </Status>
        <Button isPending={testing.isPending} onPress={() => void test()}>
          {text('delivery.test')}
        </Button>
      </Cluster>
      <Problem>{testing.failure && reasonOf(testing.failure)}</Problem>
      {gate.dialog}
      {data?.problem && (
        <InlineMessage tone="bad" isLive title={text('delivery.test.failed')}>
          {translate(sftpProblemKey(data.problem), {})}
        </InlineMessage>
      )}
      {data?.problem === null && isTrusted && (
        <InlineMessage tone="info" isLive>
          {text('delivery.test.done')}
        </InlineMessage>
      )}
      {data?.hostKey && !isTrusted && (
        <InlineMessage
          tone="warn"
          isLive
          title={text('delivery.trust.title')}
          action={
            <Button
              isPending={isPending}
              onPress={() =>
                void save(
                  { ...settings, hostKey: data.hostKey },
                  stored.version,
                  'delivery.trusted',
                )
              }
            >
              {text('delivery.trust')}
            </Button>
          }
        >
          {text('delivery.trust.text', { fingerprint: data.hostKey })}
        </InlineMessage>
      )}
    </Stack>
  );
}

type Item = JournalDeliverySettings['items'][number];

function useColumns(onSend: (item: Item) => void): readonly SimpleColumn<Item>[] {
  const text = useText();
  const translate = useSentText();
  const when = useWhen();
  const problemOf = ({ problem }: Item) => {
    const parsed = sftpProblem.safeParse(problem);
    return problem === null
      ? ''
      : translate(parsed.success ? sftpProblemKey(parsed.data) : problem, {});
  };
  return [
    column('number', text('delivery.item.number'), { isRowHeader: true }, (item) => (
      <TwoLines first={item.statementNumber} second={problemOf(item)} />
    )),
    column('state', text('delivery.item.state'), ({ state }) =>
      state === null ? (
        text('delivery.state.none')
      ) : (
        <Status tone={TONES[state]}>{text(`delivery.state.${state}`)}</Status>
      ),
    ),
    column('at', text('delivery.item.at'), { isWideOnly: true }, ({ attemptedAt: at }) => when(at)),
    column('send', text('delivery.item.send'), { align: 'end' }, (item) => {
      const key = item.state === null ? 'delivery.send' : 'delivery.sendAgain';
      return (
        <Button
          size="compact"
          aria-label={text(`${key}.name`, { number: item.statementNumber })}
          disabledReason={item.state === 'pending' ? text('delivery.send.pending') : null}
          onPress={() => onSend(item)}
        >
          {text(key)}
        </Button>
      );
    }),
  ];
}

function Deliveries({ items }: Pick<JournalDeliverySettings, 'items'>) {
  const text = useText();
  const delivering = useAction('deliverJournalEntry', text('delivery.begun'), useJournalFailure());
  return (
    <SimpleTable
      label={text('delivery.items')}
      rows={items}
      getRowId={({ statementId }) => statementId}
      columns={useColumns(
        ({ statementId }) => void delivering.send({ params: { statementId }, body: {} }),
      )}
    />
  );
}

/** Delivers each new statement's journal entry to the customer's server; for administrators. */
export default function DeliverySection() {
  const text = useText();
  const stored = useQuery('getJournalDelivery', {});
  if (!stored.data) return <NotLoaded query={stored} subject={text('delivery.what')} />;
  const { settings, version, items } = stored.data;
  return (
    <Section title={text('delivery.title')} hint={text('delivery.hint')}>
      <Stack gap={24}>
        <ServerForm stored={stored.data} />
        {settings && <Trust key={`trust ${version}`} stored={stored.data} settings={settings} />}
        {settings?.hostKey && items.length > 0 && <Deliveries items={items} />}
      </Stack>
    </Section>
  );
}
