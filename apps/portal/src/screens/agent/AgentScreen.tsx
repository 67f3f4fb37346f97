import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  openLiveHelpLine,
  type LiveHelpEnd,
  type LiveHelpLine,
  type LiveHelpServerMessage,
} from '@forecourt/api-client/live-help';
import { Button } from '@forecourt/ui/button';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { MirroredPage, type Spot } from '@forecourt/ui/mirrored-page';
import { Page } from '@forecourt/ui/page';
import { PasswordField } from '@forecourt/ui/password-field';
import { Stack } from '@forecourt/ui/stack';
import { TextField } from '@forecourt/ui/text-field';
import { fieldIssues, LIVE_HELP_PIN_DIGITS, liveHelpPin } from '@forecourt/validation';
import { Problem } from '../../app/Problem.tsx';
import { useApp } from '../../app/App.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';
import { SignInFrame } from '../login/SignInFrame.tsx';
import { useMirror } from './useMirror.ts';

type RefusalReason = Extract<LiveHelpServerMessage, { tell: 'refused' }>['why'] | 'line';
interface EndedSession {
  readonly by: LiveHelpEnd;
  /** Name of the person whose page it was. */
  readonly name: string;
}
interface AgentEntry {
  readonly agentName: string;
  readonly key: string;
  readonly pin: string;
}
type State =
  | {
      readonly is: 'asking';
      readonly refused: RefusalReason | null;
      readonly ended: EndedSession | null;
    }
  | { readonly is: 'looking'; readonly personName: string; readonly accountName: string };

const NOTHING: AgentEntry = { agentName: '', key: '', pin: '' };

interface AgentFormProps {
  /** Initial values: the agent's name and key carry over to the next caller. */
  readonly initial: AgentEntry;
  readonly refused: RefusalReason | null;
  readonly ended: EndedSession | null;
  readonly isPending: boolean;
  readonly onStart: (typed: AgentEntry) => void;
}

function AgentForm({ initial, refused, ended, isPending, onStart }: AgentFormProps) {
  const text = useText();
  const [typed, setTyped] = useState(initial);
  const [isTried, setTried] = useState(false);
  const update = (part: Partial<AgentEntry>) => setTyped((current) => ({ ...current, ...part }));
  const { error } = liveHelpPin.safeParse(typed.pin);
  const [wrongPin] = error ? fieldIssues(error) : [];
  const isRight = typed.agentName.trim() !== '' && typed.key !== '' && !wrongPin;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isRight && !isPending) onStart(typed);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <Problem>{refused && text(`agent.refused.${refused}`)}</Problem>
        {ended && (
          <InlineMessage tone="info" isLive>
            {text(`agent.ended.${ended.by}`, { name: ended.name })}
          </InlineMessage>
        )}
        <TextField
          label={text('agent.name')}
          value={typed.agentName}
          maxLength={60}
          onChange={(agentName) => update({ agentName })}
          error={isTried && typed.agentName.trim() === '' ? text('agent.name.missing') : undefined}
        />
        <PasswordField
          label={text('agent.key')}
          autoComplete="off"
          value={typed.key}
          onChange={(key) => update({ key })}
          error={isTried && typed.key === '' ? text('agent.key.missing') : undefined}
        />
        <TextField
          label={text('agent.pin')}
          look="code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={LIVE_HELP_PIN_DIGITS}
          value={typed.pin}
          onChange={(pin) => update({ pin })}
          error={isTried && wrongPin ? text(wrongPin.key, wrongPin.params) : undefined}
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          {text('agent.start')}
        </Button>
      </Stack>
    </form>
  );
}

/** Lets an agent view and point at a caller's page; needs a key, not a session. [HELP-01] */
export function Component() {
  const text = useText();
  const { config } = useApp();
  const mirror = useMirror();
  const line = useRef<LiveHelpLine | null>(null);
  const [isPending, setPending] = useState(false);
  const [initial, setInitial] = useState(NOTHING);
  const [state, setState] = useState<State>({ is: 'asking', refused: null, ended: null });
  usePageTitle(text('agent.title'));
  useEffect(() => () => line.current?.close(), []);
  const connect = ({ agentName, key, pin }: AgentEntry) => {
    setPending(true);
    setInitial({ agentName, key, pin: '' });
    let isOver = false;
    let name = '';
    const finish = (refused: RefusalReason | null, ended: EndedSession | null) => {
      if (isOver) return;
      isOver = true;
      setPending(false);
      setState({ is: 'asking', refused, ended });
    };
    line.current = openLiveHelpLine({
      baseUrl: config.gatewayUrl,
      first: { tell: 'agent', key: key.trim().replace(':', '.'), agentName: agentName.trim(), pin },
      closed: () => finish('line', null),
      onMessage: (message) => {
        if (message.tell === 'refused') finish(message.why, null);
        if (message.tell === 'ended') finish(null, { by: message.by, name });
        if (message.tell === 'events') mirror.add(message.events);
        if (message.tell === 'watching') {
          name = message.personName;
          setPending(false);
          setState({ is: 'looking', ...message });
        }
      },
    });
  };
  if (state.is === 'asking') {
    return (
      <SignInFrame title={text('agent.title')} subtitle={text('agent.subtitle')}>
        <AgentForm {...state} initial={initial} isPending={isPending} onStart={connect} />
      </SignInFrame>
    );
  }
  const { personName: name, accountName: account } = state;
  const point = ({ x, y }: Spot) =>
    line.current?.send({ tell: 'point', x: Math.max(0, x), y: Math.max(0, y) });
  return (
    <Page
      title={text('agent.page', { name })}
      subtitle={account}
      actions={
        <Button variant="primary" onPress={() => line.current?.send({ tell: 'stop' })}>
          {text('agent.stop')}
        </Button>
      }
    >
      <Stack gap={12}>
        <p>{text('agent.point', { name })}</p>
        <MirroredPage
          label={text('agent.page', { name })}
          widthPixels={mirror.size.width}
          heightPixels={mirror.size.height}
          mount={mirror.mount}
          onPoint={point}
        />
      </Stack>
    </Page>
  );
}
