import { lazy, Suspense, useState, type ComponentType } from 'react';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { Link } from '@forecourt/ui/link';
import { Stack } from '@forecourt/ui/stack';
import { useText } from '../../messages/text.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { href } from '../../addresses/href.ts';
import type { FlowForm, FlowPage } from '../../session/signInFlowPage.ts';
import type { FlowStart, StepAnswer, StepProblem } from '../../session/signInFlowSteps.ts';
import { SignInFrame, type SignInFrameProps } from '../login/SignInFrame.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { FormStep } from './FormStep.tsx';
import { OtherForms } from './OtherForms.tsx';
import { PollStep } from './PollStep.tsx';
import { stepKind, titleOf, type StepKind } from './stepKind.ts';
import { useProblemText, type StepProps } from './step.ts';
import { useSubtitle } from './useSubtitle.ts';
import { useSteps, type Steps } from './useSteps.ts';

const STEPS: Readonly<Record<StepKind, ComponentType<StepProps>>> = {
  choice: ChoiceStep,
  code: CodeStep,
  form: FormStep,
  poll: PollStep,
  newPassword: lazy(async () => {
    const { NewPasswordStep } = await import('./NewPasswordStep.tsx');
    return { default: NewPasswordStep };
  }),
  key: lazy(async () => {
    const { KeyStep } = await import('./KeyStep.tsx');
    return { default: KeyStep };
  }),
};

export interface StepSequenceProps {
  readonly start: FlowStart;
  /** Returns to username and password; if omitted, a link to the login page does. */
  readonly onStartAgain?: () => void;
}

/** Runs the provider's steps until done, each with the matching screen. [AUTH-15, AUTH-16] */
export default function StepSequence({ start, onStartAgain }: StepSequenceProps) {
  const text = useText();
  const steps = useSteps(start);
  const { answer } = steps;
  if (answer?.kind === 'page') {
    return <PageOfSteps page={answer.page} problem={answer.problem} {...{ steps, onStartAgain }} />;
  }
  if (answer?.kind === 'end') return <EndOfSteps answer={answer} onStartAgain={onStartAgain} />;
  return (
    <TitledFrame title={text('signInStep.title.wait')}>
      <output>{text('signInStep.loading')}</output>
    </TitledFrame>
  );
}

function TitledFrame(props: SignInFrameProps) {
  usePageTitle(props.title);
  return <SignInFrame {...props} />;
}

interface PageProps {
  readonly page: FlowPage;
  readonly problem: StepProblem | null;
  readonly steps: Steps;
  readonly onStartAgain: (() => void) | undefined;
}

function PageOfSteps({ page, problem, steps, onStartAgain }: PageProps) {
  const text = useText();
  const subtitleOf = useSubtitle();
  const [selected, setSelected] = useState<{ page: FlowPage; form: FlowForm } | null>(null);
  const form = selected?.page === page ? selected.form : page.forms[0];
  if (!form) return null;
  const Step = STEPS[stepKind(form, page)];
  return (
    <TitledFrame
      title={text(`signInStep.title.${titleOf(form, page)}`)}
      subtitle={subtitleOf(form, page)}
    >
      <Stack gap={20}>
        <Suspense fallback={<output>{text('signInStep.loading')}</output>}>
          <Step
            key={`${form.name} ${page.authenticator?.key ?? ''}`}
            {...{ page, form, problem, steps }}
          />
        </Suspense>
        <OtherForms
          page={page}
          shown={form}
          steps={steps}
          onChoose={(nextForm) => setSelected({ page, form: nextForm })}
        />
        <BackToLogin onStartAgain={onStartAgain} />
      </Stack>
    </TitledFrame>
  );
}

interface EndProps {
  readonly answer: Extract<StepAnswer, { kind: 'end' }>;
  readonly onStartAgain: (() => void) | undefined;
}

function EndOfSteps({ answer, onStartAgain }: EndProps) {
  const { problem } = answer;
  const text = useText();
  const problemText = useProblemText();
  return (
    <TitledFrame title={text(`signInStep.title.${titleOfEnd(answer)}`)}>
      <Stack gap={20}>
        <InlineMessage tone={problem ? 'bad' : 'info'} isLive>
          {problem === null ? text(`signInStep.end.${answer.note}`) : problemText(problem)}
        </InlineMessage>
        <BackToLogin onStartAgain={onStartAgain} />
      </Stack>
    </TitledFrame>
  );
}

/** An action that is not allowed keeps its own title. */
function titleOfEnd(answer: EndProps['answer']) {
  const { problem } = answer;
  if (problem === null) return answer.note === 'unlocked' ? 'unlock' : 'done';
  if (problem.kind !== 'reason') return 'end';
  if (problem.reason === 'unlockNotAllowed') return 'unlock';
  return problem.reason === 'recoveryNotAllowed' ? 'recover' : 'end';
}

function BackToLogin({ onStartAgain }: { readonly onStartAgain: (() => void) | undefined }) {
  const text = useText();
  return (
    <p>
      <Link href={href('login')} {...(onStartAgain ? { onPress: onStartAgain } : {})}>
        {text('signInStep.toLogin')}
      </Link>
    </p>
  );
}
