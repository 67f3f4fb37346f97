import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { useMutation } from '@forecourt/api-client/react';
import {
  Button,
  Checkbox,
  Cluster,
  Columns,
  formatTime,
  InlineMessage,
  KeyFigures,
  Section,
  SettingsList,
  Stack,
  Stepper,
} from '@forecourt/ui';
import { Eye, History, LockKeyhole, OctagonX } from 'lucide-react';
import { Problem } from '../../app/Problem.tsx';
import { useApp } from '../../app/App.ts';
import { Screen } from '../../app/Screen.tsx';
import { liveHelp, type LiveHelp } from '../../liveHelp/liveHelp.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { AgentHours } from './AgentHours.tsx';

const TERMS = [
  { id: 'sees', Icon: Eye },
  { id: 'typed', Icon: LockKeyhole },
  { id: 'stop', Icon: OctagonX },
  { id: 'kept', Icon: History },
] as const;

/** What an agent will and will not see; must be accepted before a PIN is created. [SCREEN-65] */
function TermsForm({ isAgain }: { readonly isAgain: boolean }) {
  const text = useText();
  const { config } = useApp();
  const start = useMutation('startLiveHelp');
  const [isAccepted, setAccepted] = useState(false);
  const [problem, setProblem] = useState<'missing' | 'failed' | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isAccepted) return setProblem('missing');
    if (start.isPending) return;
    const [result, line] = await Promise.all([
      start.send({ body: { acceptsTerms: true } }),
      import('../../liveHelp/openLine.ts').catch(() => null),
    ]);
    if (!result.ok || !line) return setProblem('failed');
    line.openLine(config.gatewayUrl, result.data);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <SettingsList
          label={text('liveHelp.section.terms')}
          settings={TERMS.map(({ id, Icon }) => ({
            id,
            icon: <Icon size={18} />,
            title: text(`liveHelp.terms.${id}`),
            text: text(`liveHelp.terms.${id}.text`),
          }))}
        />
        <Checkbox
          isSelected={isAccepted}
          onChange={(isChosen) => {
            setAccepted(isChosen);
            setProblem(null);
          }}
        >
          {text('liveHelp.accept')}
        </Checkbox>
        <Problem>{problem && text(`liveHelp.${problem}`, { phone: config.supportPhone })}</Problem>
        <Cluster>
          <Button type="submit" variant="primary" isPending={start.isPending}>
            {text(isAgain ? 'liveHelp.again' : 'liveHelp.start')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

function Waiting({ now }: { readonly now: Extract<LiveHelp, { is: 'waiting' }> }) {
  const text = useText();
  const { config } = useApp();
  const { account } = useSelected();
  return (
    <Stack gap={16}>
      <KeyFigures
        label={text('liveHelp.pin')}
        figures={[
          { id: 'pin', label: text('liveHelp.pin'), figure: now.pin },
          {
            id: 'until',
            label: text('liveHelp.until'),
            figure: formatTime(now.expiresAt, account.timeZone),
          },
        ]}
      />
      <p>{text('liveHelp.tell', { phone: config.supportPhone })}</p>
      <Cluster>
        <Button onPress={liveHelp.stop}>{text('liveHelp.stop')}</Button>
      </Cluster>
    </Stack>
  );
}

const STEPS = ['terms', 'pin', 'together'] as const;
const STEP_OF = { off: 'terms', ended: 'terms', waiting: 'pin', watched: 'together' } as const;

/** Live Help: terms, a PIN, then a shared screen. [SCREEN-65, HELP-01, HELP-04] */
export function Component() {
  const text = useText();
  const now = useSyncExternalStore(liveHelp.subscribe, liveHelp.current);
  const step = STEP_OF[now.is];
  return (
    <Screen
      title={text('liveHelp.title')}
      subtitle={text('liveHelp.subtitle')}
      aside={
        <Stepper
          label={text('liveHelp.title')}
          steps={STEPS.map((id) => ({ id, name: text(`liveHelp.step.${id}`) }))}
          currentId={step}
        />
      }
    >
      <Columns
        aside={
          <Section title={text('contact.agents')}>
            <AgentHours />
          </Section>
        }
      >
        <Stack gap={16}>
          {now.is === 'ended' && (
            <InlineMessage tone="info" isLive>
              {text(`liveHelp.ended.${now.by}`)}
            </InlineMessage>
          )}
          <Section title={text(`liveHelp.section.${step}`)}>
            {now.is === 'waiting' && <Waiting now={now} />}
            {now.is === 'watched' && (
              <p>{text('liveHelp.watched.text', { name: now.agentName })}</p>
            )}
            {(now.is === 'off' || now.is === 'ended') && <TermsForm isAgain={now.is === 'ended'} />}
          </Section>
        </Stack>
      </Columns>
    </Screen>
  );
}
